import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BILLING_FIELDS,
  billingErrors,
  billingFormatErrorOf,
  parseBillingAddress,
} from '@/domain/validation/BillingAddress';
import { nonBlank } from '@/domain/shared/LocalizedText';
import { aBillingForm } from '@tests/support/builders/aBillingForm';
import { anyText, assertProperty } from '../arbitraries';

const usual = aBillingForm();
const value = fc.oneof(anyText, fc.constantFrom('', '1', '05'), fc.constantFrom(...Object.values(usual)));
const anyForm = fc
  .dictionary(fc.constantFrom(...BILLING_FIELDS), value)
  .map((overrides) => aBillingForm(overrides));

describe('the billing form with any input', () => {
  it('is an address only when no field has an error', () => {
    assertProperty(anyForm, (form) => {
      const errors = billingErrors(form);
      const address = parseBillingAddress(form);
      expect(address.ok).toBe(Object.keys(errors).length === 0);
      expect(address.ok ? {} : address.error).toEqual(errors);
    });
  });

  it('a non-empty field has the same error on change and on submit', () => {
    assertProperty(anyForm, fc.constantFrom(...BILLING_FIELDS), (form, field) => {
      const atSubmit = billingErrors(form)[field];
      const isEmpty = nonBlank(form[field]) === undefined;
      expect(billingFormatErrorOf(field, form[field])).toEqual(isEmpty ? undefined : atSubmit);
      expect(isEmpty).toBe(isEmpty && atSubmit?.kind === 'required');
    });
  });

  it('an accepted address is accepted again, unchanged', () => {
    assertProperty(anyForm, (form) => {
      const address = parseBillingAddress(form);
      expect(address.ok ? parseBillingAddress(address.value) : address).toEqual(address);
    });
  });
});
