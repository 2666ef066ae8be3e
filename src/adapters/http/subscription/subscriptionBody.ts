import type { SubscriptionRequest } from '@/application/ports/SubscriptionRepository';
import type { BillingAddress, BillingField } from '@/domain/validation/BillingAddress';

/** The subscription request payload (spec section 3). The server determines prices and quantities. */
export interface SubscriptionBody {
  readonly plan_id: string;
  readonly addon_ids: readonly string[];
  readonly payment_token: string | null;
  readonly billing_address: BillingAddressBody | null;
}

interface BillingAddressBody {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  readonly vat_number: string;
  readonly address: string;
  readonly city: string;
  readonly zip: string;
  readonly country: string;
}

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
export const BILLING_FIELD_BY_SERVER_NAME: Readonly<Record<string, BillingField>> = {
  firstname: 'firstName',
  lastname: 'lastName',
  email: 'email',
  phone: 'phone',
  phonenumber: 'phone',
  company: 'company',
  vatnumber: 'taxRegistrationNumber',
  address: 'line1',
  line1: 'line1',
  city: 'city',
  zip: 'zip',
  zipcode: 'zip',
  postalcode: 'zip',
  country: 'country',
};

function billingBody(address: BillingAddress): BillingAddressBody {
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    email: address.email,
    phone: address.phone,
    company: address.company,
    vat_number: address.taxRegistrationNumber,
    address: address.line1,
    city: address.city,
    zip: address.zip,
    country: address.country,
  };
}
