import type { Diagnostics } from '@/application/ports/Diagnostics';
import type { ReadFailure, WriteFailure } from '@/application/ports/ServiceFailure';
import { failure, type Result } from '@/domain/shared/result';
import type { ApiAnswer, ApiFailure, Rejected, Unknown } from './ApiClient';
import { DENYING_KEY, UNSAID_RETRY_AFTER } from './assumptions';
import { messagesIn } from './messagesIn';

/** HTTP status of a request that came too soon after others. */
const TOO_MANY = 429;

/** A read that failed. An answer nobody can make sense of is told to diagnostics too. */
export function failedRead(error: ApiFailure, diagnostics: Diagnostics): Result<never, ReadFailure> {
  return error.kind === 'malformed' ? malformed(error.detail, diagnostics) : failure(asReadFailure(error));
}

/** @param detail What is wrong with the answer, in English; nothing of what it holds. */
export function malformed(detail: string, diagnostics: Diagnostics): Result<never, ReadFailure> {
  diagnostics.report({ event: 'unreadable-data', detail });
  return failure({ kind: 'malformed-response', detail });
}

/** What the failure of a read is to the application (faults B.2). */
function asReadFailure(error: ApiFailure): ReadFailure {
  switch (error.kind) {
    case 'not-sent':
      return { kind: 'offline' };
    case 'session-expired':
      return { kind: 'session-expired' };
    case 'malformed':
      return { kind: 'malformed-response', detail: error.detail };
    case 'rejected':
      return error.status === 403 ? { kind: 'forbidden' } : unavailable(error.messages);
    case 'unknown':
      return error.status === undefined
        ? { kind: 'unavailable', isUnanswered: true }
        : unavailable(error.messages);
    case 'aborted':
      return { kind: 'unavailable' };
  }
}

/** What the failure of a write is to the application: what was rejected did not happen, of the rest nobody knows. */
export function asWriteFailure(error: ApiFailure): WriteFailure {
  switch (error.kind) {
    case 'not-sent':
      return { kind: 'offline' };
    case 'session-expired':
      return { kind: 'session-expired' };
    case 'rejected':
      return error.status === 403 ? { kind: 'forbidden' } : refused(error.messages, waitOf(error));
    default:
      return { kind: 'outcome-unknown' };
  }
}

/** The same for a write that changes nothing more when repeated: any answer but success is a plain no (decision C73). */
export function asRepeatableWriteFailure(error: ApiFailure): WriteFailure {
  const isAnswered = error.kind === 'rejected' || (error.kind === 'unknown' && error.status !== undefined);
  return isAnswered ? refused(error.messages, waitOf(error)) : asWriteFailure(error);
}

/** The API has nothing there. A web page that says so comes from somebody else, and proves nothing. */
export function isMissing(error: ApiFailure): boolean {
  return error.kind === 'rejected' && error.status === 404 && !error.isFromGateway;
}

/** The words of a success that says it is none; undefined for one that is (decision C8, faults R17). */
export function refusalInSuccess({ body }: ApiAnswer): readonly string[] | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
  const isDenied = Object.hasOwn(body, DENYING_KEY) && Reflect.get(body, DENYING_KEY) === false;
  return isDenied ? messagesIn(body) : undefined;
}

export function refused(messages: readonly string[], retryAfter?: number): WriteFailure {
  return { kind: 'refused', message: messages[0], retryAfter };
}

/** How long the API takes no more of it, in milliseconds; undefined where that is not why it said no (faults R10). */
export function waitOf({ status, retryAfter }: Rejected | Unknown): number | undefined {
  return status === TOO_MANY ? (retryAfter ?? UNSAID_RETRY_AFTER) : undefined;
}

function unavailable(messages: readonly string[]): ReadFailure {
  return { kind: 'unavailable', message: messages[0] };
}
