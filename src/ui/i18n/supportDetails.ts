import type { FailedRequest } from '@/application/ports/ServiceFailure';

/** What the owner can report to support about an error: its status or kind, its time and its request id. */
export interface SupportDetails {
  /** The HTTP status, or the kind of an error without a response. */
  readonly code: string;
  readonly request: FailedRequest | undefined;
}

export interface DescribedError {
  readonly kind: string;
  readonly hasNoResponse?: boolean | undefined;
  readonly request?: FailedRequest | undefined;
  readonly retryAfter?: number | undefined;
}

/** The details of an error of the service. Undefined where support cannot help, for example without a connection. */
export function supportDetails(error: DescribedError): SupportDetails | undefined {
  const { kind, request } = error;
  /* After a rate limit only waiting helps. */
  if (error.retryAfter !== undefined) return undefined;
  if (request !== undefined) return { code: String(request.status), request };
  if (kind === 'malformed-response') return { code: kind, request };
  return kind === 'unavailable' && error.hasNoResponse === true
    ? { code: 'no-response', request }
    : undefined;
}
