import type { BillingField } from '@/domain/validation/BillingAddress';
import type { RefusedField } from '@/domain/validation/RefusedField';

/** The response of a server that refused a payment. */
export interface PaymentRefusal {
  /** HTTP status, such as 400. */
  readonly status: number;
  readonly messages: readonly string[];
  /** The Retry-After of a rate limit, in milliseconds. */
  readonly retryAfter?: number | undefined;
  /** The fields of the billing address that the server refused. */
  readonly fields?: readonly RefusedField<BillingField>[] | undefined;
}

export type PaymentRefusalKind = 'payment_processing_error' | 'bad_request' | 'general_error';

/** Whether a failed payment charged the owner (decision C86). */
export type ChargeEvidence =
  /** No request was sent. */
  | 'not-sent'
  /** A read after the refusal shows an unchanged subscription, which proves that the order was not executed. */
  | 'not-charged'
  /** A read after the refusal shows an unchanged subscription, but the order can still be executed later. */
  | 'unchanged'
  /** The subscription could not be read after the refusal. */
  | 'unread';

/** HTTP status 409: the write conflicts with the state on the server. */
export const CONFLICT = 409;

/** HTTP statuses of requests that a server rejects before it processes the order. */
const REJECTED_BEFORE_PROCESSING: readonly number[] = [401, 403, 404, 405, 406, 413, 415, 429];

const CARD_MESSAGE = /card|token|payment/i;
const TOKEN_MESSAGE = /token/i;
const MAX_MESSAGE_LENGTH = 2000;

/** A message that mentions the card is a card error. Any other 400, or refused fields, is a form error (decision C52). */
export function classifyPaymentRefusal({
  status,
  messages,
  fields = [],
}: PaymentRefusal): PaymentRefusalKind {
  if (messages.some((message) => CARD_MESSAGE.test(message.slice(0, MAX_MESSAGE_LENGTH))))
    return 'payment_processing_error';
  return status === 400 || fields.length > 0 ? 'bad_request' : 'general_error';
}

/**
 * True when the refusal can be the response to a retransmission. A browser can retransmit a request by itself. Then the
 * first one may have been executed and the second one refused, for example with 400 for a token that is already used.
 */
export function mayAnswerRetransmission({ status }: PaymentRefusal): boolean {
  return !REJECTED_BEFORE_PROCESSING.includes(status);
}

/** True when the refusal mentions the token. An earlier request that is still in flight may have used it. */
export function mentionsToken({ messages }: PaymentRefusal): boolean {
  return messages.some((message) => TOKEN_MESSAGE.test(message.slice(0, MAX_MESSAGE_LENGTH)));
}
