import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cardHashOf,
  isAvailable,
  isUsableCard,
  USABLE_CARD_STATUSES,
  validityOf,
} from '@/domain/subscription/paymentMethod';
import { aSavedCard } from '@tests/support/builders/aSavedCard';
import { anyText, assertProperty, SEEDED_RUNS } from '../arbitraries';

describe('a saved card', () => {
  it.each([
    ['valid', 'valid', true],
    ['Valid', 'valid', true],
    ['active', 'valid', true],
    ['ACTIVE', 'valid', true],
    ['expiring', 'expiring', false],
    ['Expiring', 'expiring', false],
    ['expired', 'expired', false],
    ['pending_verification', 'unknown', false],
    ['', 'unknown', false],
    ['constructor', 'unknown', false],
  ])('with the status %j is %s; usable: %s', (status, validity, usable) => {
    const card = aSavedCard({ status });
    expect([validityOf(card), isUsableCard(card)]).toEqual([validity, usable]);
  });

  it('has one of four states for any status, and is usable only when valid', () => {
    assertProperty(anyText, (status) => {
      const card = aSavedCard({ status });
      expect(['valid', 'expiring', 'expired', 'unknown']).toContain(validityOf(card));
      expect(isUsableCard(card)).toBe(validityOf(card) === 'valid');
    });
  });

  it('has the two usable statuses of the specification', () => {
    expect(USABLE_CARD_STATUSES).toEqual(['valid', 'active']);
  });
});

describe('isAvailable', () => {
  it('is true for a new card', () => {
    expect([
      isAvailable('new-card', undefined),
      isAvailable('new-card', aSavedCard({ status: 'expired' })),
    ]).toEqual([true, true]);
  });

  it('is true for the existing card only while it exists and is usable', () => {
    expect([
      isAvailable('existing-card', aSavedCard()),
      isAvailable('existing-card', aSavedCard({ status: 'expiring' })),
      isAvailable('existing-card', undefined),
    ]).toEqual([true, false, false]);
  });
});

describe('the hash of a card', () => {
  it('is the same for the same card, whatever the spelling of its status', () => {
    expect(cardHashOf(aSavedCard({ status: 'VALID' }))).toBe(cardHashOf(aSavedCard()));
  });

  it.each([
    { lastFour: '1111' },
    { brand: undefined },
    { maskedNumber: undefined },
    { status: 'expired' },
    { expiry: undefined },
    { expiry: { month: 9, year: 2029 } },
  ])('differs with %j', (overrides) => {
    expect(cardHashOf(aSavedCard(overrides))).not.toBe(cardHashOf(aSavedCard()));
  });

  it('is the same in every release, because a stored order is compared with it after an update', () => {
    expect(cardHashOf(aSavedCard())).toBe('5263a0d4');
  });

  it('is eight hexadecimal digits for any card', () => {
    const run = fc.check(
      fc.property(anyText, anyText, (lastFour, maskedNumber) =>
        /^[\da-f]{8}$/.test(cardHashOf(aSavedCard({ lastFour, maskedNumber }))),
      ),
      SEEDED_RUNS,
    );
    expect(run.counterexample).toBeNull();
  });
});
