import { failure, success, type Result } from '@/domain/shared/result';
import type { ApiAnswer, HttpFailure } from './ApiClient';
import { FIELD_STATUSES, UNDECIDED_STATUSES } from './assumptions';
import { fieldsIn } from './fieldsIn';
import { messagesIn } from './messagesIn';

/** An answer as it came in. */
export interface RawAnswer {
  readonly status: number;
  /** Without its parameters, lower case; '' when the answer does not say. */
  readonly contentType: string;
  /** In milliseconds from now. */
  readonly retryAfter: number | undefined;
  /** What the JSON says, or the text where it is none; '' for an empty answer. */
  readonly content: unknown;
  /** The text was JSON. */
  readonly isJson: boolean;
}

/** What an answer means for the request (faults B.2): done, definitely not done, or nobody knows. */
export function answerOf(raw: RawAnswer): Result<ApiAnswer, HttpFailure> {
  const { status, contentType, retryAfter, content } = raw;
  const isReadable = raw.isJson && contentType.includes('json');
  if (status >= 200 && status < 300) {
    if (content === '') return success({ status, body: undefined });
    if (isReadable) return success({ status, body: content });
    return failure({ kind: 'malformed', status, detail: `${String(status)} ${contentType}` });
  }
  const isPlainText = contentType === 'text/plain' && typeof content === 'string';
  const messages = isReadable || isPlainText ? messagesIn(content) : [];
  if (status >= 400 && status < 500 && !UNDECIDED_STATUSES.includes(status))
    return failure({
      kind: 'rejected',
      status,
      messages,
      retryAfter,
      isFromGateway: contentType.includes('html'),
      fields: isReadable && FIELD_STATUSES.includes(status) ? fieldsIn(content) : [],
    });
  const reason = UNDECIDED_STATUSES.includes(status) ? 'timeout' : 'server-error';
  return failure({ kind: 'unknown', reason, status, messages, retryAfter });
}
