import type { PaymentRefusal, PaymentRefusalReason } from '@/domain/subscription/paymentRefusal';
import { refusedFieldsOf, type NamedField } from '../fieldsIn';
import { BILLING_FIELD_BY_API_NAME } from './subscriptionBody';

/** The response of a server that refused a payment. */
interface PaymentRefusalResponse {
  readonly status: number;
  readonly messages: readonly string[];
  readonly codes?: readonly string[];
  readonly fields?: readonly NamedField[];
  /** In milliseconds. */
  readonly retryAfter?: number | undefined;
}

const BAD_REQUEST = 400;
const CONFLICT = 409;

/** HTTP statuses of requests that a server rejects before it processes the order. */
const REJECTED_BEFORE_PROCESSING: readonly number[] = [401, 403, 404, 405, 406, 413, 415, 429];

/**
 * The server refuses an idempotency key that was sent before with a different request
 * (draft-ietf-httpapi-idempotency-key-header, section 2.7).
 */
const IDEMPOTENCY_KEY_MESSAGE = /idempotency/i;
const CARD_MESSAGE = /card|token|payment/i;

/**
 * Classifies a refusal. A message that mentions the card or its token concerns the card. Any other 400, and any
 * response with refused fields, concerns the form (decision C52).
 */
export function paymentRefusalOf({
  status,
  messages,
  codes = [],
  fields = [],
  retryAfter,
}: PaymentRefusalResponse): PaymentRefusal {
  const refusedFields = refusedFieldsOf(fields, BILLING_FIELD_BY_API_NAME);
  const isInvalid = status === BAD_REQUEST || refusedFields.length > 0;
  return {
    reason:
      status === CONFLICT
        ? 'conflict'
        : (reasonIn([...messages, ...codes]) ?? (isInvalid ? 'bad_request' : 'general_error')),
    isUnprocessed: REJECTED_BEFORE_PROCESSING.includes(status),
    retryAfter,
    fields: refusedFields,
  };
}

function reasonIn(texts: readonly string[]): PaymentRefusalReason | undefined {
  if (texts.some((text) => IDEMPOTENCY_KEY_MESSAGE.test(text))) return 'key-reused';
  return texts.some((text) => CARD_MESSAGE.test(text)) ? 'payment_processing_error' : undefined;
}
