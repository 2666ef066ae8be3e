/* Separate from PlacedOrder.ts, because every signed-in page loads the order journal, which needs only these. */

/** The effect of an order on the subscription of a business (decision C4). */
export const ORDER_KINDS = ['create', 'update', 'reactivate'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

export const ORDER_REFUSALS = [
  /** Refused, perhaps by a gateway in front of the service. */
  'refused',
  /** Refused by the service itself. */
  'declined',
  /**
   * Refused by the service itself, after an earlier order with the same key was declined. A service that supports
   * idempotency keys repeats its decision, so the key is spent.
   */
  'declined-again',
] as const;
export type OrderRefusal = (typeof ORDER_REFUSALS)[number];

/** The errors of a refused payment (spec section 8). */
export const REFUSAL_KINDS = [
  /** The card or its token, which an earlier transmission of the request may have used. */
  'payment_processing_error',
  /** The request, for example a field of the billing address. */
  'bad_request',
  'general_error',
] as const;
export type RefusalKind = (typeof REFUSAL_KINDS)[number];
