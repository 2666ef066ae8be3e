import type { Instant } from '@/domain/shared/instant';

/** In milliseconds, from sending a request to the last byte of its response (spec section 7, faults R3). */
export const API_TIMEOUT = 30_000;

/** A request that the service responded to with an error. */
export interface FailedRequest {
  readonly status: number;
  /** The id by which the service finds the request in its logs, if the response has one (ASSUMPTION-24). */
  readonly id: string | undefined;
  /** The time of the response. */
  readonly receivedAt: Instant;
}

/** The account has no permission. `message` is the text of the server, not validated. */
export interface Forbidden {
  readonly kind: 'forbidden';
  readonly message?: string | undefined;
  readonly request?: FailedRequest | undefined;
}

/** The failures of every remote read (faults B.2). */
export type ReadFailure =
  /** The device is offline. The request was not sent. */
  | { readonly kind: 'offline' }
  /**
   * The service was unreachable, timed out or responded with a server error, or the read was aborted. `message` is the
   * text of the server, not validated. `hasNoResponse` means no response at all, so the connection may be the cause.
   * `retryAfter` is the delay until a retry can succeed, in milliseconds, and is set after a rate limit (faults R10).
   */
  | {
      readonly kind: 'unavailable';
      readonly message?: string | undefined;
      readonly hasNoResponse?: boolean | undefined;
      readonly retryAfter?: number | undefined;
      readonly request?: FailedRequest | undefined;
    }
  | { readonly kind: 'session-expired' }
  | Forbidden
  /** The response does not match its schema. `detail` is for diagnostics and is never shown. */
  | { readonly kind: 'malformed-response'; readonly detail: string };

/** The failures of every remote write (faults B.2). */
export type WriteFailure =
  /** The device is offline. The request was not sent. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'session-expired' }
  | Forbidden
  /**
   * The service refused the write. It was executed only if it was delivered before (decision C94). An upload may also
   * have been executed before a server error, and repeating it is safe (faults R11). `message` is the text of the
   * server, not validated. `retryAfter` is the delay until a retry can succeed, in milliseconds from the response, and
   * is set after a rate limit (faults R10).
   */
  | {
      readonly kind: 'refused';
      readonly message?: string | undefined;
      readonly retryAfter?: number | undefined;
      readonly request?: FailedRequest | undefined;
    }
  /** There was no valid access token, because the identity provider was unreachable. The write was not executed. */
  | { readonly kind: 'unavailable'; readonly hasNoResponse: true }
  /** The response was lost, so the write may have been executed. The app never repeats it by itself. */
  | { readonly kind: 'outcome-unknown' };

/** True after a rate limit (faults R10). */
export function isRateLimited(error: {
  readonly kind: string;
  readonly retryAfter?: number | undefined;
}): boolean {
  return error.retryAfter !== undefined;
}

/** True when the connection is a possible cause: the request was not sent, or it had no response. */
export function isConnectionFailure(error: {
  readonly kind: string;
  readonly hasNoResponse?: boolean | undefined;
}): boolean {
  const { kind, hasNoResponse } = error;
  return (
    kind === 'offline' ||
    kind === 'provider-unreachable' ||
    (kind === 'unavailable' && hasNoResponse === true)
  );
}

/**
 * The part of the browser's `AbortSignal` that the ports need. An aborted read sends no further request and returns
 * `unavailable`, at once or after a token request that is already running. Writes have no signal, because an aborted
 * write would have an unknown outcome.
 */
export interface AbortSignalLike {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}
