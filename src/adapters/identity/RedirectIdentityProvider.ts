import type { Clock } from '@/application/ports/Clock';
import type { Diagnostics } from '@/application/ports/Diagnostics';
import {
  NAVIGATION_TIMEOUT,
  type AccessToken,
  type IdentityProvider,
  type InteractionStatus,
  type MayHaveSession,
  type ProviderUnreachable,
  type SessionUnreadable,
  type SignInNotStarted,
  type StorageBlocked,
  type TokenUnavailable,
} from '@/application/ports/IdentityProvider';
import { TimeoutError, withTimeout } from '@/application/requests/withTimeout';
import type { ClaimsUnreadable, TokenClaims } from '@/domain/identity/TokenClaims';
import type { Instant } from '@/domain/shared/instant';
import type { Language } from '@/domain/shared/language';
import { failure, success, type Result } from '@/domain/shared/result';
import { removeItems } from '../storage/removeItems';
import {
  signInRefused,
  type ClientLibrary,
  type IdentityClient,
  type ProviderAccount,
  type RedirectResult,
} from './ClientLibrary';
import { DownloadError, messageOf } from './identityErrors';
import { ObservableInteractionStatus } from './ObservableInteractionStatus';
import { readTokenClaims } from './readTokenClaims';
import { SilentTokens } from './SilentTokens';

/** The parts of the browser document that sign-in uses. */
export interface RedirectDocument {
  readonly location: { readonly hash: string };
  /** Whether the document is the callback page. Some hosts add a slash to its path. */
  isCallback(): boolean;
  /** Navigates to a page of the provider or to the home page. */
  assign(url: string): void;
  /** Removes the response from the URL, so that a reload or the history does not repeat it. */
  clearResponse(): void;
}

export interface IdentityEnvironment {
  readonly document: RedirectDocument;
  /** The session storage of the tab. */
  readonly storage: () => Storage;
  readonly clock: Clock;
  readonly diagnostics: Diagnostics;
}

/**
 * In milliseconds: the request for the sign-in page, the navigation to it, the exchange of its response for tokens,
 * the redirect to the sign-out page, and the wait for a running token request at a local sign-out.
 */
const TIMEOUTS = {
  signIn: 15_000,
  navigation: NAVIGATION_TIMEOUT,
  response: 30_000,
  signOut: 5_000,
  runningTokenRequest: 500,
};

/** Every response has at least one of these parameters (OpenID Connect Core, section 3.1.2). */
const RESPONSE_PARAMETERS = ['code', 'error', 'state'];

/** Signs in through redirects to the hosted pages of a provider, with any client library. Uses no iframes or popups. */
export class RedirectIdentityProvider<Account extends ProviderAccount> implements IdentityProvider {
  readonly mayHaveSession: MayHaveSession;
  readonly #interactionStatus = new ObservableInteractionStatus();
  readonly #tokens: SilentTokens;
  #openedClient: Promise<IdentityClient<Account>> | undefined;
  /** The client once it is open, so that the account can be read without a wait. */
  #client: IdentityClient<Account> | undefined;
  /** The account that this document has cleared. The provider needs it to end its session. */
  #clearedAccount: Account | undefined;
  #clearing: Promise<void> | undefined;
  #completedRedirect: Promise<RedirectResult> | undefined;
  #signingOut: Promise<void> | undefined;

