import type { AxiosResponse } from 'axios';
import type { Instant } from '@/domain/shared/instant';
import { failure, success, type Result } from '@/domain/shared/result';
import type { ApiResponse, HttpFailure } from './ApiClient';
import {
  FIELD_ERROR_STATUSES,
  UNKNOWN_OUTCOME_STATUSES,
  REQUEST_ID_HEADER,
  REQUEST_ID_KEY,
} from './assumptions';
import { fieldsIn } from './fieldsIn';
import { responseTexts } from './responseTexts';
import { parseRetryAfter } from './retryDelay';
import { valueAt } from './valueAt';

/** What a response of axios does not say. Its `data` is the parsed JSON, the text, or '' for an empty body. */
export interface ReceivedBody {
  /** True when the body was parsed as JSON. */
  readonly isJson: boolean;
  /** The body as it was sent. */
  readonly text: string;
  readonly receivedAt: Instant;
}

/**
 * Classifies a response by whether the API executed the request: a success means yes, `rejected` no, and
 * `outcome-unknown` possibly. `malformed` is a 2xx response with an unreadable body (faults B.2).
 */
export function classifyResponse(
  { status, headers, data }: Pick<AxiosResponse<unknown>, 'status' | 'headers' | 'data'>,
  { isJson, text, receivedAt }: ReceivedBody,
): Result<ApiResponse, HttpFailure> {
  const contentType = contentTypeOf(headers);
  const isReadable = isJson && contentType.includes('json');
  const isUnreadable = data !== '' && !isReadable;
  if (status >= 200 && status < 300) {
    if (isUnreadable)
      return failure({ kind: 'malformed', status, detail: `${String(status)} ${contentType}` });
    const etag: unknown = headers['etag'];
    const body = data === '' ? undefined : data;
    return success({ status, body, text, etag: typeof etag === 'string' ? etag : undefined });
  }
  const body = isReadable ? data : undefined;
  const isPlainText = contentType === 'text/plain' && typeof data === 'string';
  const shared = {
    ...responseTexts(isPlainText ? data : body),
    status,
    retryAfter: parseRetryAfter(headers['retry-after'], receivedAt),
    request: { status, id: requestIdOf(headers[REQUEST_ID_HEADER], body), receivedAt },
  };
  if (UNKNOWN_OUTCOME_STATUSES.includes(status))
    return failure({ ...shared, kind: 'outcome-unknown', reason: 'timeout' });
  if (status < 400 || status >= 500)
    return failure({ ...shared, kind: 'outcome-unknown', reason: 'server-error' });
  const fields = FIELD_ERROR_STATUSES.includes(status) ? fieldsIn(body) : [];
  return failure({ ...shared, kind: 'rejected', isFromGateway: isUnreadable, fields });
}

/** In lower case without parameters; '' when the response has none. */
function contentTypeOf(headers: AxiosResponse['headers']): string {
  const [contentType = ''] = String(headers['content-type'] ?? '').split(';', 1);
  return contentType.trim().toLowerCase();
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
