/** What any remote read may answer besides its own errors (faults B.2). */
export type ReadFailure =
  /** Not sent: there is no connection. */
  | { readonly kind: 'offline' }
  /**
   * No usable answer: unreachable, timed out, given up or a server error. `message` is the server's own text,
   * unchecked. `isUnanswered` where nothing came back at all, so that the connection may be the cause.
   */
  | {
      readonly kind: 'unavailable';
      readonly message?: string | undefined;
      readonly isUnanswered?: boolean | undefined;
    }
  | { readonly kind: 'session-expired' }
  | { readonly kind: 'forbidden' }
  /** An answer that is not what was asked for. `detail` is for diagnostics, never shown. */
  | { readonly kind: 'malformed-response'; readonly detail: string };

/** What any remote write may answer besides its own errors (faults B.2). */
export type WriteFailure =
  /** Not sent: there is no connection. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'session-expired' }
  | { readonly kind: 'forbidden' }
  /**
   * Definitely not carried out. `message` is the server's own text, unchecked. `retryAfter`, in milliseconds from then,
   * only where too much was asked at once: before that another try is in vain (faults R10).
   */
  | {
      readonly kind: 'refused';
      readonly message?: string | undefined;
      readonly retryAfter?: number | undefined;
    }
  /** It may or may not have been carried out: the answer was lost. Never to be sent again unasked. */
  | { readonly kind: 'outcome-unknown' };

/** Whether the connection is the cause, or may be: nothing was sent, or nothing came back. */
export function isConnectionFailure(error: {
  readonly kind: string;
  readonly isUnanswered?: boolean | undefined;
}): boolean {
  const { kind, isUnanswered } = error;
  return (
    kind === 'offline' || kind === 'provider-unreachable' || (kind === 'unavailable' && isUnanswered === true)
  );
}
