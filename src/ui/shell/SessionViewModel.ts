import { makeAutoObservable, observableRef, when } from 'mobx';
import type { CompleteSignIn, CompleteSignInError } from '@/application/identity/CompleteSignIn';
import type { SessionEndCause } from '@/application/ports/NoSessionReason';
import type { EndSession } from '@/application/identity/EndSession';
import type { RestoreSession } from '@/application/identity/RestoreSession';
import type { Session } from '@/application/identity/Session';
import type { SignIn } from '@/application/identity/SignIn';
import type { WatchForSignOut } from '@/application/identity/WatchForSignOut';
import type { Clock } from '@/application/ports/Clock';
import { NAVIGATION_TIMEOUT } from '@/application/ports/IdentityProvider';
import { isConnectionFailure } from '@/application/ports/ServiceFailure';
import type { User } from '@/domain/identity/User';
import type { Language } from '@/domain/shared/language';
import { errorMessage } from '@/ui/i18n/errorMessage';
import type { Toasts } from './Toasts';
import { unreachable, type RedirectingSession, type SessionState } from './SessionState';

/** Where the callback page redirects (spec section 2). Undefined while another document opens. */
export type CallbackDestination = 'dashboard' | 'home' | undefined;

/** The use cases of the session. Their code may load on demand. */
export interface SessionUseCases {
  readonly restoreSession: Pick<RestoreSession, 'execute'>;
  readonly signIn: Pick<SignIn, 'execute'>;
  readonly completeSignIn: Pick<CompleteSignIn, 'execute'>;
  /** Clears the account and the tokens of this tab, and the records that end with every session. The page stays. */
  readonly clearSession: { execute(): Promise<void> };
  readonly watchForSignOut: Pick<WatchForSignOut, 'execute'>;
  readonly endSession: Pick<EndSession, 'execute'>;
}

/** The session of this tab, with sign-in and sign-out. */
export class SessionViewModel {
  state: SessionState;
  #isStarted = false;
  #isWatching = false;
  /** Counts the redirects, so that a result that was requested before a redirect is ignored. */
  #redirects = 0;
  #retry: Promise<void> | undefined;
  #completion: Promise<CallbackDestination> | undefined;
  readonly #useCases: SessionUseCases;
  readonly #toasts: Toasts;
  readonly #language: () => Language;
  readonly #clock: Pick<Clock, 'after'>;

