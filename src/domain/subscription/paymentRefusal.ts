/** What the server said when it refused a payment: its status and every text of its answer. */
export interface PaymentRefusal {
  /** HTTP status, such as 400. */
  readonly status: number;
  readonly messages: readonly string[];
  /** For so long, in milliseconds, another try is in vain: too much was asked at once. */
  readonly retryAfter?: number | undefined;
}

export type PaymentRefusalKind = 'payment_processing_error' | 'bad_request' | 'general_error';

const CARD_TROUBLE = /card|token|payment/i;
const LONGEST_MESSAGE = 2000;

/** A message about the card is about the card; any other 400 is about the form (spec section 8, decision C52). */
export function classifyPaymentRefusal({ status, messages }: PaymentRefusal): PaymentRefusalKind {
  if (messages.some((message) => CARD_TROUBLE.test(message.slice(0, LONGEST_MESSAGE))))
    return 'payment_processing_error';
  return status === 400 ? 'bad_request' : 'general_error';
}
