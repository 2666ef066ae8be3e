import { describe, expect, it } from 'vitest';
import { failure, success } from '@/domain/shared/result';
import { parseIsraeliPhone } from '@/domain/validation/israeliPhone';

const valid = (digits: string) => success(digits);
const invalid = (reason: object = {}) => failure({ kind: 'invalid_phone', ...reason });

describe('parseIsraeliPhone', () => {
  it.each([
    ['10 digits from 0', '0501234567', '0501234567'],
    ['a virtual number', '0771234567', '0771234567'],
    ['12 digits from 972', '972501234567', '972501234567'],
    ['with its plus', '+972501234567', '972501234567'],
    ['15 digits from 00972', '009720501234567', '009720501234567'],
    ['dash and space', '050-123 4567', '0501234567'],
    ['dots', '050.123.4567', '0501234567'],
    ['brackets', '(050) 123-4567', '0501234567'],
    ['slash', '050/1234567', '0501234567'],
    ['no-break space and no-break hyphen', '050\u00A0123\u20114567', '0501234567'],
    ['words around it', 'tel. 050-1234567 (mobile)', '0501234567'],
    ['direction marks of a pasted number', '\u202A+972-50-123-4567\u202C', '972501234567'],
    ['Arabic-Indic digits', '٠٥٠١٢٣٤٥٦٧', '0501234567'],
    ['Persian digits', '۰۵۰۱۲۳۴۵۶۷', '0501234567'],
    ['full-width digits', '０５０１２３４５６７', '0501234567'],
  ])('accepts %s', (_rule, input, digits) => {
    expect(parseIsraeliPhone(input)).toEqual(valid(digits));
  });

  it.each([
    ['nothing', ''],
    ['no digits', 'call me'],
    ['a short code', '*2345'],
    ['an American number', '1-800-555-0199'],
    ['8 digits', '05012345'],
    ['11 digits', '05012345678'],
    ['10 digits that do not start with 0', '1501234567'],
    ['12 digits that do not start with 972', '973501234567'],
    ['15 digits that do not start with 00972', '001720501234567'],
    ['972 with a digit too many', '9725012345678'],
    ['17 digits', '00972050123456789'],
    ['digits of no script we know', '൦൫൦൧൨൩൪൫൬൭'],
    ['a broken surrogate', '\uD800'],
    ['a mobile number behind another digit', '1-972-52-123-4567'],
    ['a landline behind another digit', '1-972-3-555-0101'],
    ['a landline with a digit too many', '00972-3-555-01012'],
  ])('rejects %s as invalid_phone', (_what, input) => {
    expect(parseIsraeliPhone(input)).toEqual(invalid());
  });

  it.each([
    ['00972 with 9 national digits, 14 in all', '00972-52-123-4567'],
    ['972 with its 0 kept', '+972-052-1234567'],
    ['9 digits, without the zero that a spreadsheet removes', '521234567'],
  ])('suggests the mobile number in %s', (_what, input) => {
    expect(parseIsraeliPhone(input)).toEqual(invalid({ suggestion: '052-123-4567' }));
  });

  it('accepts its suggestion', () => {
    expect(parseIsraeliPhone('052-123-4567')).toEqual(valid('0521234567'));
  });

  it.each(['03-555-0101', '+972-3-555-0101', '00972 3 555 0101', '08-8550101'])(
    'recognises %s as a landline',
    (input) => {
      expect(parseIsraeliPhone(input)).toEqual(invalid({ kind: 'landline' }));
    },
  );

  it('accepts a landline with 972 and 0, because it has 12 digits', () => {
    expect(parseIsraeliPhone('972-03-555-0101')).toEqual(valid('972035550101'));
  });

  it('rejects a very long input without parsing it (threats T14)', () => {
    expect(parseIsraeliPhone(`0501234567${' '.repeat(100_000)}`)).toEqual(invalid());
    expect(parseIsraeliPhone('0'.repeat(100_000))).toEqual(invalid());
  });
});
