import { makeAutoObservable, observableRef, when } from 'mobx';
import type { CompleteSignIn, CompleteSignInError } from '@/application/identity/CompleteSignIn';
import type { EndSessionSignedOutElsewhere } from '@/application/identity/EndSessionSignedOutElsewhere';
import type { RestoreSession } from '@/application/identity/RestoreSession';
import type { Session } from '@/application/identity/Session';
import type { SignIn } from '@/application/identity/SignIn';
import type { SignOut } from '@/application/identity/SignOut';
import type { WatchForSignOut } from '@/application/identity/WatchForSignOut';
import { isConnectionFailure } from '@/application/ports/ServiceFailure';
import type { User } from '@/domain/identity/User';
import type { Language } from '@/domain/shared/language';
import { errorMessage, type ShownError } from '@/ui/i18n/errorMessage';
import type { Notices } from './Notices';

/** `leaving` is on the way to the provider's page, or out. */
export type SessionState = LoadingSession | { readonly kind: 'leaving' } | UnreachableSession | Session;

interface LoadingSession {
  readonly kind: 'loading';
  /** Known already, and shown only after hydration: a prerendered page contains no owner. */
  readonly owner?: User | undefined;
}

/** Somebody signed in in this tab, and the connection is why nobody knows whether that holds. */
export interface UnreachableSession {
  readonly kind: 'unreachable';
  readonly error: ShownError;
  readonly isRetrying: boolean;
}

/** Where the callback page goes, replacing itself in the history (spec section 2). */
export type CallbackDestination = 'dashboard' | 'home';

/** The use cases of the session; each may arrive when it is first needed. */
export interface SessionUseCases {
  readonly restoreSession: Pick<RestoreSession, 'execute'>;
  readonly signIn: Pick<SignIn, 'execute'>;
  readonly completeSignIn: Pick<CompleteSignIn, 'execute'>;
  readonly signOut: Pick<SignOut, 'execute'>;
  readonly watchForSignOut: Pick<WatchForSignOut, 'execute'>;
  /** Knows by itself where the owner is, as the next one does. */
  readonly endSessionSignedOutElsewhere: {
    execute(): ReturnType<EndSessionSignedOutElsewhere['execute']>;
  };
  readonly endExpiredSession: { execute(): Promise<void> };
}

/** Who is signed in in this tab, and the ways in and out. */
export class SessionViewModel {
  state: SessionState;
  #isStarted = false;
  #isWatching = false;
  #completion: Promise<CallbackDestination> | undefined;

  constructor(
    private readonly useCases: SessionUseCases,
    private readonly notices: Notices,
    private readonly language: () => Language,
    /** What is shown until it is known who is here. */
    shown: SessionState = { kind: 'loading' },
  ) {
    this.state = shown;
    makeAutoObservable<SessionViewModel, 'useCases' | 'notices' | 'language'>(
      this,
      { state: observableRef, useCases: false, notices: false, language: false },
      { autoBind: true },
    );
  }

  get user(): User | undefined {
    if (this.state.kind === 'loading') return this.state.owner;
    return this.state.kind === 'signed-in' ? this.state.user : undefined;
  }

  get canSignIn(): boolean {
    return this.state.kind === 'signed-out' || this.state.kind === 'unreachable';
  }

