import { makeAutoObservable, observableRef } from 'mobx';
import type { SessionExpiry } from '@/application/identity/SessionExpiry';
import type { Clock } from '@/application/ports/Clock';
import { NAVIGATION_TIMEOUT } from '@/application/ports/IdentityProvider';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { Instant } from '@/domain/shared/instant';
import { errorMessage } from '@/ui/i18n/errorMessage';
import type { Lazy } from '@/ui/shell/loading/lazy';
import type { LanguageViewModel } from '@/ui/shell/LanguageViewModel';
import type { ScreenViewModel } from '@/ui/shell/ScreenViewModel';
import type { SessionViewModel } from '@/ui/shell/SessionViewModel';
import type { Toasts } from '@/ui/shell/Toasts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The longest time between two checks, in milliseconds. */
const MAX_CHECK_INTERVAL = 30 * SECOND;

/** How long before the end the dialog opens, in milliseconds. */
const LEAD_TIMES = { page: 5 * MINUTE, payment: 10 * MINUTE };

/** The page on which the dialog opens. */
export interface ShownPage {
  /** The business whose wizard the page is. Undefined on any other page. */
  readonly businessInWizard: () => BusinessId | undefined;
  /** Whether another dialog is open, for example while a payment is sent. */
  readonly isBlockedByDialog: () => boolean;
  /** Path and query. */
  readonly path: () => string;
}

interface SessionExpiryShell {
  readonly session: Pick<SessionViewModel, 'user' | 'expire'>;
  readonly toasts: Pick<Toasts, 'show' | 'setNextOwnerKnown'>;
  readonly language: Pick<LanguageViewModel, 'language'>;
  readonly clock: Pick<Clock, 'now' | 'after'>;
}

type SessionExpiryState =
  | { readonly kind: 'hidden' }
  /** The dialog is open. `leaving` while the sign-in page is opening. */
  | { readonly kind: 'asking' | 'leaving'; readonly millisecondsLeft: number; readonly isPayment: boolean };

/** Asks the owner once, before the session ends. When it ends, the owner is signed out as after an HTTP 401. */
export class SessionExpiryViewModel implements ScreenViewModel {
  state: SessionExpiryState = { kind: 'hidden' };
  #isAnswered = false;
  #isStopped = true;
  #cancelTimer = (): void => {};
  readonly #sessionExpiry: Pick<SessionExpiry, keyof SessionExpiry>;
  readonly #page: ShownPage;
  readonly #shell: SessionExpiryShell;

  constructor(
    sessionExpiry: Pick<SessionExpiry, keyof SessionExpiry>,
    page: ShownPage,
    shell: SessionExpiryShell,
  ) {
    this.#sessionExpiry = sessionExpiry;
    this.#page = page;
    this.#shell = shell;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  start(): void {
    this.#isStopped = false;
    this.#shell.toasts.setNextOwnerKnown(true);
    void this.check();
  }

  dispose(): void {
    this.#isStopped = true;
    this.#cancelTimer();
  }

  /** Closes the dialog, which does not open again until the session has been renewed. */
  dismiss(): void {
    if (this.state.kind === 'leaving') return;
    this.#isAnswered = true;
    this.to({ kind: 'hidden' });
  }

  /**
   * Opens the sign-in page. If it does not open (the sign-in failed to start, or the owner stopped the navigation), the
   * dialog asks again. Does nothing if the dialog is not asking.
   */
  async signInAgain(): Promise<void> {
    const { session, language, toasts, clock } = this.#shell;
    if (this.state.kind !== 'asking' || session.user === undefined) return;
    this.to({ ...this.state, kind: 'leaving' });
    const path = this.#page.path();
    toasts.setNextOwnerKnown(false);
    const started = await this.#sessionExpiry.signInAgain(path, language.language);
    if (started.ok) await new Promise<void>((resolve) => clock.after(NAVIGATION_TIMEOUT, resolve));
    else {
      toasts.setNextOwnerKnown(true);
      toasts.show({ kind: 'error', message: errorMessage(started.error) });
    }
    this.askAgain();
  }

  private askAgain(): void {
    if (this.state.kind === 'leaving') this.to({ ...this.state, kind: 'asking' });
  }

  private async check(): Promise<void> {
    const { user } = this.#shell.session;
    const end = user && (await this.#sessionExpiry.expiresAt());
    if (!this.#isStopped) this.onChecked(end);
  }

  private onChecked(end: Instant | undefined): void {
    if (end === undefined) {
      /* The session was renewed. */
      this.#isAnswered = false;
      if (this.state.kind === 'asking') this.to({ kind: 'hidden' });
      return this.#checkAfter(MAX_CHECK_INTERVAL);
    }
    const millisecondsLeft = end - this.#shell.clock.now();
    if (this.state.kind !== 'leaving') this.expireOrAsk(millisecondsLeft);
    this.#checkAfter(
      this.state.kind === 'hidden' ? Math.min(MAX_CHECK_INTERVAL, this.untilNext(millisecondsLeft)) : SECOND,
    );
  }

  private expireOrAsk(millisecondsLeft: number): void {
    if (this.state.kind !== 'asking' && this.isBlocked()) return;
    const isPayment = this.#page.businessInWizard() !== undefined;
    if (millisecondsLeft <= 0) {
      this.to({ kind: 'hidden' });
      void this.#shell.session.expire();
    } else if (!this.#isAnswered && millisecondsLeft <= LEAD_TIMES[isPayment ? 'payment' : 'page'])
      this.to({ kind: 'asking', millisecondsLeft, isPayment });
  }

  /**
   * While another dialog is open, or in a wizard while the outcome of an order for its business is unknown, the dialog
   * does not open and the session does not end.
   */
  private isBlocked(): boolean {
    const { user } = this.#shell.session;
    if (this.#page.isBlockedByDialog()) return true;
    const businessId = this.#page.businessInWizard();
    if (user === undefined || businessId === undefined) return false;
    return this.#sessionExpiry.hasUnknownOrder({ userId: user.id, businessId });
  }

  /** The milliseconds until the dialog or the end of the session is due, at least one second. */
  private untilNext(millisecondsLeft: number): number {
    const page = this.#page.businessInWizard() === undefined ? 'page' : 'payment';
    const leadTime = this.#isAnswered ? 0 : LEAD_TIMES[page];
    const wait = millisecondsLeft > leadTime ? millisecondsLeft - leadTime : millisecondsLeft;
    return Math.max(SECOND, wait);
  }

  private to(state: SessionExpiryState): void {
    /* While the dialog is open again, a slow sign-in page may still open. */
    if (state.kind === 'hidden') this.#shell.toasts.setNextOwnerKnown(true);
    this.state = state;
  }

  #checkAfter(milliseconds: number): void {
    this.#cancelTimer();
    this.#cancelTimer = this.#shell.clock.after(milliseconds, () => void this.check());
  }
}

export type CreateSessionExpiryViewModel = (page: ShownPage) => SessionExpiryViewModel;

declare module '@/ui/shell/ViewModels' {
  interface ViewModels {
    readonly sessionExpiry: Lazy<CreateSessionExpiryViewModel>;
  }
}
