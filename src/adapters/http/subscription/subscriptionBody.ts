import type { SubscriptionRequest } from '@/application/ports/SubscriptionRepository';
import { BILLING_FIELDS, type BillingAddress, type BillingField } from '@/domain/validation/BillingAddress';

/** The subscription request payload (spec section 3). The server determines prices and quantities. */
export interface SubscriptionBody {
  readonly plan_id: string;
  readonly addon_ids: readonly string[];
  readonly payment_token: string | null;
  readonly billing_address: Readonly<Record<string, string>> | null;
}

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
} as const satisfies Readonly<Record<BillingField, string>>;

/** Without a token the server charges the saved card, and no billing address is sent (decision C25). */
export function subscriptionBody(request: SubscriptionRequest): SubscriptionBody {
  return {
    plan_id: request.planId,
    addon_ids: [...new Set(request.addOnIds)],
    payment_token: request.paymentToken ?? null,
    billing_address: request.billingAddress === undefined ? null : billingBody(request.billingAddress),
  };
}

/**
 * Maps the field names of an error response to form fields (ASSUMPTION-22). The names are compared in lower case and
 * without separators.
 */
export const BILLING_FIELD_BY_SERVER_NAME: Readonly<Record<string, BillingField>> = Object.fromEntries(
  BILLING_FIELDS.map((field) => [BILLING_KEYS[field].replaceAll('_', ''), field]),
);

function billingBody(address: BillingAddress): Readonly<Record<string, string>> {
  return Object.fromEntries(BILLING_FIELDS.map((field) => [BILLING_KEYS[field], address[field]]));
}