  /**
   * Finds out who is signed in; on the callback page `completeSignIn` does that instead. Once per document.
   * @param mayAsk What it waits for before it asks. The state is `loading` at once.
   */
  async start(mayAsk?: Promise<unknown>): Promise<void> {
    if (this.#isStarted) return;
    this.#isStarted = true;
    if (this.state.kind === 'signed-out') this.to({ kind: 'loading' });
    if (mayAsk !== undefined) await mayAsk;
    void this.watch();
    await this.reload();
  }

  /** Sets the owner for view models that start before hydration. The page still shows a session that is loading. */
  setOwnerEarly(owner: User): void {
    if (this.state.kind === 'loading') this.to({ kind: 'loading', owner });
  }

  /** Reads the owner's record again, as after a business was added elsewhere. Who is in stays in when that fails. */
  async reload(): Promise<void> {
    const session = await this.useCases.restoreSession.execute();
    if (this.state.kind === 'leaving') return;
    if (session.ok) return this.enter(this.#latest(session.value));
    if (session.error.kind === 'session-expired') return this.expire();
    if (this.state.kind !== 'signed-in' && isConnectionFailure(session.error))
      return this.to(unreachable(session.error));
    this.notices.show({ kind: 'error', message: errorMessage(session.error) });
    if (this.state.kind !== 'signed-in') this.to({ kind: 'signed-out' });
  }

  /** Asks again who is signed in, after the connection kept that from being known. */
  async reconnect(): Promise<void> {
    if (this.state.kind !== 'unreachable' || this.state.isRetrying) return;
    this.to({ ...this.state, isRetrying: true });
    await this.reload();
  }

  /** The owner's record has changed: the whole frame shows the new one at once. */
  replaceUser(user: User): void {
    if (this.user?.id !== user.id) return;
    this.to(this.state.kind === 'loading' ? { kind: 'loading', owner: user } : { kind: 'signed-in', user });
  }

  /**
   * Leaves for the provider's page; does nothing while that is under way, and for whoever is signed in. While the session
   * is being restored it waits for that: the press is not lost.
   */
  async signIn(): Promise<void> {
    if (this.state.kind === 'loading') await when(() => this.state.kind !== 'loading');
    if (this.state.kind === 'unreachable') return this.signInAgain();
    if (this.state.kind !== 'signed-out') return;
    this.to({ kind: 'leaving' });
    const started = await this.useCases.signIn.execute(this.language());
    if (started.ok) return;
    this.notices.show({ kind: 'error', message: errorMessage(started.error) });
    this.to({ kind: 'signed-out' });
  }

  /** Takes the provider's answer, once however often it is called. */
  async completeSignIn(): Promise<CallbackDestination> {
    this.#isStarted = true;
    this.#completion ??= this.complete();
    return this.#completion;
  }

  /** Ends the session and leaves for the home page. */
  async signOut(): Promise<void> {
    if (this.state.kind === 'leaving') return;
    this.to({ kind: 'leaving' });
    await this.useCases.signOut.execute();
  }

  /**
   * The API takes the session no more: signs out, once however many calls found out; the next document says why. What
   * was begun is there again after the next sign-in.
   */
  async expire(): Promise<void> {
    if (this.state.kind === 'leaving' || this.state.kind === 'signed-out') return;
    this.to({ kind: 'leaving' });
    await this.useCases.endExpiredSession.execute();
  }

  /** The owner signed out in another tab: so does this one, and the next document says why (decision C84). */
  async followSignOut(): Promise<void> {
    if (this.state.kind === 'leaving' || this.state.kind === 'signed-out') return;
    this.to({ kind: 'leaving' });
    await this.useCases.endSessionSignedOutElsewhere.execute();
  }

  /** Once there is an account; a second call while the first is under way does nothing. */
  private async watch(): Promise<void> {
    if (this.#isWatching) return;
    this.#isWatching = true;
    try {
      this.#isWatching = await this.useCases.watchForSignOut.execute(() => void this.followSignOut());
    } catch {
      /* The code did not come; whatever needs it says so. */
      this.#isWatching = false;
    }
  }

  /** Whoever is in need not come in again, only be recognised. */
  private async signInAgain(): Promise<void> {
    await this.reconnect();
    if (this.state.kind === 'unreachable')
      this.notices.show({ kind: 'error', message: errorMessage(this.state.error) });
  }

  /** A person who is signed in already and opens the callback by hand stays signed in (decision C2). */
  private async complete(): Promise<CallbackDestination> {
    const completed = await this.useCases.completeSignIn.execute();
    if (!completed.ok) return this.refused(completed.error);
    if (completed.value.kind === 'signed-out') {
      await this.reload();
      return 'home';
    }
    this.enter(completed.value);
    return 'dashboard';
  }

  private refused(error: CompleteSignInError): CallbackDestination {
    this.notices.show({ kind: 'error', message: errorMessage(error) });
    this.to(isConnectionFailure(error) ? unreachable(error) : { kind: 'signed-out' });
    return 'home';
  }

  private enter(session: Session): void {
    this.to(session);
    if (session.kind === 'signed-in') void this.watch();
  }

  /** A view model that started before hydration may have read a newer record than the one the session began with. */
  #latest(restored: Session): Session {
    const owner = this.state.kind === 'loading' ? this.state.owner : undefined;
    return owner === undefined || restored.kind === 'signed-out'
      ? restored
      : { kind: 'signed-in', user: owner };
  }

  private to(state: SessionState): void {
    this.state = state;
  }
}

function unreachable(error: ShownError): UnreachableSession {
  return { kind: 'unreachable', error, isRetrying: false };
}
