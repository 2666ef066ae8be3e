import type { AccountInfo, SilentRequest } from '@azure/msal-browser';
import type { Clock } from '@/application/ports/Clock';
import type { Diagnostics } from '@/application/ports/Diagnostics';
import { accessToken, type AccessToken, type TokenUnavailable } from '@/application/ports/IdentityProvider';
import { failure, success, type Result } from '@/domain/shared/result';
import { mayHaveAccount } from './mayHaveAccount';
import { isUnreachable, messageOf } from './msalFailure';
import { withTimeout } from './withTimeout';

type TokenResult = Result<AccessToken, TokenUnavailable>;

export interface MsalSession {
  readonly account: AccountInfo | undefined;
  readonly client: { acquireTokenSilent(request: SilentRequest): Promise<{ readonly accessToken: string }> };
}

export interface SilentTokenSources {
  readonly clock: Clock;
  readonly storage: () => Storage;
  readonly apiScope: string;
  readonly diagnostics: Diagnostics;
  /** The MSAL client and its signed-in account. */
  readonly openSession: () => Promise<MsalSession>;
}

interface Request {
  readonly isForced: boolean;
  readonly result: Promise<TokenResult>;
}

/** The timeout of a token request, in milliseconds. */
const TOKEN_TIMEOUT = 10_000;

/** MSAL's `CacheLookupPolicy.AccessTokenAndRefreshToken`, which uses the cache and the refresh token, but no iframe. */
const WITHOUT_IFRAME = 2;

/**
 * Acquires access tokens without interaction. Sends one request at a time, because a provider that rotates refresh
 * tokens treats two simultaneous uses of one token as theft.
 */
export class SilentTokens {
  #running: Request | undefined;
  #last: AccessToken | undefined;

  constructor(private readonly sources: SilentTokenSources) {}

  /** The cached token when it is valid, else a new one. */
  async acquire(): Promise<TokenResult> {
    return (this.#running ?? this.#begin(false)).result;
  }

  /** A new token, independent of the cache. */
  async renew(): Promise<TokenResult> {
    return (this.#running?.isForced === true ? this.#running : this.#begin(true)).result;
  }

  /** Waits for the running request, then clears the last token. */
  async settleAndClear(): Promise<void> {
    await this.#running?.result;
    this.#last = undefined;
  }

  #begin(isForced: boolean): Request {
    const before = this.#running?.result;
    const request: Request = { isForced, result: this.#requestAfter(before, isForced) };
    this.#running = request;
    void this.#removeWhenSettled(request);
    return request;
  }

  async #removeWhenSettled(request: Request): Promise<void> {
    await request.result;
    if (this.#running === request) this.#running = undefined;
  }

  async #requestAfter(before: Promise<TokenResult> | undefined, isForced: boolean): Promise<TokenResult> {
    await before;
    try {
      return await withTimeout(this.sources.clock, TOKEN_TIMEOUT, this.#request(isForced));
    } catch (error) {
      return this.#failed(error, isForced);
    }
  }

  async #request(forceRefresh: boolean): Promise<TokenResult> {
    if (!this.#mayHaveAccount()) return failure({ kind: 'no-account' });
    const { client, account } = await this.sources.openSession();
    if (account === undefined) return failure({ kind: 'no-account' });
    const response = await client.acquireTokenSilent({
      scopes: [this.sources.apiScope],
      account,
      forceRefresh,
      cacheLookupPolicy: WITHOUT_IFRAME,
    });
    this.#last = accessToken(response.accessToken);
    return success(this.#last);
  }

  /**
   * Handles a failed request. When the provider is temporarily unreachable, for example after the device wakes up, it
   * returns the last token, and the API decides whether that is valid. After a forced renewal it returns none, because
   * the API has already rejected the last token.
   */
  #failed(error: unknown, isForced: boolean): TokenResult {
    if (!isUnreachable(error)) return failure({ kind: 'renewal-refused' });
    this.sources.diagnostics.report({ event: 'identity-provider-unreachable', detail: messageOf(error) });
    const last = isForced ? undefined : this.#last;
    return last === undefined ? failure({ kind: 'provider-unreachable' }) : success(last);
  }

  /** sessionStorage can be blocked by the browser; then there is no account. */
  #mayHaveAccount(): boolean {
    try {
      return mayHaveAccount(this.sources.storage());
    } catch {
      return false;
    }
  }
}