  constructor(
    useCases: SessionUseCases,
    toasts: Toasts,
    language: () => Language,
    clock: Pick<Clock, 'after'>,
    /** The state to show until the session is known. */
    shown: SessionState = { kind: 'loading' },
  ) {
    this.#useCases = useCases;
    this.#toasts = toasts;
    this.#language = language;
    this.#clock = clock;
    this.state = shown;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  get user(): User | undefined {
    return this.state.kind === 'signed-in' ? this.state.user : undefined;
  }

  get canSignIn(): boolean {
    return this.state.kind === 'signed-out' || this.state.kind === 'unreachable';
  }

  /**
   * Restores the session, once per document. On the callback page `completeSignIn` does this instead.
   * @param ready Resolves when the document may send requests. The state is `loading` at once.
   */
  async start(ready?: Promise<unknown>): Promise<void> {
    if (this.#isStarted) return;
    this.#isStarted = true;
    if (this.state.kind === 'signed-out') this.to({ kind: 'loading' });
    if (ready !== undefined) await ready;
    void this.watch();
    await this.reload();
  }

  /**
   * Restores the session, or loads the record of a signed-in owner again. Only a session that has expired, or ended in
   * another tab, signs a signed-in owner out. Any other failure does not.
   */
  async reload(): Promise<void> {
    if (this.state.kind === 'redirecting') return;
    const redirects = this.#redirects;
    const { user } = this;
    const session = await this.#useCases.restoreSession.execute();
    if (this.#redirects !== redirects) return;
    /* If the owner's record was replaced during the request, the replacement is newer than the response. */
    if (session.ok) return this.user === user ? this.enter(session.value) : undefined;
    if (session.error.kind === 'session-expired') return this.expire();
    if (session.error.kind === 'signed-out-elsewhere') return this.followSignOut();
    if (this.state.kind !== 'signed-in' && isConnectionFailure(session.error))
      return this.to(unreachable(session.error));
    this.#toasts.show({ kind: 'error', message: errorMessage(session.error) });
    if (this.state.kind !== 'signed-in') await this.clear();
  }

  /** Checks the session again after the connection had failed. Calls during a check wait for it. */
  async reconnect(): Promise<void> {
    if (this.state.kind !== 'unreachable') return;
    if (this.state.isRetrying) return this.#retry;
    this.to({ ...this.state, isRetrying: true });
    this.#retry = this.reload();
    await this.#retry;
  }

  /** Replaces the owner's record, which the header and all pages show. */
  replaceUser(user: User): void {
    if (this.user?.id !== user.id) return;
    this.to({ kind: 'signed-in', user });
  }

  /**
   * Navigates to the sign-in page of the provider. Does nothing when the owner is signed in or is being redirected.
   * While the session is being restored it waits, so that the press is not lost.
   */
  async signIn(): Promise<void> {
    if (this.state.kind === 'loading') await when(() => this.state.kind !== 'loading');
    if (this.state.kind === 'unreachable') await this.reconnectBeforeSignIn();
    if (this.state.kind !== 'signed-out') return;
    const redirecting = this.startRedirect('sign-in');
    const started = await this.#useCases.signIn.execute(this.#language());
    if (started.ok) return this.endStoppedRedirect(redirecting);
    this.#toasts.show({ kind: 'error', message: errorMessage(started.error) });
    this.to({ kind: 'signed-out' });
  }

  /**
   * Completes the sign-in with the response of the provider. Repeated calls share one result. Rejects when the code
   * fails to load. Then another call tries again, and a page that is opened instead restores the session.
   */
  async completeSignIn(): Promise<CallbackDestination> {
    this.#isStarted = true;
    try {
      return await (this.#completion ??= this.complete());
    } catch (error) {
      this.#completion = undefined;
      this.#isStarted = false;
      throw error;
    }
  }

  /** Ends the session and navigates to the home page. */
  async signOut(): Promise<void> {
    const { state } = this;
    if (state.kind === 'redirecting') return;
    try {
      await this.end('signed-out');
    } catch (error) {
      if (state.kind !== 'unreachable') throw error;
      /* The code failed to load, so nothing has ended. A check that was running is ignored since the redirect began. */
      this.to({ ...state, isRetrying: false });
      this.#toasts.show({ kind: 'error', message: errorMessage(state.error) });
    }
  }

  /**
   * Ends a session that the API no longer accepts. Repeated calls act once. The next document shows the reason, and
   * drafts are restored after the next sign-in.
   */
  async expire(): Promise<void> {
    if (this.state.kind !== 'redirecting' && this.state.kind !== 'signed-out') await this.end('expired');
  }

  /**
   * Ends the session here too after the owner signed out in another tab. The next document shows the reason (decision
   * C113).
   */
  async followSignOut(): Promise<void> {
    if (this.state.kind !== 'redirecting' && this.state.kind !== 'signed-out')
      await this.end('signed-out-elsewhere');
  }

  private async end(cause: SessionEndCause): Promise<void> {
    const redirecting = this.startRedirect('sign-out');
    await this.#useCases.endSession.execute(cause);
    this.endStoppedRedirect(redirecting);
  }

  private startRedirect(to: RedirectingSession['to']): RedirectingSession {
    this.#redirects += 1;
    /* The next person at this device could read it. */
    this.#toasts.forgetPast();
    const redirecting: RedirectingSession = { kind: 'redirecting', to };
    this.to(redirecting);
    return redirecting;
  }

  /**
   * The owner or the connection may stop the navigation, which no event reports. After a timeout the page counts as
   * signed out, so that it does not wait forever.
   */
  private endStoppedRedirect(redirecting: RedirectingSession): void {
    this.#clock.after(NAVIGATION_TIMEOUT, () => {
      if (this.state !== redirecting) return;
      this.to(
        redirecting.to === 'sign-out' ? { kind: 'signed-out', hasEnded: true } : { kind: 'signed-out' },
      );
    });
  }

  /** Starts watching for a sign-out in another tab once there is an account. Concurrent calls start it once. */
  private async watch(): Promise<void> {
    if (this.#isWatching) return;
    this.#isWatching = true;
    try {
      this.#isWatching = await this.#useCases.watchForSignOut.execute(() => void this.followSignOut());
    } catch {
      /* The chunk failed to load, so nothing is watched. A feature that needs the chunk reports the failure. */
      this.#isWatching = false;
    }
  }

  /** Checks for a session that still exists. If there is none, the state becomes `signed-out`. */
  private async reconnectBeforeSignIn(): Promise<void> {
    await this.reconnect();
    if (this.state.kind === 'unreachable')
      this.#toasts.show({ kind: 'error', message: errorMessage(this.state.error) });
  }

  /** A signed-in owner who opens the callback URL by hand stays signed in (decision C116). */
  private async complete(): Promise<CallbackDestination> {
    const completed = await this.#useCases.completeSignIn.execute();
    if (!completed.ok) return this.endRefusedSignIn(completed.error);
    if (completed.value.kind === 'signed-out') {
      await this.reload();
      return this.destination('home');
    }
    this.enter(completed.value);
    return this.destination('dashboard');
  }

  /** While the reconciliation of an order opens (decision C93), no other page replaces the callback page. */
  private destination(page: 'dashboard' | 'home'): CallbackDestination {
    return this.state.kind === 'signed-in' && this.state.unknownOrderOf !== undefined ? undefined : page;
  }

  private async endRefusedSignIn(error: CompleteSignInError): Promise<CallbackDestination> {
    if (error.kind === 'signed-out-elsewhere') {
      await this.followSignOut();
      return undefined;
    }
    this.#toasts.show({ kind: 'error', message: errorMessage(error) });
    /* A refused response changes nothing in the session that the tab had before it left for the sign-in page, unless the
       exchange of its code took too long: then the storage was cleared. */
    if (error.kind === 'sign-in-refused') await this.reload();
    else if (isConnectionFailure(error)) this.to(unreachable(error));
    else await this.clear();
    return this.destination(this.state.kind === 'signed-in' ? 'dashboard' : 'home');
  }

  /** A signed-out page must not keep tokens, because a reload would sign in the next person at this computer. */
  private async clear(): Promise<void> {
    await this.#useCases.clearSession.execute();
    if (this.state.kind !== 'redirecting') this.to({ kind: 'signed-out' });
  }

  private enter(session: Session): void {
    this.to(session);
    if (session.kind === 'signed-in') void this.watch();
  }

  private to(state: SessionState): void {
    if ([state, this.state].some(({ kind }) => kind === 'redirecting'))
      this.#toasts.setNextOwnerKnown(state.kind !== 'redirecting');
    this.state = state;
  }
}
