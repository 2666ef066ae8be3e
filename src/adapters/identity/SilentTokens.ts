import type { Clock } from '@/application/ports/Clock';
import type { Diagnostics } from '@/application/ports/Diagnostics';
import {
  accessToken,
  RENEWAL_LEAD_TIME,
  type AccessToken,
  type TokenUnavailable,
} from '@/application/ports/IdentityProvider';
import { instant, type Instant } from '@/domain/shared/instant';
import { failure, success, type Result } from '@/domain/shared/result';
import type { TokenResponse } from './ClientLibrary';
import { messageOf } from './identityErrors';
import { withTimeout } from './withTimeout';

type TokenResult = Result<AccessToken, TokenUnavailable>;

export interface SilentTokenSources {
  readonly clock: Clock;
  readonly diagnostics: Diagnostics;
  /** Whether the tab may have an account. Without one nothing is downloaded. */
  readonly mayHaveSession: () => boolean;
  /** The stored token, or a new one when that is forced. Undefined without an account. */
  readonly request: (isForced: boolean) => Promise<TokenResponse | undefined>;
  /** Whether an error means that the provider could not be reached. */
  readonly isUnreachable: (error: unknown) => boolean;
  /** Removes what was stored for a session that was cleared while its request was running. */
  readonly discardStored: () => void;
}

interface Request {
  readonly isForced: boolean;
  /** Settles when the library does, which can be long after the timeout. */
  readonly response: Promise<TokenResult>;
  /** The response, or a failure after the timeout. Callers share it; it is undefined when none of them waits. */
  waiting: Promise<TokenResult> | undefined;
}

/** The timeout of a token request, in milliseconds. */
const TOKEN_TIMEOUT = 10_000;

/**
 * Acquires access tokens without interaction. Sends one request at a time, because a provider that rotates refresh
 * tokens treats two simultaneous uses of one token as theft. A request that timed out is still running: later callers
 * wait for it and send no second one.
 */
export class SilentTokens {
  #running: Request | undefined;
  #last: AccessToken | undefined;
  /** When the last token ends. */
  #end: Instant | undefined;
  /** The provider has refused to renew the last token. */
  #isRefused = false;
  /** The number of cleared sessions. A response that was requested before the last one is discarded. */
  #clearedSessions = 0;

  constructor(private readonly sources: SilentTokenSources) {}

  /** The cached token when it is valid, else a new one. */
  async acquire(): Promise<TokenResult> {
    return this.#resultOf(this.#running ?? this.#begin(false));
  }

  /** A new token, independent of the cache. */
  async renew(): Promise<TokenResult> {
    return this.#resultOf(this.#running?.isForced === true ? this.#running : this.#begin(true));
  }

  /** When the last token ends, if that is soon and the provider refuses to renew it. The provider is asked once. */
  async endOfSession(): Promise<Instant | undefined> {
    if (this.#last === undefined) await this.acquire();
    const end = this.#end;
    if (end === undefined || end - this.sources.clock.now() > RENEWAL_LEAD_TIME) return undefined;
    if (!this.#isRefused) await this.renew();
    return this.#isRefused ? this.#end : undefined;
  }

  /**
   * Waits until the callers of the running request have their result, then clears the last token. A response that
   * arrives later is discarded.
   */
  async settleAndClear(): Promise<void> {
    await this.#running?.waiting;
    this.#running = undefined;
    this.#last = undefined;
    this.#end = undefined;
    this.#isRefused = false;
    this.#clearedSessions += 1;
  }

  #begin(isForced: boolean): Request {
    const before = this.#running?.response.catch(() => undefined);
    const request: Request = { isForced, response: this.#requestAfter(before, isForced), waiting: undefined };
    this.#running = request;
    void this.#removeWhenSettled(request);
    return request;
  }

  async #removeWhenSettled(request: Request): Promise<void> {
    await request.response.catch(() => undefined);
    if (this.#running === request) this.#running = undefined;
  }

  async #resultOf(request: Request): Promise<TokenResult> {
    request.waiting ??= this.#waitFor(request);
    return request.waiting;
  }

  async #waitFor(request: Request): Promise<TokenResult> {
    try {
      return await withTimeout(this.sources.clock, TOKEN_TIMEOUT, request.response);
    } catch (error) {
      return this.#handleFailure(error, request.isForced);
    } finally {
      request.waiting = undefined;
    }
  }

  async #requestAfter(before: Promise<unknown> | undefined, forceRefresh: boolean): Promise<TokenResult> {
    const clearedSessions = this.#clearedSessions;
    await before;
    if (!this.sources.mayHaveSession()) return failure({ kind: 'no-account' });
    const response = await this.sources.request(forceRefresh);
    if (response === undefined) return failure({ kind: 'no-account' });
    const token = accessToken(response.accessToken);
    if (clearedSessions === this.#clearedSessions) this.#remember(token, response.expiresOn);
    else this.sources.discardStored();
    return success(token);
  }

  #remember(token: AccessToken, expiresOn: Date | null | undefined): void {
    if (token !== this.#last) this.#isRefused = false;
    this.#last = token;
    this.#end = expiresOn === null || expiresOn === undefined ? undefined : instant(expiresOn.getTime());
  }

  /**
   * After a refusal the last token is returned until its end. While the provider is unreachable, for example after the
   * device wakes up, the last token is returned, and the API decides whether it is valid. After a forced renewal none
   * is returned, because the API has already rejected the last token.
   */
  #handleFailure(error: unknown, isForced: boolean): TokenResult {
    if (!this.sources.isUnreachable(error)) {
      this.#isRefused = true;
      const isValid = this.#end !== undefined && this.sources.clock.now() < this.#end;
      return isForced || !isValid || this.#last === undefined
        ? failure({ kind: 'renewal-refused' })
        : success(this.#last);
    }
    this.sources.diagnostics.report({ event: 'identity-provider-unreachable', detail: messageOf(error) });
    const last = isForced ? undefined : this.#last;
    return last === undefined ? failure({ kind: 'provider-unreachable' }) : success(last);
  }
}
