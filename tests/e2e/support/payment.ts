/** The values typed into the provider's card fields. */
export interface TypedCard {
  readonly number: string;
  readonly expiry: string;
  readonly code: string;
}

const GOOD_UNTIL = { expiry: `12 / ${String((new Date().getFullYear() + 3) % 100)}`, code: '123' };

export const ACCEPTED_CARD: TypedCard = { number: '4242 4242 4242 4242', ...GOOD_UNTIL };
export const OTHER_ACCEPTED_CARD: TypedCard = { number: '5555 5555 5555 4444', ...GOOD_UNTIL };
/** The bank declines this card when it is charged. */
export const DECLINED_CARD: TypedCard = { number: '4000 0000 0000 0002', ...GOOD_UNTIL };

/** The text fields of the billing form, in their order. The country is preselected. */
export const BILLING_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'taxRegistrationNumber',
  'line1',
  'city',
  'zip',
] as const;
export type BillingField = (typeof BILLING_FIELDS)[number];

/** Values in three scripts, as owners in Haifa type them. */
export const BILLING: Readonly<Record<BillingField, string>> = {
  firstName: 'נור',
  lastName: 'حداد',
  email: 'noor@example.com',
  phone: '052-123-4567',
  company: 'Math with Noor',
  taxRegistrationNumber: '514000009',
  line1: 'הרצל 12',
  city: 'חיפה',
  zip: '3303212',
};
