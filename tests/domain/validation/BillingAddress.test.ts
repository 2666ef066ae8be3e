import { describe, expect, it } from 'vitest';
import { failure, success } from '@/domain/shared/result';
import {
  billingFormatErrors,
  BILLING_COUNTRIES,
  BILLING_FIELDS,
  billingErrors,
  DEFAULT_BILLING_COUNTRY,
  EMPTY_BILLING_FORM,
  billingFormatErrorOf,
  hasBillingInput,
  parseBillingAddress,
} from '@/domain/validation/BillingAddress';
import { aBillingForm } from '@tests/support/builders/aBillingForm';

const textFields = ['firstName', 'lastName', 'company', 'line1', 'city'] as const;

describe('the billing form', () => {
  it('names the values with a wrong format while it is typed, not those that are missing', () => {
    const form = aBillingForm({ city: '', zip: '1' });
    expect(Object.keys(billingFormatErrors(form))).toEqual(['zip']);
  });

  it('starts empty, with Israel as the only country', () => {
    expect(BILLING_COUNTRIES).toEqual([DEFAULT_BILLING_COUNTRY]);
    expect(EMPTY_BILLING_FORM.country).toBe('IL');
    expect(BILLING_FIELDS.filter((field) => EMPTY_BILLING_FORM[field] !== '')).toEqual(['country']);
  });

  it('counts as typed as soon as one field differs from the empty form', () => {
    expect(hasBillingInput(EMPTY_BILLING_FORM)).toBe(false);
    for (const field of BILLING_FIELDS)
      expect(hasBillingInput({ ...EMPTY_BILLING_FORM, [field]: 'x' })).toBe(true);
  });

  it('accepts a valid address and normalizes it', () => {
    const form = aBillingForm({ firstName: ' דנה ', line1: 'Herzl 1\n', email: ' dana@example.com' });
    expect(parseBillingAddress(form)).toEqual(
      success({
        firstName: 'דנה',
        lastName: 'Levi',
        email: 'dana@example.com',
        phone: '0501234567',
        company: 'Levi Locks',
        taxRegistrationNumber: '123456782',
        line1: 'Herzl 1',
        city: 'Haifa',
        zip: '3303139',
        country: 'IL',
      }),
    );
  });

  it.each(BILLING_FIELDS)('trims spaces around %s', (field) => {
    const form = aBillingForm({ [field]: ` ${aBillingForm()[field]}\n${' '.repeat(80)}` });
    expect(parseBillingAddress(form)).toEqual(parseBillingAddress(aBillingForm()));
  });

  it.each(BILLING_FIELDS)('%s is required', (field) => {
    for (const blank of ['', '  ', '\u200F'])
      expect(parseBillingAddress(aBillingForm({ [field]: blank }))).toEqual(
        failure({ [field]: { kind: 'required' } }),
      );
  });

  it.each([
    ['email', 'dana', { kind: 'invalid_email' }],
    ['phone', '050', { kind: 'invalid_phone' }],
    ['phone', '03-555-0101', { kind: 'landline' }],
    ['zip', '1234', { kind: 'invalid_zip' }],
    ['taxRegistrationNumber', '12345678', { kind: 'invalid_vat' }],
    ['country', 'US', { kind: 'required' }],
  ] as const)('rejects the %s %j with %o', (field, value, error) => {
    expect(billingErrors(aBillingForm({ [field]: value }))).toEqual({ [field]: error });
    expect(billingFormatErrorOf(field, value)).toEqual(error);
  });

  it.each(textFields)('limits %s to 200 characters', (field) => {
    expect(billingFormatErrorOf(field, 'א'.repeat(200))).toBeUndefined();
    expect(billingErrors(aBillingForm({ [field]: 'א'.repeat(201) }))).toEqual({
      [field]: { kind: 'too_long' },
    });
  });

  it('reports every invalid field at once, in the order of the form', () => {
    const form = aBillingForm({ zip: '1', email: 'x', city: '' });
    expect(Object.keys(billingErrors(form))).toEqual(['email', 'city', 'zip']);
    expect(Object.keys(billingErrors({ ...EMPTY_BILLING_FORM, country: '' }))).toEqual([...BILLING_FIELDS]);
  });

  it.each(BILLING_FIELDS)('reports no format error for an empty %s', (field) => {
    expect([billingFormatErrorOf(field, ''), billingFormatErrorOf(field, '  ')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it.each(BILLING_FIELDS)('reports no error on change for a valid %s', (field) => {
    expect(billingFormatErrorOf(field, aBillingForm()[field])).toBeUndefined();
  });

  it.each([
    ['Hebrew with points', 'דָּנָה'],
    ['Arabic with tatweel', 'دانـــا'],
    ['two directions', 'דנה Levi 3'],
    ['a joined emoji', '👩‍👩‍👧'],
    ['a lone surrogate', '\uD800'],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['a template', '{{7*7}} $t(key)'],
    ['one letter', 'ד'],
  ])('keeps a name in %s unchanged', (_what, name) => {
    const address = parseBillingAddress(aBillingForm({ firstName: name }));
    expect(address).toMatchObject(success({ firstName: name }));
  });
});
