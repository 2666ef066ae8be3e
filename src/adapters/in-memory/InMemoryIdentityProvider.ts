import { signInRefused, type RedirectResult } from '@/adapters/identity/ClientLibrary';
import { ObservableInteractionStatus } from '@/adapters/identity/ObservableInteractionStatus';
import { readTokenClaims } from '@/adapters/identity/readTokenClaims';
import type { RedirectDocument } from '@/adapters/identity/RedirectIdentityProvider';
import type { Clock } from '@/application/ports/Clock';
import {
  accessToken,
  NAVIGATION_TIMEOUT,
  type AccessToken,
  type IdentityProvider,
  type SignInNotStarted,
  type InteractionStatus,
  type StorageBlocked,
  type TokenUnavailable,
} from '@/application/ports/IdentityProvider';
import type { ClaimsUnreadable, TokenClaims } from '@/domain/identity/TokenClaims';
import type { Instant } from '@/domain/shared/instant';
import type { Language } from '@/domain/shared/language';
import { failure, success, type Result } from '@/domain/shared/result';
import { DEMO_ACCOUNTS, type DemoAccount } from './identity/demoAccounts';
import { DemoSessionStorage } from './identity/DemoSessionStorage';
import { hasDemoSession } from './identity/hasDemoSession';
import { parseSignInResponse, signInUrl } from './identity/signInProtocol';

export interface InMemoryIdentityOptions {
  readonly storage: () => Storage;
  readonly clock: Clock;
  readonly document: RedirectDocument;
  /** The path to which the sign-in page redirects with its response (spec section 7). */
  readonly callbackPath: string;
  /** Creates a unique, unguessable id. */
  readonly randomId: () => string;
  readonly accounts?: readonly DemoAccount[] | undefined;
  /** True when the provider renews tokens. It refuses by default (decision C1). */
  readonly renewsTokens?: boolean | undefined;
}

/** The identity provider of the demo. Like the real one, it redirects to a sign-in page and returns with a response. */
export class InMemoryIdentityProvider implements IdentityProvider {
  readonly mayHaveSession = hasDemoSession;
  readonly #sessionStorage: DemoSessionStorage;
  readonly #status = new ObservableInteractionStatus();
  #redirect: Promise<RedirectResult> | undefined;
  /**
   * The claims of the last session that was cleared since this document loaded. `clearSession` returns them on every
   * call.
   */
  #clearedClaims: TokenClaims | undefined;

  constructor(private readonly options: InMemoryIdentityOptions) {
    this.#sessionStorage = new DemoSessionStorage(options.storage);
  }

  get interactionStatus(): InteractionStatus {
    return this.#status.current;
  }

  onInteractionStatusChange(listener: (status: InteractionStatus) => void): () => void {
    return this.#status.listen(listener);
  }

  async signIn(language: Language): Promise<Result<void, SignInNotStarted | StorageBlocked>> {
    if (this.#status.isLeaving)
      return failure({ kind: 'sign-in-not-started', message: 'interaction_in_progress' });
    const state = this.options.randomId();
    try {
      this.#sessionStorage.rememberState(state);
    } catch (error) {
      return failure({ kind: 'storage-blocked', message: String(error) });
    }
    this.#leave('login', signInUrl({ state, language }, this.options.callbackPath));
    return success();
  }

  async completeRedirect(): Promise<RedirectResult> {
    this.#redirect ??= this.#status.during('handle-redirect', async () => this.#readResponse());
    return this.#redirect;
  }

  async accountClaims(): Promise<Result<TokenClaims | undefined, ClaimsUnreadable>> {
    const session = this.#sessionStorage.session();
    if (this.#status.current === 'startup') this.#status.set('none');
    return session === undefined ? success(undefined) : readTokenClaims(session.claims);
  }

  async acquireToken(): Promise<Result<AccessToken, TokenUnavailable>> {
    return this.#status.during('acquire-token', async () => {
      const session = this.#sessionStorage.session();
      return session === undefined ? failure({ kind: 'no-account' }) : success(accessToken(session.token));
    });
  }

  async renewToken(): Promise<Result<AccessToken, TokenUnavailable>> {
    return this.#status.during('acquire-token', async () => {
      const session = this.#sessionStorage.session();
      if (session === undefined) return failure({ kind: 'no-account' });
      if (this.options.renewsTokens !== true) return failure({ kind: 'renewal-refused' });
      const renewed = { ...session, token: this.options.randomId() };
      this.#sessionStorage.saveSession(renewed);
      return success(accessToken(renewed.token));
    });
  }

  async sessionExpiry(): Promise<Instant | undefined> {
    return this.#sessionStorage.session()?.endsAt;
  }

  async clearSession(): Promise<TokenClaims | undefined> {
    this.#clear();
    return this.#clearedClaims;
  }

  async signOut(): Promise<void> {
    this.#clear();
    if (this.#status.current !== 'logout') this.#leave('logout', '/');
  }

  async signOutLocally(): Promise<void> {
    return this.signOut();
  }

  /** The owner may stop the navigation, so the status ends after a timeout. */
  #leave(status: 'login' | 'logout', url: string): void {
    this.#status.set(status);
    this.options.document.assign(url);
    this.options.clock.after(NAVIGATION_TIMEOUT, () => this.#status.set('none'));
  }

  #clear(): void {
    const claims = readTokenClaims(this.#sessionStorage.session()?.claims);
    if (claims.ok) this.#clearedClaims = claims.value;
    this.#sessionStorage.clear();
    this.#redirect = Promise.resolve(success(undefined));
  }

  async #readResponse(): Promise<RedirectResult> {
    /* As with the real provider, a sign-out can come before the response is read. */
    await Promise.resolve();
    if (this.#status.current === 'logout') return success(undefined);
    const { document } = this.options;
    const found = document.isCallback() ? parseSignInResponse(document.location.hash) : undefined;
    if (found === undefined) return success(undefined);
    document.clearResponse();
    const expected = this.#sessionStorage.takeState();
    if (expected === undefined || expected !== found.state)
      return signInRefused('the response belongs to no request');
    if (found.response.kind === 'declined') return signInRefused(found.response.description);
    const { accountId } = found.response;
    const account = (this.options.accounts ?? DEMO_ACCOUNTS).find(({ id }) => id === accountId);
    return account === undefined ? signInRefused('there is no such account') : this.#startSession(account);
  }

  #startSession({ claims }: DemoAccount): RedirectResult {
    const parsed = readTokenClaims(claims);
    if (parsed.ok) this.#sessionStorage.saveSession({ claims, token: this.options.randomId() });
    return parsed;
  }
}