  constructor(
    private readonly library: ClientLibrary<Account>,
    private readonly homeUri: string,
    private readonly environment: IdentityEnvironment,
  ) {
    const { clock, diagnostics, storage } = environment;
    this.mayHaveSession = library.mayHaveSession;
    this.#tokens = new SilentTokens({
      clock,
      diagnostics,
      mayHaveSession: () => library.mayHaveSession(storage),
      request: async (isForced) => (await this.#openClient()).requestToken(isForced),
      isUnreachable: (error) => library.isUnreachable(error),
      discardStored: () => this.#discardStored(),
    });
  }

  get interactionStatus(): InteractionStatus {
    return this.#interactionStatus.current;
  }

  onInteractionStatusChange(listener: (status: InteractionStatus) => void): () => void {
    return this.#interactionStatus.listen(listener);
  }

  async signIn(language: Language): Promise<Result<void, SignInNotStarted | StorageBlocked>> {
    if (this.#interactionStatus.isLeaving) return notStarted('interaction_in_progress');
    const blocked = this.#findStorageFailure();
    if (blocked !== undefined) return failure({ kind: 'storage-blocked', message: messageOf(blocked) });
    this.#interactionStatus.set('login');
    const abortController = new AbortController();
    try {
      const url = this.#signInUrl(language, abortController.signal);
      const { clock, document } = this.environment;
      document.assign(await withTimeout(clock, TIMEOUTS.signIn, url));
      clock.after(TIMEOUTS.navigation, () => this.#interactionStatus.set('none'));
      return success();
    } catch (error) {
      abortController.abort();
      this.#interactionStatus.set('none');
      return notStarted(messageOf(error));
    }
  }

  async completeRedirect(): Promise<RedirectResult> {
    this.#completedRedirect ??= this.#interactionStatus.during('handle-redirect', async () =>
      this.#readResponse(),
    );
    return this.#completedRedirect;
  }

  async accountClaims(): Promise<
    Result<TokenClaims | undefined, ClaimsUnreadable | ProviderUnreachable | SessionUnreadable>
  > {
    try {
      const account = this.#signingOut === undefined ? (await this.#openClient()).account() : undefined;
      return account === undefined ? success(undefined) : readTokenClaims(account.idTokenClaims);
    } catch (error) {
      /* A stored account may exist, but only the library can read it. */
      if (!this.mayHaveSession(this.environment.storage)) return success(undefined);
      return failure({
        kind: this.library.isUnreachable(error) ? 'provider-unreachable' : 'session-unreadable',
      });
    } finally {
      if (this.#interactionStatus.current === 'startup') this.#interactionStatus.set('none');
    }
  }

  async acquireToken(): Promise<Result<AccessToken, TokenUnavailable>> {
    return this.#interactionStatus.during('acquire-token', async () => this.#tokens.acquire());
  }

  async renewToken(): Promise<Result<AccessToken, TokenUnavailable>> {
    return this.#interactionStatus.during('acquire-token', async () => this.#tokens.renew());
  }

  async sessionExpiry(): Promise<Instant | undefined> {
    return this.#tokens.endOfSession();
  }

  async clearSession(): Promise<TokenClaims | undefined> {
    void this.#clear();
    const claims = this.#clearedAccount && readTokenClaims(this.#clearedAccount.idTokenClaims);
    return claims?.ok === true ? claims.value : undefined;
  }

  async signOut(): Promise<void> {
    this.#signingOut ??= this.#redirectToSignOut();
    return this.#signingOut;
  }

  async signOutLocally(): Promise<void> {
    this.#signingOut ??= this.#redirectHome();
    return this.#signingOut;
  }

  async #signInUrl(language: Language, signal: AbortSignal): Promise<string> {
    const client = await this.#openClient();
    await this.completeRedirect();
    await this.#clearing;
    return client.signInUrl(language, signal);
  }

  /** Redirects through the provider, which ends its session too. Goes to the home page when that fails. */
  async #redirectToSignOut(): Promise<void> {
    this.#interactionStatus.set('logout');
    void this.#clear();
    let url: string | undefined;
    try {
      url = await withTimeout(this.environment.clock, TIMEOUTS.signOut, this.#signOutUrl());
    } catch {
      /* This tab is signed out in any case. The session at the provider ends when it expires. */
    }
    try {
      this.#navigateTo(url ?? this.homeUri);
    } catch {
      /* The origin of the provider's page is not allowed. */
      this.#navigateTo(this.homeUri);
    }
  }

  /** Waits briefly for a running token request, whose token the library would store after the storage is cleared. */
  async #redirectHome(): Promise<void> {
    this.#interactionStatus.set('logout');
    const { clock } = this.environment;
    await withTimeout(clock, TIMEOUTS.runningTokenRequest, this.#clear()).catch(() => undefined);
    this.#navigateTo(this.homeUri);
  }

  /**
   * Clears the storage again, because the library may have stored items since. The owner may stop the navigation, so
   * the status ends after a timeout.
   */
  #navigateTo(url: string): void {
    const { clock, document } = this.environment;
    this.#clearStorage();
    document.assign(url);
    clock.after(TIMEOUTS.navigation, () => this.#interactionStatus.set('none'));
  }

  /**
   * Clears the storage synchronously, because a reload before that would sign in again (threats T16). Clears it again
   * after a running token request, because the library stores its tokens.
   */
  async #clear(): Promise<void> {
    this.#clearedAccount = this.#readableAccount() ?? this.#clearedAccount;
    this.#completedRedirect = Promise.resolve(success(undefined));
    this.#clearStorage();
    this.#clearing = this.#tokens.settleAndClear().then(() => this.#clearStorage());
    return this.#clearing;
  }

  /**
   * Removes what a request has stored too late. Removes nothing during a sign-in, whose pending request is in the same
   * storage.
   */
  #discardStored(): void {
    if (this.#interactionStatus.current !== 'login') this.#clearStorage();
  }

  #clearStorage(): void {
    for (const prefix of this.library.storagePrefixes) removeItems(this.environment.storage, prefix);
  }

  /** Undefined when the library throws, for example because another script has changed its items. */
  #readableAccount(): Account | undefined {
    try {
      return this.#client?.account();
    } catch {
      return undefined;
    }
  }

  async #signOutUrl(): Promise<string | undefined> {
    await this.#clearing;
    const account = this.#clearedAccount;
    return account && (await this.#openClient()).signOutUrl(account);
  }

  async #openClient(): Promise<IdentityClient<Account>> {
    this.#openedClient ??= this.#open();
    return this.#openedClient;
  }

  async #open(): Promise<IdentityClient<Account>> {
    try {
      this.#client = await this.library.open(this.#interactionStatus);
      return this.#client;
    } catch (error) {
      /* The next call tries again: the download may succeed, and the storage may have been cleared. */
      this.#openedClient = undefined;
      this.environment.diagnostics.report({
        event: 'authentication-initialisation-failed',
        detail: messageOf(error),
      });
      throw error;
    }
  }

  async #readResponse(): Promise<RedirectResult> {
    const { document, clock } = this.environment;
    const { hash } = document.location;
    const response = document.isCallback() && hasRedirectResponse(hash) ? hash : undefined;
    let reading: Promise<RedirectResult> | undefined;
    const read = async (): Promise<RedirectResult> => {
      const client = await withTimeout(clock, TIMEOUTS.response, this.#openClient());
      reading = client.completeRedirect(response);
      return withTimeout(clock, TIMEOUTS.response, reading);
    };
    const result = await read().catch((error: unknown) => {
      const isLate = error instanceof TimeoutError;
      /* Nothing was sent, so the response stays in the URL for the next call. */
      if (error instanceof DownloadError || (isLate && reading === undefined)) {
        this.#completedRedirect = undefined;
        throw error;
      }
      /* The library may still store the account of the response, also in place of the former one. */
      if (isLate && response !== undefined) {
        this.#clearStorage();
        reading?.then(
          () => this.#discardStored(),
          () => undefined,
        );
      }
      return signInRefused(messageOf(error));
    });
    if (response !== undefined) document.clearResponse();
    return result;
  }

  /** The error of a test write to the storage. Without a stored state no response can be verified. */
  #findStorageFailure(): unknown {
    const probe = `${this.library.storagePrefixes[0]}probe`;
    try {
      const storage = this.environment.storage();
      storage.setItem(probe, probe);
      storage.removeItem(probe);
      return undefined;
    } catch (error) {
      return error;
    }
  }
}

/** True when the fragment of the callback page contains a response of the provider. Only the library parses it. */
function hasRedirectResponse(hash: string): boolean {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  return RESPONSE_PARAMETERS.some((name) => parameters.has(name));
}

function notStarted(message: string): Result<never, SignInNotStarted> {
  return failure({ kind: 'sign-in-not-started', message });
}
