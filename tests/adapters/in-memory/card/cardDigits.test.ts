import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { brandOf } from '@/adapters/in-memory/card/cardBrand';
import { digitsIn, expiryIn, stateOf, formatDigits } from '@/adapters/in-memory/card/cardDigits';
import { CARD_FIELDS } from '@/application/ports/CardFields';

const TODAY = { year: 2026, month: 3, day: 31 };
const EMPTY = { number: '', expiry: '', securityCode: '' };

describe('the brand of a card', () => {
  it.each([
    ['4580', 'visa'],
    ['51', 'mastercard'],
    ['2221', 'mastercard'],
    ['2720', 'mastercard'],
    ['2721', undefined],
    ['5326', 'isracard'],
    ['532', 'mastercard'],
    ['34', 'amex'],
    ['37', 'amex'],
    ['36', undefined],
    ['6011', undefined],
    ['', undefined],
  ])('of %s is %s', (digits, brand) => {
    expect(brandOf(digits).name).toBe(brand);
  });
});

describe('the digits of a field', () => {
  it.each([
    ['number', '4242-4242 4242.4242', '4242424242424242'],
    ['number', '٤٢٤٢ ٤٢٤٢', '42424242'],
    ['number', '\u200f4242\u200e', '4242'],
    ['number', '4242 4242 4242 4242 99', '4242424242424242'],
    ['number', 'none at all', ''],
    ['expiry', '08/29', '0829'],
    ['expiry', '08 / 2029', '0829'],
    ['expiry', '8', '08'],
    ['expiry', '1', '1'],
    ['expiry', '829', '0829'],
    ['expiry', '08 / 295', '0829'],
    ['securityCode', '12 3 4', '123'],
  ] as const)('of %s %j are %j', (field, text, digits) => {
    expect(digitsIn(field, text, '')).toBe(digits);
  });
});

describe('a formatted card field', () => {
  it.each([
    ['number', '4', false, '4'],
    ['number', '42424', false, '4242 4'],
    ['number', '378282246310005', false, '3782 822463 10005'],
    ['expiry', '1', false, '1'],
    ['expiry', '12', false, '12 / '],
    ['expiry', '12', true, '12'],
    ['expiry', '122', true, '12 / 2'],
    ['securityCode', '123', false, '123'],
    ['number', '', false, ''],
    ['expiry', '', false, ''],
  ] as const)('%s %j, deleting: %s, is %j', (field, digits, isDeleting, text) => {
    expect(formatDigits(field, digits, isDeleting)).toBe(text);
  });

  it('loses and adds no digit', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CARD_FIELDS), fc.string({ maxLength: 40 }), (field, text) => {
        const digits = digitsIn(field, text, '');
        return digitsIn(field, formatDigits(field, digits, false), '') === digits;
      }),
    );
    expect(formatDigits('number', '4242', false)).toBe('4242');
  });
});

describe('the state of a field', () => {
  it.each([
    ['number', '', 'empty'],
    ['number', '4242', 'incomplete'],
    ['number', '4242424242424242', 'complete'],
    ['number', '4242424242424241', 'invalid'],
    ['number', '378282246310005', 'complete'],
    ['expiry', '0', 'incomplete'],
    ['expiry', '00', 'invalid'],
    ['expiry', '13', 'invalid'],
    ['expiry', '132', 'invalid'],
    ['expiry', '12', 'incomplete'],
    ['expiry', '0226', 'expired'],
    ['expiry', '0326', 'complete'],
    ['expiry', '0127', 'complete'],
    ['expiry', '1225', 'expired'],
    ['securityCode', '12', 'incomplete'],
    ['securityCode', '123', 'complete'],
  ] as const)('%s %j is %s', (field, digits, state) => {
    expect(stateOf(field, { ...EMPTY, [field]: digits }, () => TODAY)).toBe(state);
  });

  it('of the security code depends on the brand', () => {
    const digits = { ...EMPTY, number: '3782', securityCode: '123' };
    expect(stateOf('securityCode', digits, () => TODAY)).toBe('incomplete');
  });

  it.each(['', '12', '122', '1322'])('of the expiry date %j does not depend on today', (expiry) => {
    const today = vi.fn<() => typeof TODAY>(() => TODAY);
    stateOf('expiry', { ...EMPTY, expiry }, today);
    expect(today).not.toHaveBeenCalled();
  });
});

it('an expiry date has a month and a year', () => {
  expect(expiryIn('0829')).toEqual({ month: 8, year: 2029 });
});
