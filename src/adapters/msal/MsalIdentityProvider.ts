import type { AccountInfo } from '@azure/msal-browser';
import type { Clock } from '@/application/ports/Clock';
import type { Diagnostics } from '@/application/ports/Diagnostics';
import {
  NAVIGATION_TIMEOUT,
  type AccessToken,
  type IdentityProvider,
  type ProviderUnreachable,
  type SessionUnreadable,
  type SignInNotStarted,
  type StorageBlocked,
  type InteractionStatus,
  type TokenUnavailable,
} from '@/application/ports/IdentityProvider';
import type { ClaimsUnreadable, TokenClaims } from '@/domain/identity/TokenClaims';
import type { Instant } from '@/domain/shared/instant';
import type { Language } from '@/domain/shared/language';
import { failure, success, type Result } from '@/domain/shared/result';
import { clearMsalStorage, clearUnfinishedRequest } from './clearMsalStorage';
import { mayHaveAccount } from './mayHaveAccount';
import { isUnreachable, messageOf } from './msalFailure';
import type { MsalSettings } from './MsalSettings';
import { accountIn, openMsalClient, type MsalClient } from './openMsalClient';
import { reduceInteractionStatus } from './reduceInteractionStatus';
import { InteractionStatusChannel } from './InteractionStatusChannel';
import { hasRedirectResponse, readRedirectResponse, refused, type RedirectResult } from './redirectResponse';
import { readTokenClaims } from './readTokenClaims';
import { signInRequest } from './signInRequest';
import { SilentTokens } from './SilentTokens';
import { withTimeout } from './withTimeout';

/** The parts of the browser document that sign-in uses. */
export interface SignInDocument {
  /** The URL of the document. */
  readonly location: { readonly hash: string };
  /** Whether the document is the callback page. Some hosts add a slash to its path. */
  isCallback(): boolean;
  /** Navigates to a page of the provider or to the home page. */
  assign(url: string): void;
}

export interface MsalEnvironment {
  readonly document: SignInDocument;
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

/** A test item that is written and removed to check that storage is writable. */
const PROBE = 'msal.probe';

/** Signs in with MSAL through redirects to the hosted pages. Uses no iframes or popups. */
export class MsalIdentityProvider implements IdentityProvider {
  readonly mayHaveSession = mayHaveAccount;
  readonly #settings: MsalSettings;
  readonly #environment: MsalEnvironment;
  readonly #interactionStatus = new InteractionStatusChannel();
  readonly #tokens: SilentTokens;
  #openedClient: Promise<MsalClient> | undefined;
  /** The client once it is open, so that the account can be read without a wait. */
  #client: MsalClient | undefined;
  /** The account that this document has cleared. The provider needs it to end its session. */
  #cleared: AccountInfo | undefined;
  #clearing: Promise<void> | undefined;
  #redirect: Promise<RedirectResult> | undefined;
  /** The last `loginRedirect` of MSAL. It never rejects. */
  #lastLogin: Promise<void> | undefined;
  #signingOut: Promise<void> | undefined;
  /** The URL of the last navigation that MSAL requested. This class navigates instead. */
  #redirectUrl: string | undefined;

