import type { BillingField } from '@/domain/validation/BillingAddress';
import type { RefusedField } from '@/domain/validation/RefusedField';

/** What the server said when it refused a payment: its status and every text of its answer. */
export interface PaymentRefusal {
  /** HTTP status, such as 400. */
  readonly status: number;
  readonly messages: readonly string[];
  /** For so long, in milliseconds, another try is in vain: too much was asked at once. */
  readonly retryAfter?: number | undefined;
  /** The fields of the billing address it is about. */
  readonly fields?: readonly RefusedField<BillingField>[] | undefined;
}

export type PaymentRefusalKind = 'payment_processing_error' | 'bad_request' | 'general_error';

/** What is known of the money after a payment that did not happen (decision C86). */
export type ChargeEvidence =
  /** No request went out. */
  | 'not-sent'
  /** The subscription was read after the refusal, and it is what it was before. */
  | 'not-charged'
  /** The same, but the subscription would look no different had the order been carried out a moment later. */
  | 'unchanged'
  /** The subscription could not be read after the refusal. */
  | 'unread';

/** HTTP status of a write that does not fit what the server has. */
export const CONFLICT = 409;

/** Statuses of requests that are turned away before anybody looks at the order in them. */
const TURNED_AWAY: readonly number[] = [401, 403, 404, 405, 406, 413, 415, 429];

const CARD_TROUBLE = /card|token|payment/i;
const TOKEN_TROUBLE = /token/i;
const LONGEST_MESSAGE = 2000;

/** A message about the card is about the card; any other 400, and what names fields, is about the form (decision C52). */
export function classifyPaymentRefusal({
  status,
  messages,
  fields = [],
}: PaymentRefusal): PaymentRefusalKind {
  if (messages.some((message) => CARD_TROUBLE.test(message.slice(0, LONGEST_MESSAGE))))
    return 'payment_processing_error';
  return status === 400 || fields.length > 0 ? 'bad_request' : 'general_error';
}

/**
 * A browser may deliver a request more than once by itself. The first delivery may have been carried out, and the
 * refusal be the answer to a later one, such as 400 for a token that was used before.
 */
export function mayAnswerRepetition({ status }: PaymentRefusal): boolean {
  return !TURNED_AWAY.includes(status);
}

/** The refusal is about the token, which a delivery that is still under way may have used. */
export function mentionsToken({ messages }: PaymentRefusal): boolean {
  return messages.some((message) => TOKEN_TROUBLE.test(message.slice(0, LONGEST_MESSAGE)));
}
