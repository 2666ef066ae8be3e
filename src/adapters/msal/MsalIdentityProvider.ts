import type { Clock } from '@/application/ports/Clock';
import type { Diagnostics } from '@/application/ports/Diagnostics';
import type {
  AccessToken,
  IdentityProvider,
  ProviderUnreachable,
  SignInNotStarted,
  SignInProgress,
  TokenUnavailable,
} from '@/application/ports/IdentityProvider';
import type { ClaimsUnreadable, TokenClaims } from '@/domain/identity/TokenClaims';
import type { Language } from '@/domain/shared/language';
import { failure, success, type Result } from '@/domain/shared/result';
import { forgetEverything } from './forgetEverything';
import { mayHaveAccount } from './mayHaveAccount';
import { messageOf } from './msalFailure';
import type { MsalSettings } from './MsalSettings';
import { accountIn, openMsalClient, type MsalClient } from './openMsalClient';
import { progressAfter } from './progressAfter';
import { ProgressChannel } from './ProgressChannel';
import { carriesAnswer, readAnswer, refused, type RedirectResult } from './redirectAnswer';
import { readTokenClaims } from './readTokenClaims';
import { signInRequest } from './signInRequest';
import { SilentTokens } from './SilentTokens';
import { within } from './within';

/** The browser document that signs in. */
export interface SignInDocument {
  /** The URL of the document. */
  readonly location: { readonly pathname: string; readonly hash: string };
  /** Navigates to a page of the provider or to the home page. */
  leaveFor(address: string): void;
}

export interface MsalSurroundings {
  readonly document: SignInDocument;
  /** The session storage of the tab. */
  readonly storage: () => Storage;
  readonly clock: Clock;
  readonly diagnostics: Diagnostics;
}

/**
 * In milliseconds: the redirect to the sign-in page, the exchange of its response for tokens, the redirect to the
 * sign-out page, and the wait for a running token request at a local sign-out.
 */
const PATIENCE = { signIn: 15_000, answer: 30_000, signOut: 5_000, forgetting: 500 };

/** A test item that is written and removed to check that storage is writable. */
const PROBE = 'msal.probe';

/** Signs in with MSAL through redirects to the hosted pages. Uses no iframes or popups. */
export class MsalIdentityProvider implements IdentityProvider {
  readonly #settings: MsalSettings;
  readonly #surroundings: MsalSurroundings;
  readonly #progress = new ProgressChannel();
  readonly #tokens: SilentTokens;
  #opened: Promise<MsalClient> | undefined;
  #redirect: Promise<RedirectResult> | undefined;
  #departure: Promise<void> | undefined;
  #farewell: string | undefined;