  constructor(settings: MsalSettings, environment: MsalEnvironment) {
    this.#settings = settings;
    this.#environment = environment;
    this.#tokens = new SilentTokens({
      clock: environment.clock,
      storage: environment.storage,
      apiScope: settings.apiScope,
      diagnostics: environment.diagnostics,
      openSession: async () => {
        const client = await this.#openClient();
        return { client, account: accountIn(client) };
      },
      discardStored: () => {
        /* A sign-in has its unfinished request in the same storage. Its response activates another account. */
        if (this.#interactionStatus.current !== 'login') clearMsalStorage(environment.storage);
      },
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
    const blocked = findStorageFailure(this.#environment.storage);
    if (blocked !== undefined) return failure({ kind: 'storage-blocked', message: messageOf(blocked) });
    this.#interactionStatus.to('login');
    const abortController = new AbortController();
    try {
      const url = this.#signInUrl(language, abortController.signal);
      const { clock, document } = this.#environment;
      document.assign(await withTimeout(clock, TIMEOUTS.signIn, url));
      clock.after(TIMEOUTS.navigation, () => this.#interactionStatus.to('none'));
      return success();
    } catch (error) {
      abortController.abort();
      this.#interactionStatus.to('none');
      return notStarted(messageOf(error));
    }
  }

  async completeRedirect(): Promise<RedirectResult> {
    this.#redirect ??= this.#interactionStatus.during('handle-redirect', async () => this.#readResponse());
    return this.#redirect;
  }

  async account(): Promise<
    Result<TokenClaims | undefined, ClaimsUnreadable | ProviderUnreachable | SessionUnreadable>
  > {
    try {
      const account = this.#signingOut === undefined ? accountIn(await this.#openClient()) : undefined;
      return account === undefined ? success(undefined) : readTokenClaims(account.idTokenClaims);
    } catch (error) {
      /* A stored account may exist, but only MSAL can read it. */
      if (!mayHaveAccount(this.#environment.storage)) return success(undefined);
      return failure({ kind: isUnreachable(error) ? 'provider-unreachable' : 'session-unreadable' });
    } finally {
      if (this.#interactionStatus.current === 'startup') this.#interactionStatus.to('none');
    }
  }

  async acquireToken(): Promise<Result<AccessToken, TokenUnavailable>> {
    return this.#interactionStatus.during('acquire-token', async () => this.#tokens.acquire());
  }

  async renewToken(): Promise<Result<AccessToken, TokenUnavailable>> {
    return this.#interactionStatus.during('acquire-token', async () => this.#tokens.renew());
  }

  async sessionEnd(): Promise<Instant | undefined> {
    return this.#tokens.endOfSession();
  }

  async clearSession(): Promise<TokenClaims | undefined> {
    void this.#clear();
    const claims = this.#cleared && readTokenClaims(this.#cleared.idTokenClaims);
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

  /**
   * Returns the URL of the sign-in page. MSAL allows one unfinished sign-in. This waits for an earlier one that timed
   * out, then clears it, because MSAL keeps it until a response arrives.
   */
  async #signInUrl(language: Language, signal: AbortSignal): Promise<string> {
    const client = await this.#openClient();
    await this.completeRedirect();
    await this.#lastLogin;
    await this.#clearing;
    signal.throwIfAborted();
    clearUnfinishedRequest(this.#environment.storage());
    this.#redirectUrl = undefined;
    const login = client.loginRedirect(signInRequest(this.#settings, language));
    this.#lastLogin = login.catch(() => undefined);
    await login;
    return this.#redirectUrl ?? this.#settings.homeUri;
  }

  /** Redirects through the provider, which ends its session too. Goes to the home page when that fails. */
  async #redirectToSignOut(): Promise<void> {
    this.#interactionStatus.to('logout');
    void this.#clear();
    this.#redirectUrl = undefined;
    try {
      await withTimeout(this.#environment.clock, TIMEOUTS.signOut, this.#endSession());
    } catch {
      /* This tab is signed out in any case. The session at the provider ends when it expires. */
    }
    try {
      this.#navigateTo(this.#redirectUrl ?? this.#settings.homeUri);
    } catch {
      /* The origin of the provider's page is not allowed. */
      this.#navigateTo(this.#settings.homeUri);
    }
  }

  /** Waits briefly for a running token request, because MSAL would store its token after the storage is cleared. */
  async #redirectHome(): Promise<void> {
    this.#interactionStatus.to('logout');
    const { clock } = this.#environment;
    await withTimeout(clock, TIMEOUTS.runningTokenRequest, this.#clear()).catch(() => undefined);
    this.#navigateTo(this.#settings.homeUri);
  }

  /** Clears what a token request or the end of the session has stored meanwhile. The owner may stop the navigation. */
  #navigateTo(url: string): void {
    const { clock, document, storage } = this.#environment;
    clearMsalStorage(storage);
    document.assign(url);
    clock.after(TIMEOUTS.navigation, () => this.#interactionStatus.to('none'));
  }

  /**
   * Clears the storage before the first wait, because a reload meanwhile would sign in again (threats T16). Clears it
   * again after a running token request, whose tokens MSAL would store.
   */
  async #clear(): Promise<void> {
    const { storage } = this.#environment;
    this.#cleared = this.#readableAccount() ?? this.#cleared;
    this.#redirect = Promise.resolve(success(undefined));
    clearMsalStorage(storage);
    this.#clearing = this.#tokens.settleAndClear().then(() => clearMsalStorage(storage));
    return this.#clearing;
  }

  /** MSAL can throw on items of another script. The session is cleared all the same. */
  #readableAccount(): AccountInfo | undefined {
    try {
      return this.#client && accountIn(this.#client);
    } catch {
      return undefined;
    }
  }

  async #endSession(): Promise<void> {
    await this.#clearing;
    const account = this.#cleared;
    if (account === undefined) return;
    const client = await this.#openClient();
    /* Without `id_token_hint` the provider shows its own page instead of redirecting back. */
    await client.logoutRedirect({ account, ...(account.idToken && { idTokenHint: account.idToken }) });
  }

  async #openClient(): Promise<MsalClient> {
    this.#openedClient ??= this.#open();
    return this.#openedClient;
  }

  async #open(): Promise<MsalClient> {
    try {
      this.#client = await openMsalClient(this.#settings, {
        onRedirectUrl: (url) => {
          this.#redirectUrl = url;
        },
        onEvent: (event) => {
          this.#interactionStatus.to(reduceInteractionStatus(event, this.#interactionStatus.current));
        },
      });
      return this.#client;
    } catch (error) {
      /* The next call tries again: the download may succeed, and the storage may have been cleared. */
      this.#openedClient = undefined;
      this.#environment.diagnostics.report({
        event: 'authentication-initialisation-failed',
        detail: messageOf(error),
      });
      throw error;
    }
  }

  async #readResponse(): Promise<RedirectResult> {
    const { document, clock } = this.#environment;
    const hasResponse = document.isCallback() && hasRedirectResponse(document.location.hash);
    try {
      const read = async (): Promise<RedirectResult> =>
        readRedirectResponse(await this.#openClient(), hasResponse);
      return await withTimeout(clock, TIMEOUTS.response, read());
    } catch (error) {
      return refused(messageOf(error));
    }
  }
}

/** The error of a write to the storage. A response without a stored state cannot be verified. */
function findStorageFailure(storage: () => Storage): unknown {
  try {
    storage().setItem(PROBE, PROBE);
    storage().removeItem(PROBE);
    return undefined;
  } catch (error) {
    return error;
  }
}

function notStarted(message: string): Result<never, SignInNotStarted> {
  return failure({ kind: 'sign-in-not-started', message });
}
