import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isAvailable,
  isUsableCard,
  USABLE_CARD_STATUSES,
  validityOf,
} from '@/domain/subscription/paymentMethod';
import { aSavedCard } from '@tests/support/builders/aSavedCard';
import { anyText, SEEDED_RUNS } from '../arbitraries';

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
    fc.assert(
      fc.property(anyText, (status) => {
        const card = aSavedCard({ status });
        expect(['valid', 'expiring', 'expired', 'unknown']).toContain(validityOf(card));
        expect(isUsableCard(card)).toBe(validityOf(card) === 'valid');
      }),
      SEEDED_RUNS,
    );
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