  constructor(settings: MsalSettings, surroundings: MsalSurroundings) {
    this.#settings = settings;
    this.#surroundings = surroundings;
    this.#tokens = new SilentTokens({
      clock: surroundings.clock,
      storage: surroundings.storage,
      apiScope: settings.apiScope,
      diagnostics: surroundings.diagnostics,
      openSession: async () => {
        const client = await this.#client();
        return { client, account: accountIn(client) };
      },
    });
  }

  get progress(): SignInProgress {
    return this.#progress.current;
  }

  onProgress(listener: (progress: SignInProgress) => void): () => void {
    return this.#progress.listen(listener);
  }

  async signIn(language: Language): Promise<Result<void, SignInNotStarted>> {
    if (this.#progress.isLeaving) return notStarted('interaction_in_progress');
    this.#progress.to('login');
    try {
      proveWritable(this.#surroundings.storage());
      await within(this.#surroundings.clock, PATIENCE.signIn, this.#askFor(language));
      return success();
    } catch (error) {
      this.#progress.to('none');
      return notStarted(messageOf(error));
    }
  }

  async completeRedirect(): Promise<RedirectResult> {
    this.#redirect ??= this.#progress.during('handle-redirect', async () => this.#readAnswer());
    return this.#redirect;
  }

  async account(): Promise<Result<TokenClaims | undefined, ClaimsUnreadable | ProviderUnreachable>> {
    try {
      const account = this.#departure === undefined ? accountIn(await this.#client()) : undefined;
      return account === undefined ? success(undefined) : readTokenClaims(account.idTokenClaims);
    } catch {
      /* MSAL did not load, so a stored account cannot be read but may still exist. */
      return this.#mayHaveAccount() ? failure({ kind: 'provider-unreachable' }) : success(undefined);
    } finally {
      if (this.#progress.current === 'startup') this.#progress.to('none');
    }
  }

  async acquireToken(): Promise<Result<AccessToken, TokenUnavailable>> {
    return this.#progress.during('acquire-token', async () => this.#tokens.acquire());
  }

  async renewToken(): Promise<Result<AccessToken, TokenUnavailable>> {
    return this.#progress.during('acquire-token', async () => this.#tokens.renew());
  }

  async signOut(): Promise<void> {
    this.#redirect = Promise.resolve(success(undefined));
    this.#departure ??= this.#leave();
    return this.#departure;
  }

  async signOutLocally(): Promise<void> {
    this.#redirect = Promise.resolve(success(undefined));
    this.#departure ??= this.#leaveLocally();
    return this.#departure;
  }

  async #askFor(language: Language): Promise<void> {
    const client = await this.#client();
    /* Called before every sign-in, because it also clears an unfinished earlier one. */
    await this.completeRedirect();
    await client.loginRedirect(signInRequest(this.#settings, language));
  }

  /** Redirects through the provider, which ends its session too. Goes to the home page when that fails. */
  async #leave(): Promise<void> {
    this.#progress.to('logout');
    try {
      await within(this.#surroundings.clock, PATIENCE.signOut, this.#endSession());
    } catch {
      /* This tab is signed out anyway. The session of the provider ends by itself later. */
    }
    forgetEverything(this.#surroundings.storage);
    this.#surroundings.document.leaveFor(this.#farewell ?? this.#settings.homeUri);
  }

  /** Waits briefly for a running token request, because MSAL would store its token after the storage is cleared. */
  async #leaveLocally(): Promise<void> {
    this.#progress.to('logout');
    await within(this.#surroundings.clock, PATIENCE.forgetting, this.#tokens.forget()).catch(() => undefined);
    forgetEverything(this.#surroundings.storage);
    this.#surroundings.document.leaveFor(this.#settings.homeUri);
  }

  async #endSession(): Promise<void> {
    await this.#tokens.forget();
    const client = await this.#client();
    const account = accountIn(client);
    if (account === undefined) return;
    /* Without `id_token_hint` the provider shows its own page instead of redirecting back. */
    await client.logoutRedirect({ account, ...(account.idToken && { idTokenHint: account.idToken }) });
  }

  async #client(): Promise<MsalClient> {
    this.#opened ??= this.#open();
    return this.#opened;
  }

  async #open(): Promise<MsalClient> {
    try {
      return await openMsalClient(this.#settings, {
        leaveFor: (address) => {
          this.#leaveFor(address);
        },
        onEvent: (event) => {
          this.#progress.to(progressAfter(event, this.#progress.current));
        },
      });
    } catch (error) {
      /* The next call retries the failed download. */
      this.#opened = undefined;
      this.#surroundings.diagnostics.report({
        event: 'authentication-initialisation-failed',
        detail: messageOf(error),
      });
      throw error;
    }
  }

  /** Handles a redirect of MSAL. A sign-out stores the URL for later; a sign-in navigates unless it has timed out. */
  #leaveFor(address: string): void {
    if (this.#departure !== undefined) this.#farewell = address;
    else if (this.#progress.current === 'login') this.#surroundings.document.leaveFor(address);
  }

  /** sessionStorage can be blocked by the browser; then there is no account. */
  #mayHaveAccount(): boolean {
    try {
      return mayHaveAccount(this.#surroundings.storage());
    } catch {
      return false;
    }
  }

  async #readAnswer(): Promise<RedirectResult> {
    const { document, clock } = this.#surroundings;
    const isAnswered = carriesAnswer(document.location, this.#settings.redirectUri);
    try {
      return await within(clock, PATIENCE.answer, readAnswer(await this.#client(), isAnswered));
    } catch (error) {
      return refused(messageOf(error));
    }
  }
}

/** Throws when storage is blocked, because a response without a stored state cannot be verified. */
function proveWritable(storage: Storage): void {
  storage.setItem(PROBE, PROBE);
  storage.removeItem(PROBE);
}

function notStarted(message: string): Result<never, SignInNotStarted> {
  return failure({ kind: 'sign-in-not-started', message });
}
