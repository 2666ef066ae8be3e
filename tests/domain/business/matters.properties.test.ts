import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mattersAmong, MATTER_KINDS } from '@/domain/business/matters';
import { isActive } from '@/domain/business/Business';
import { aBusiness } from '../../support/builders/aBusiness';
import { aMoment } from '../../support/builders/aMoment';
import { anySubscription } from '../subscription/anySubscription';
import { SEEDED_RUNS } from '../arbitraries';

const NOW = aMoment('2026-11-22T07:41:00Z');

const anyBusiness = fc.record({
  status: fc.constantFrom('active', 'inactive', 'draft'),
  subscription: fc.option(anySubscription, { nil: undefined }),
});

const anyList = fc.array(anyBusiness, { maxLength: 12 }).map((all) => {
  const businesses = all.map(({ status }, at) => aBusiness({ id: `b${String(at)}`, status }));
  const subscriptions = new Map(
    all.map(({ subscription }, at) => [aBusiness({ id: `b${String(at)}` }).id, subscription]),
  );
  return { businesses, subscriptions };
});

describe('the matters of any list', () => {
  it('have one row per business, with matters of different kinds', () => {
    fc.assert(
      fc.property(anyList, ({ businesses, subscriptions }) => {
        const rows = mattersAmong(businesses, subscriptions, NOW);
        expect(new Set(rows.map(({ business }) => business.id)).size).toBe(rows.length);
        for (const { matters } of rows) {
          expect(new Set(matters.map(({ kind }) => kind)).size).toBe(matters.length);
        }
      }),
      SEEDED_RUNS,
    );
  });

  it('are in the order of the kinds, and the same in any order of the businesses', () => {
    fc.assert(
      fc.property(anyList, ({ businesses, subscriptions }) => {
        const rows = mattersAmong(businesses, subscriptions, NOW);
        const urgencies = rows.map(({ matters: [first] }) => MATTER_KINDS.indexOf(first.kind));
        expect(urgencies).toEqual(urgencies.toSorted((a, b) => a - b));
        const reversed = mattersAmong(businesses.toReversed(), subscriptions, NOW);
        expect(reversed.map(({ matters: [first] }) => first.kind)).toEqual(
          rows.map(({ matters: [first] }) => first.kind),
        );
      }),
      SEEDED_RUNS,
    );
  });

  it('never urge the owner of a hidden business to buy', () => {
    fc.assert(
      fc.property(anyList, ({ businesses, subscriptions }) => {
        for (const { business, matters } of mattersAmong(businesses, subscriptions, NOW))
          expect(
            matters.some(({ kind }) => kind === 'visible-unpaid')
              ? isActive(business)
              : subscriptions.get(business.id) !== undefined,
          ).toBe(true);
      }),
      SEEDED_RUNS,
    );
  });
});
