import type { BillingField } from '@/domain/validation/BillingAddress';
import type { RefusedField } from '@/domain/validation/RefusedField';

/** The reason for which a service refused a payment. */
export type PaymentRefusalReason =
  /** The payment conflicts with the state on the server. */
  | 'conflict'
  | 'card'
  /** The token of the card is missing, unknown or used. An earlier transmission of the request may have used it. */
  | 'token'
  /** The request, for example a field of the billing address. */
  | 'invalid'
  | 'other';

/** The response of a service that refused a payment. */
export interface PaymentRefusal {
  readonly reason: PaymentRefusalReason;
  /**
   * True when the service refused the request before it processed the order. Any other refusal can be the response to a
   * retransmission, whose first transmission was executed: a browser can retransmit a request by itself.
   */
  readonly isUnprocessed: boolean;
  /** The delay until a retry can succeed, in milliseconds, set after a rate limit. */
  readonly retryAfter?: number | undefined;
  /** The fields of the billing address that the service refused. */
  readonly fields?: readonly RefusedField<BillingField>[] | undefined;
}

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
