import type { Clock } from '@/application/ports/Clock';
import type { Diagnostics } from '@/application/ports/Diagnostics';
import {
  accessToken,
  RENEWAL_LEAD_TIME,
  type AccessToken,
  type TokenUnavailable,
} from '@/application/ports/IdentityProvider';
import { withTimeout } from '@/application/requests/withTimeout';
import { instant, type Instant } from '@/domain/shared/instant';
import { failure, success, type Result } from '@/domain/shared/result';
import type { TokenResponse } from './ClientLibrary';
import { messageOf } from './identityErrors';

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
 * Acquires access tokens without interaction. Sends one request at a time in a document, because a provider that
 * rotates refresh tokens treats two simultaneous uses of one token as theft. A duplicated tab is not covered
 * (docs/trust.md). A request that timed out is still running: later callers wait for it and send no second one.
 */
export class SilentTokens {
  #running: Request | undefined;
  #lastToken: AccessToken | undefined;
  /** When the last token ends. */
  #lastTokenEnd: Instant | undefined;
  /** How long before its end a token is renewed, in milliseconds. */
  #leadTime = RENEWAL_LEAD_TIME;
  /** The provider has refused to renew the last token. */
  #isRefused = false;
  /** The number of cleared sessions. The response to a request from before a clearing is discarded. */
  #clearedSessions = 0;

  constructor(private readonly sources: SilentTokenSources) {}

  /**
   * The cached token when it is valid, else a new one. After a refusal the last token is returned until its end. While
   * the provider is unreachable, for example after the device wakes up, the last token is returned, and the API decides
   * whether it is valid.
   */
  async acquire(): Promise<TokenResult> {
    const result = await this.#resultOf(this.#running ?? this.#startRequest(false));
    if (result.ok || result.error.kind === 'no-account' || this.#lastToken === undefined) return result;
    const isValid = this.#lastTokenEnd !== undefined && this.sources.clock.now() < this.#lastTokenEnd;
    return isValid || result.error.kind === 'provider-unreachable' ? success(this.#lastToken) : result;
  }

  /** A new token, independent of the cache, and never the last one, which the API may have rejected. */
  async renew(): Promise<TokenResult> {
    return this.#resultOf(this.#running?.isForced === true ? this.#running : this.#startRequest(true));
  }

  /** When the last token ends, if that is soon and the provider refuses to renew it. The provider is asked once. */
  async endOfSession(): Promise<Instant | undefined> {
    if (this.#lastToken === undefined) await this.acquire();
    const end = this.#lastTokenEnd;
    if (end === undefined || end - this.sources.clock.now() > this.#leadTime) return undefined;
    if (!this.#isRefused) await this.renew();
    return this.#isRefused ? this.#lastTokenEnd : undefined;
  }

  /**
   * Waits until the callers of the running request have their result, then clears the last token. A response that
   * arrives later is discarded.
   */
  async settleAndClear(): Promise<void> {
    await this.#running?.waiting;
    this.#running = undefined;
    this.#lastToken = undefined;
    this.#lastTokenEnd = undefined;
    this.#leadTime = RENEWAL_LEAD_TIME;
    this.#isRefused = false;
    this.#clearedSessions += 1;
  }

  #startRequest(isForced: boolean): Request {
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
      return this.#handleFailure(error);
    } finally {
      request.waiting = undefined;
    }
  }

  async #requestAfter(before: Promise<unknown> | undefined, isForced: boolean): Promise<TokenResult> {
    const clearedSessions = this.#clearedSessions;
    await before;
    if (!this.sources.mayHaveSession()) return failure({ kind: 'no-account' });
    const response = await this.sources.request(isForced);
    if (response === undefined) return failure({ kind: 'no-account' });
    const token = accessToken(response.accessToken);
    if (clearedSessions === this.#clearedSessions) this.#remember(token, response.expiresOn, isForced);
    else this.sources.discardStored();
    return success(token);
  }

  /** Only the end of a new token says how long a token is valid. */
  #remember(token: AccessToken, expiresOn: Date | null | undefined, isNew: boolean): void {
    if (token !== this.#lastToken) this.#isRefused = false;
    this.#lastToken = token;
    this.#lastTokenEnd =
      expiresOn === null || expiresOn === undefined ? undefined : instant(expiresOn.getTime());
    if (isNew && this.#lastTokenEnd !== undefined)
      this.#leadTime = Math.min(RENEWAL_LEAD_TIME, (this.#lastTokenEnd - this.sources.clock.now()) / 2);
  }

  #handleFailure(error: unknown): TokenResult {
    if (!this.sources.isUnreachable(error)) {
      this.#isRefused = true;
      return failure({ kind: 'renewal-refused' });
    }
    this.sources.diagnostics.report({ event: 'identity-provider-unreachable', detail: messageOf(error) });
    return failure({ kind: 'provider-unreachable' });
  }
}
