import { describe, expect, it } from 'vitest';
import { parseCard } from '@/adapters/http/subscription/cardPayload';

type Card = NonNullable<Parameters<typeof parseCard>[0]>;

const card = (overrides: Partial<Card> = {}): Card => ({
  last_four: '4242',
  card_type: 'visa',
  mask_number: '************4242',
  status: 'valid',
  expiry_month: 8,
  expiry_year: 2029,
  ...overrides,
});

describe('the saved card in a response', () => {
  it.each<[string, Partial<Card>, string | undefined]>([
    ['its last four digits', { last_four: '1111' }, '1111'],
    ['the last four of more digits', { last_four: '4242424242421111' }, '1111'],
    ['a number, which has lost its zeros', { last_four: 42 }, '0042'],
    ['the digits at the end of the mask, when it has none of its own', { last_four: null }, '4242'],
    ['the digits at the end of the mask, when its own are too few', { last_four: '42' }, '4242'],
    ['no digits before other characters', { last_four: '4242 x', mask_number: 'x' }, undefined],
    ['nothing', { last_four: undefined, mask_number: undefined }, undefined],
  ])('is known by %s', (_, overrides, lastFour) => {
    expect(parseCard(card(overrides))?.lastFour).toBe(lastFour);
  });

  it.each([undefined, null])('is missing when the response has %s', (missing) => {
    expect(parseCard(missing)).toBeUndefined();
  });

  it.each([
    [1, 2000],
    [12, 9999],
    ['08', '2029'],
  ])('expires in month %j of the year %j', (month, year) => {
    expect(parseCard(card({ expiry_month: month, expiry_year: year }))?.expiry).toEqual({
      month: Number(month),
      year: Number(year),
    });
  });

  it.each([
    [0, 2029],
    [13, 2029],
    [8.5, 2029],
    [undefined, 2029],
    ['August', 2029],
    [8, 1999],
    [8, 10_000],
    [8, 2029.5],
    [8, undefined],
  ])('has no known expiry in month %j of the year %j', (month, year) => {
    expect(parseCard(card({ expiry_month: month, expiry_year: year }))?.expiry).toBeUndefined();
  });
});
