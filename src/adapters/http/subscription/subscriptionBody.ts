import type { SubscriptionRequest } from '@/application/ports/SubscriptionRepository';
import { BILLING_FIELDS, type BillingField } from '@/domain/validation/BillingAddress';
import { byApiKey } from '../payload/byApiKey';
import type { Wire } from '../wire';

/** The keys of the billing address (spec section 3). */
const BILLING_KEYS = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phone: 'phone',
  company: 'company',
  taxRegistrationNumber: 'vat_number',
  line1: 'address',
  city: 'city',
  zip: 'zip',
  country: 'country',
} as const satisfies Readonly<Record<BillingField, keyof NonNullable<Wire['BillingAddress']>>>;

/**
 * The subscription request payload (spec section 3). The server determines prices and quantities. Without a token it
 * charges the saved card, and no billing address is sent (decision C25).
 */
export function subscriptionBody(request: SubscriptionRequest): Wire['Order'] {
  const address = request.billingAddress;
  return {
    plan_id: request.planId,
    addon_ids: [...new Set(request.addOnIds)],
    payment_token: request.paymentToken ?? null,
    billing_address:
      address === undefined ? null : byApiKey(BILLING_FIELDS, BILLING_KEYS, (field) => address[field]),
  };
}

/**
 * Maps the field names of an error response to form fields (ASSUMPTION-22). The names are compared in lower case and
 * without separators.
 */
export const BILLING_FIELD_BY_API_NAME: Readonly<Record<string, BillingField>> = Object.fromEntries(
  BILLING_FIELDS.map((field) => [BILLING_KEYS[field].replaceAll('_', ''), field]),
);
