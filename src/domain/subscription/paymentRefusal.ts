import type { BillingField } from '@/domain/validation/BillingAddress';
import type { RefusedField } from '@/domain/validation/RefusedField';
import type { RefusalKind } from './orderKinds';

export type PaymentRefusalReason =
  | RefusalKind
  /** The payment conflicts with the state on the server, or its first delivery is still being carried out. */
  | 'conflict'
  /** The idempotency key of the payment was used for another request before. */
  | 'key-reused';

export interface PaymentRefusal {
  readonly reason: PaymentRefusalReason;
  /** True when the service refused the request before it processed the order, so that it has not stored the key. */
  readonly isUnprocessed: boolean;
  /** The delay until a retry can succeed, in milliseconds, set after a rate limit. */
  readonly retryAfter?: number | undefined;
  /** The fields of the billing address that the service refused. */
  readonly fields?: readonly RefusedField<BillingField>[] | undefined;
}

/** Whether a failed payment charged the owner (decision C86). */
export type ChargeOutcome =
  /** No request was sent. */
  | 'not-sent'
  /**
   * The order is being reconciled. A refusal can be the response to a retransmission by the browser, whose first
   * transmission is executed later.
   */
  | 'reconciling'
  /** The order was reconciled: no read shows it. */
  | 'not-charged';
