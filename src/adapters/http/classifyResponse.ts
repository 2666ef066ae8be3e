import type { Instant } from '@/domain/shared/instant';
import { failure, success, type Result } from '@/domain/shared/result';
import type { ApiResponse, HttpFailure } from './ApiClient';
import { FIELD_ERROR_STATUSES, UNKNOWN_OUTCOME_STATUSES, REQUEST_ID_KEY } from './assumptions';
import { fieldsIn } from './fieldsIn';
import { responseTexts } from './responseTexts';
import { valueAt } from './valueAt';

export interface RawResponse {
  readonly status: number;
  /** In lower case without parameters; '' when the response has none. */
  readonly contentType: string;
  /** In milliseconds from now. */
  readonly retryAfter: number | undefined;
  /** The parsed JSON, the text when it is not JSON, or '' for an empty body. */
  readonly content: unknown;
  /** True when the body was parsed as JSON. */
  readonly isJson: boolean;
  /** The body as it was sent. */
  readonly text: string;
  readonly etag: string | undefined;
  /** The header that can name the id of the request. */
  readonly requestId: unknown;
  readonly receivedAt: Instant;
}

/**
 * Classifies a response by whether the API executed the request: a success means yes, `rejected` no, and
 * `outcome-unknown` possibly. `malformed` is a 2xx response with an unreadable body (faults B.2).
 */
export function classifyResponse(raw: RawResponse): Result<ApiResponse, HttpFailure> {
  const { status, contentType, content, text, etag } = raw;
  if (status < 200 || status >= 300) return failure(failureOf(raw));
  if (content === '') return success({ status, body: undefined, text, etag });
  if (isReadable(raw)) return success({ status, body: content, text, etag });
  return failure({ kind: 'malformed', status, detail: `${String(status)} ${contentType}` });
}

function failureOf(raw: RawResponse): HttpFailure {
  const { status, contentType, retryAfter, content } = raw;
  const isPlainText = contentType === 'text/plain' && typeof content === 'string';
  const texts = responseTexts(isReadable(raw) || isPlainText ? content : undefined);
  const id = requestIdOf(raw.requestId, isReadable(raw) ? content : undefined);
  const shared = { ...texts, status, retryAfter, request: { status, id, receivedAt: raw.receivedAt } };
  if (UNKNOWN_OUTCOME_STATUSES.includes(status))
    return { ...shared, kind: 'outcome-unknown', reason: 'timeout' };
  if (status < 400 || status >= 500) return { ...shared, kind: 'outcome-unknown', reason: 'server-error' };
  return {
    ...shared,
    kind: 'rejected',
    isFromGateway: contentType.includes('html'),
    fields: isReadable(raw) && FIELD_ERROR_STATUSES.includes(status) ? fieldsIn(content) : [],
  };
}

function isReadable({ isJson, contentType }: RawResponse): boolean {
  return isJson && contentType.includes('json');
}

/** A UUID, a W3C trace or another random id. Names, sentences, email and IP addresses, and numbers are rejected. */
const REQUEST_ID = /^(?![\da-f.]*:[\da-f.]*:[\da-f.:]*$)(?=.*\d)(?=.*[a-z])[\da-z|][\w.:|-]{7,79}$/iu;

/** The id of the request in the logs of the service: from the header, else from the body. */
export function requestIdOf(header: unknown, body: unknown): string | undefined {
  return [header, valueAt(body, REQUEST_ID_KEY)].find(isRequestId);
}

function isRequestId(value: unknown): value is string {
  return typeof value === 'string' && REQUEST_ID.test(value);
}
