import type { Diagnostics } from '@/application/ports/Diagnostics';
import type { Forbidden, ReadFailure, WriteFailure } from '@/application/ports/ServiceFailure';
import { failure, type Result } from '@/domain/shared/result';
import type { ApiResponse, ApiFailure, Rejected, OutcomeUnknown } from './ApiClient';
import { SUCCESS_FLAG, DEFAULT_RETRY_AFTER } from './assumptions';
import { responseTexts, type ResponseTexts } from './responseTexts';
import { valueAt } from './valueAt';

/** HTTP status 403: the account has no permission. */
const FORBIDDEN = 403;
/** HTTP status 429: the client exceeds the rate limit. */
const TOO_MANY = 429;

/**
 * Converts the failure of a read, and reports a malformed response to diagnostics.
 * @param missing The failure when the record does not exist.
 */
export function reportReadFailure<Missing = never>(
  error: ApiFailure,
  diagnostics: Diagnostics,
  missing?: Missing,
): Result<never, ReadFailure | Missing> {
  if (missing !== undefined && isMissing(error)) return failure(missing);
  return error.kind === 'malformed'
    ? reportMalformed(error.detail, diagnostics)
    : failure(asReadFailure(error));
}

/** @param detail The defect of the response, in English, without any of its content. */
export function reportMalformed(detail: string, diagnostics: Diagnostics): Result<never, ReadFailure> {
  diagnostics.report({ event: 'unreadable-data', detail });
  return failure({ kind: 'malformed-response', detail });
}

/** Converts the failure of a read for the application (faults B.2). */
function asReadFailure(error: Exclude<ApiFailure, { readonly kind: 'malformed' }>): ReadFailure {
  switch (error.kind) {
    case 'not-sent':
      return { kind: 'offline' };
    case 'session-expired':
      return { kind: 'session-expired' };
    case 'rejected':
      return error.status === FORBIDDEN ? forbidden(error) : unavailable(error);
    case 'token-unavailable':
      return { kind: 'unavailable', hasNoResponse: true };
    case 'outcome-unknown':
      return error.status === undefined ? { kind: 'unavailable', hasNoResponse: true } : unavailable(error);
    case 'aborted':
      return { kind: 'unavailable' };
  }
}

/** The result of a write. A 2xx response with `"success": false` is a refusal (faults R17). */
export function writeResultOf<Failure = never>(
  result: Result<ApiResponse, ApiFailure>,
  asFailure: (error: ApiFailure) => WriteFailure | Failure = asWriteFailure,
): Result<ApiResponse, WriteFailure | Failure> {
  if (!result.ok) return failure(asFailure(result.error));
  const refusal = refusalInSuccess(result.value);
  return refusal === undefined ? result : failure(refused(refusal));
}

/**
 * Converts the failure of a write. A write that had no valid token, or was not sent because the device was offline, was
 * not executed, nor was one that was rejected, unless the rejection is the response to a second delivery (decision
 * C94). After any other failure the result is unknown.
 */
export function asWriteFailure(error: ApiFailure): WriteFailure {
  switch (error.kind) {
    case 'not-sent':
      return { kind: 'offline' };
    case 'session-expired':
      return { kind: 'session-expired' };
    case 'rejected':
      return error.status === FORBIDDEN ? forbidden(error) : refused(error, error);
    case 'token-unavailable':
      return { kind: 'unavailable', hasNoResponse: true };
    default:
      return { kind: 'outcome-unknown' };
  }
}

/**
 * Converts the failure of an idempotent write. Every error response but 403 becomes `refused`, because a retry is
 * safe (faults B.2, R7).
 */
export function asIdempotentWriteFailure(error: ApiFailure): WriteFailure {
  const isServerError = error.kind === 'outcome-unknown' && error.status !== undefined;
  return isServerError ? refused(error, error) : asWriteFailure(error);
}

/** ASSUMPTION-26: true for a 404 of the API. One with a body that is not JSON may be a gateway's and does not count. */
export function isMissing(error: ApiFailure): boolean {
  return error.kind === 'rejected' && error.status === 404 && !error.isFromGateway;
}

/** The texts of a 2xx response with `"success": false`; undefined for a real success (faults R17). */
export function refusalInSuccess({ body }: Pick<ApiResponse, 'body'>): ResponseTexts | undefined {
  return valueAt(body, SUCCESS_FLAG) === false ? responseTexts(body) : undefined;
}

/** @param error The error response. Undefined for a refusal in a 2xx response. */
function refused({ messages }: ResponseTexts, error?: Rejected | OutcomeUnknown): WriteFailure {
  return {
    kind: 'refused',
    message: messages[0],
    ...(error && { retryAfter: retryAfterOf(error), request: error.request }),
  };
}

/** The delay until a retry can succeed after a 429, in milliseconds; undefined for other statuses (faults R10). */
export function retryAfterOf({ status, retryAfter }: Rejected | OutcomeUnknown): number | undefined {
  return status === TOO_MANY ? (retryAfter ?? DEFAULT_RETRY_AFTER) : undefined;
}

function unavailable(error: Rejected | OutcomeUnknown): ReadFailure {
  const { messages, request } = error;
  return { kind: 'unavailable', message: messages[0], retryAfter: retryAfterOf(error), request };
}

function forbidden({ messages, request }: Rejected): Forbidden {
  return { kind: 'forbidden', message: messages[0], request };
}
