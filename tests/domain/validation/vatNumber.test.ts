import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failure, success } from '@/domain/shared/result';
import { parseVatNumber } from '@/domain/validation/vatNumber';
import { anyText, assertProperty } from '../arbitraries';

const invalid = failure({ kind: 'invalid_vat' });

describe('parseVatNumber', () => {
  it.each([
    ['9 digits', '123456782', '123456782'],
    ['leading zeros', '000000018', '000000018'],
    ['9 digits with a wrong check digit, which is no reason to refuse', '123456789', '123456789'],
    ['spaces around', '\t123456782 ', '123456782'],
    ['direction marks', '\u202D123456782\u202C', '123456782'],
    ['a label after it', '514123456 ח.פ', '514123456'],
    ['brackets around it', 'ח.פ. (514123456)', '514123456'],
    ['brackets after a colon', 'ח.פ: (514123456)', '514123456'],
    ['a label in brackets', '(ח.פ) 514123456', '514123456'],
    ['label and number in brackets', '(ח.פ. 514123456)', '514123456'],
    ['a dash after it', '514 123 456-', '514123456'],
    ['full-width digits', '１２３４５６７８２', '123456782'],
  ])('accepts %s', (_what, input, vat) => {
    expect(parseVatNumber(input)).toEqual(success(vat));
  });

  it.each([
    ['nothing', ''],
    ['8 digits', '12345678'],
    ['10 digits', '1234567890'],
    ['another country', 'DE 1234567890'],
    ['a letter inside', '12345678O2'],
    ['a second number', '123456782, 123456782'],
    ['a telephone number', '+514000009'],
    ['a sign', '+12345678'],
    ['an exponent', '1e1234567'],
    ['text far behind it', `123456782${' '.repeat(80)}and more`],
  ])('rejects %s as invalid_vat', (_what, input) => {
    expect(parseVatNumber(input)).toEqual(invalid);
  });

  it.each([
    ['23456783', '023456783'],
    ['2345678-3', '023456783'],
    ['23456783.0', '023456783'],
    ['1234566', '001234566'],
  ])('suggests the number whose leading zeros a spreadsheet has removed: %s', (input, suggestion) => {
    expect(parseVatNumber(input)).toEqual(failure({ kind: 'invalid_vat', suggestion }));
    expect(parseVatNumber(suggestion)).toEqual(success(suggestion));
  });

  it.each(['23456784', '000018', '', '5140000090'])('suggests nothing for %s', (input) => {
    expect(parseVatNumber(input)).toEqual(invalid);
  });

  it('rejects a very long input without parsing it (threats T14)', () => {
    expect(parseVatNumber('1'.repeat(100_000))).toEqual(invalid);
    expect(parseVatNumber(`123456782${' '.repeat(100_000)}`)).toEqual(invalid);
  });

  it('returns a result for any text, and accepts an accepted one again', () => {
    assertProperty(fc.oneof(anyText, fc.stringMatching(/^\d{7,11}$/)), (text) => {
      const vat = parseVatNumber(text);
      expect(vat.ok).toBe(/^\d{9}$/.test(vat.ok ? vat.value : text));
      expect(vat.ok ? parseVatNumber(vat.value) : vat).toEqual(vat);
    });
  });
});
