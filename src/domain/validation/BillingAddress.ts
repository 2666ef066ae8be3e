import { nonBlank } from '@/domain/shared/LocalizedText';
import { failure, success, type Result } from '@/domain/shared/result';
import { parseEmail, type Email, type InvalidEmail } from './email';
import { parseIsraeliPhone, type InvalidPhone, type IsraeliPhone } from './israeliPhone';
import { parseIsraeliZip, type InvalidZip, type IsraeliZip } from './israeliZip';
import { parseVatNumber, type InvalidVat, type VatNumber } from './vatNumber';

/** The only country offered (spec section 9). */
export const BILLING_COUNTRIES = ['IL'] as const;
export type BillingCountry = (typeof BILLING_COUNTRIES)[number];
export const DEFAULT_BILLING_COUNTRY: BillingCountry = 'IL';

/** A validated billing address (spec section 5). */
export interface BillingAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: Email;
  readonly phone: IsraeliPhone;
  readonly company: string;
  readonly taxRegistrationNumber: VatNumber;
  readonly line1: string;
  readonly city: string;
  readonly zip: IsraeliZip;
  readonly country: BillingCountry;
}

export type BillingField = keyof BillingAddress;

/** In the order of the form. */
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
  'country',
] as const satisfies readonly BillingField[];

/** The values typed into the billing form, not yet validated. */
export type BillingForm = Readonly<Record<BillingField, string>>;

export type BillingFieldError =
  | { readonly kind: 'required' }
  | { readonly kind: 'too_long' }
  | InvalidEmail
  | InvalidPhone
  | InvalidZip
  | InvalidVat;

export type BillingErrors = Readonly<Partial<Record<BillingField, BillingFieldError>>>;

export const EMPTY_BILLING_FORM: BillingForm = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  taxRegistrationNumber: '',
  line1: '',
  city: '',
  zip: '',
  country: DEFAULT_BILLING_COUNTRY,
};

export function isBillingTyped(form: BillingForm): boolean {
  return BILLING_FIELDS.some((field) => form[field] !== EMPTY_BILLING_FORM[field]);
}

/** The maximal length of a text in characters, which is the length of a line of an invoice. */
const MAX_TEXT_LENGTH = 200;

/** Validates one field on change. An empty value has no format error. */
export function invalidValueErrorOf(field: BillingField, value: string): BillingFieldError | undefined {
  if (nonBlank(value) === undefined) return undefined;
  const parsed = parseField(field, value);
  return parsed.ok ? undefined : parsed.error;
}

/** Validates the whole form on submit. All fields are required (spec section 5). */
export function billingErrors(form: BillingForm): BillingErrors {
  const errors = BILLING_FIELDS.flatMap((field) => {
    const parsed = parseField(field, form[field]);
    return parsed.ok ? [] : [[field, parsed.error] as const];
  });
  return Object.fromEntries(errors);
}

export function parseBillingAddress(form: BillingForm): Result<BillingAddress, BillingErrors> {
  const email = parseEmail(form.email.trim());
  const phone = parseIsraeliPhone(form.phone.trim());
  const zip = parseIsraeliZip(form.zip.trim());
  const vatNumber = parseVatNumber(form.taxRegistrationNumber.trim());
  const errors = billingErrors(form);
  if (Object.keys(errors).length > 0 || !email.ok || !phone.ok || !zip.ok || !vatNumber.ok)
    return failure(errors);
  return success({
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    email: email.value,
    phone: phone.value,
    company: form.company.trim(),
    taxRegistrationNumber: vatNumber.value,
    line1: form.line1.trim(),
    city: form.city.trim(),
    zip: zip.value,
    country: DEFAULT_BILLING_COUNTRY,
  });
}

function parseField(field: BillingField, value: string): Result<unknown, BillingFieldError> {
  const text = nonBlank(value);
  if (text === undefined) return failure({ kind: 'required' });
  switch (field) {
    case 'email':
      return parseEmail(text);
    case 'phone':
      return parseIsraeliPhone(text);
    case 'zip':
      return parseIsraeliZip(text);
    case 'taxRegistrationNumber':
      return parseVatNumber(text);
    case 'country':
      return BILLING_COUNTRIES.some((country) => country === text)
        ? success(text)
        : failure({ kind: 'required' });
    default:
      return text.length <= MAX_TEXT_LENGTH ? success(text) : failure({ kind: 'too_long' });
  }
}
