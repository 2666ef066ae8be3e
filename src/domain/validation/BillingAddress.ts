import { byKey, keysOf } from '@/domain/shared/byKey';
import { characterCount } from '@/domain/shared/graphemes';
import { nonBlank } from '@/domain/shared/LocalizedText';
import { cleanText } from '@/domain/shared/pastedText';
import { failure, success, type Result } from '@/domain/shared/result';
import { parseEmail, type InvalidEmail } from './email';
import { parseIsraeliPhone, type InvalidPhone } from './israeliPhone';
import { parseIsraeliZip, type InvalidZip } from './israeliZip';
import { parseVatNumber, type InvalidVat } from './vatNumber';

/** The only country offered (spec section 9). */
export const BILLING_COUNTRIES = ['IL'] as const;
export type BillingCountry = (typeof BILLING_COUNTRIES)[number];
export const DEFAULT_BILLING_COUNTRY: BillingCountry = 'IL';

export type BillingFieldError =
  | { readonly kind: 'required' }
  | { readonly kind: 'too_long' }
  | InvalidEmail
  | InvalidPhone
  | InvalidZip
  | InvalidVat;

type BillingParser = (text: string) => Result<string, BillingFieldError>;

/**
 * The fields of the billing address in the order of the form, each with the parser of a value that is not blank. Form,
 * errors, draft and payload derive from this table.
 */
const PARSERS = {
  firstName: parseLine,
  lastName: parseLine,
  email: parseEmail,
  phone: parseIsraeliPhone,
  company: parseLine,
  taxRegistrationNumber: parseVatNumber,
  line1: parseLine,
  city: parseLine,
  zip: parseIsraeliZip,
  country: parseCountry,
} as const satisfies Readonly<Record<string, BillingParser>>;

export type BillingField = keyof typeof PARSERS;
export const BILLING_FIELDS = keysOf(PARSERS);

type Parsed<Outcome> = Outcome extends { readonly ok: true; readonly value: infer Value } ? Value : never;

/** A validated billing address (spec section 5). */
export type BillingAddress = {
  readonly [Field in BillingField]: Parsed<ReturnType<(typeof PARSERS)[Field]>>;
};

/** The values typed into the billing form, not yet validated. */
export type BillingFormValues = Readonly<Record<BillingField, string>>;

export type BillingErrors = Readonly<Partial<Record<BillingField, BillingFieldError>>>;

export const EMPTY_BILLING_FORM: BillingFormValues = {
  ...byKey(PARSERS, () => ''),
  country: DEFAULT_BILLING_COUNTRY,
};

export function isSameBilling(a: BillingFormValues, b: BillingFormValues): boolean {
  return BILLING_FIELDS.every((field) => a[field] === b[field]);
}

export function hasBillingInput(form: BillingFormValues): boolean {
  return !isSameBilling(form, EMPTY_BILLING_FORM);
}

/** In graphemes. */
const MAX_TEXT_LENGTH = 200;

/** Validates one field on change. An empty value has no format error. */
export function billingFormatErrorOf(field: BillingField, value: string): BillingFieldError | undefined {
  if (nonBlank(value) === undefined) return undefined;
  const parsed = parseField(field, value);
  return parsed.ok ? undefined : parsed.error;
}

/** Validates the form on change. */
export function billingFormatErrors(form: BillingFormValues): BillingErrors {
  return errorsOf((field) => billingFormatErrorOf(field, form[field]));
}

/** Validates the whole form on submit. All fields are required (spec section 5). */
export function billingErrors(form: BillingFormValues): BillingErrors {
  return errorsOf((field) => {
    const parsed = parseField(field, form[field]);
    return parsed.ok ? undefined : parsed.error;
  });
}

/** The first signature narrows the type, which the implementation cannot prove. */
export function parseBillingAddress(form: BillingFormValues): Result<BillingAddress, BillingErrors>;
export function parseBillingAddress(
  form: BillingFormValues,
): Result<Readonly<Record<string, string>>, BillingErrors> {
  const values = byKey(PARSERS, (field) => {
    const parsed = parseField(field, form[field]);
    return parsed.ok ? parsed.value : '';
  });
  const errors = billingErrors(form);
  return Object.keys(errors).length > 0 ? failure(errors) : success(values);
}

function errorsOf(errorOf: (field: BillingField) => BillingFieldError | undefined): BillingErrors {
  const errors = BILLING_FIELDS.flatMap((field) => {
    const error = errorOf(field);
    return error === undefined ? [] : [[field, error] as const];
  });
  return Object.fromEntries(errors);
}

function parseField(field: BillingField, value: string): Result<string, BillingFieldError> {
  const text = nonBlank(value);
  return text === undefined ? failure({ kind: 'required' }) : PARSERS[field](text);
}

function parseLine(text: string): Result<string, BillingFieldError> {
  const line = cleanText(text);
  return fitsLimit(line) ? success(line) : failure({ kind: 'too_long' });
}

function parseCountry(text: string): Result<BillingCountry, BillingFieldError> {
  const country = BILLING_COUNTRIES.find((offered) => offered === text);
  return country === undefined ? failure({ kind: 'required' }) : success(country);
}

function fitsLimit(text: string): boolean {
  return characterCount(text, MAX_TEXT_LENGTH) <= MAX_TEXT_LENGTH;
}
