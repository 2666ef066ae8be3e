import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Money } from '@/domain/shared/Money';
import {
  actionsOf,
  addOnItemsOf,
  allowsActivation,
  billingCycleOfSubscription,
  displayStatusOf,
  mergeCancellation,
  planItemOf,
  SUBSCRIPTION_DISPLAY_STATUSES,
  totalOfSubscription,
} from '@/domain/subscription/Subscription';
import { aPointInTime } from '@tests/support/builders/aMoment';
import { anAddOnItem } from '@tests/support/builders/anAddOnItem';
import { aPlanItem } from '@tests/support/builders/aPlanItem';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { defined } from '@tests/support/builders/defined';
import { anyText, REPEATABLE } from '../repeatable';

const cancelledAt = aPointInTime('2026-05-01T00:00:00Z');

describe('displayStatusOf', () => {
  it.each([
    ['SUB-002', 'Active', 'active'],
    ['SUB-002', 'ACTIVE', 'active'],
    ['SUB-003', 'InTrial', 'intrial'],
    ['SUB-003', 'in_trial', 'intrial'],
    ['SUB-004', 'Cancelled', 'cancelled'],
    ['SUB-004', 'canceled', 'cancelled'],
    ['SUB-005', 'Paused', 'paused'],
    ['SUB-006', 'NonRenewing', 'unknown'],
    ['SUB-006', 'non_renewing', 'unknown'],
    ['SUB-007', 'future', 'unknown'],
    ['SUB-007', 'transferred', 'unknown'],
    ['SUB-007', 'constructor', 'unknown'],
    ['SUB-007', '', 'unknown'],
  ])('%s: %j shows %s', (_id, status, shown) => {
    expect(displayStatusOf(aSubscription({ status }))).toBe(shown);
  });

  it.each(['Active', 'InTrial', 'Paused', 'NonRenewing', 'anything'])(
    'SUB-001: %s with a cancellation date shows cancelled',
    (status) => {
      expect(displayStatusOf(aSubscription({ status, cancelledAt }))).toBe('cancelled');
    },
  );

  it('SUB-007: shows one of five for any word', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(undefined, cancelledAt), (status, date) => {
        const shown = displayStatusOf({ status, cancelledAt: date });
        expect(SUBSCRIPTION_DISPLAY_STATUSES).toContain(shown);
        expect(shown === 'cancelled' || date === undefined).toBe(true);
      }),
      REPEATABLE,
    );
  });
});

describe('actionsOf', () => {
  it.each(['Active', 'InTrial', 'Paused', 'NonRenewing'])(
    'SUB-010, SUB-014: %s can be updated and cancelled',
    (status) => {
      expect(actionsOf(aSubscription({ status }))).toEqual(['update', 'cancel']);
    },
  );

  it.each([
    ['by its date', { cancelledAt }],
    ['by its status', { status: 'Cancelled' }],
  ])('SUB-012, SUB-013: cancelled %s, it can only be reactivated', (_how, deviation) => {
    expect(actionsOf(aSubscription(deviation))).toEqual(['reactivate']);
  });
});

describe('allowsActivation', () => {
  it.each([
    ['STAT-011', 'Active', true],
    ['STAT-012', 'InTrial', true],
    ['STAT-015', 'Paused', false],
    ['STAT-015', 'Cancelled', false],
    ['decision C12', 'NonRenewing', false],
    ['STAT-015', '', false],
  ])('%s: with the status %j, %s', (_id, status, allowed) => {
    expect(allowsActivation({ status })).toBe(allowed);
  });

  it('decision C12: reads the raw status, so it lasts until the end date', () => {
    expect(allowsActivation(aSubscription({ cancelledAt }))).toBe(true);
  });
});

describe('mergeCancellation', () => {
  const before = aSubscription({ trialEnd: aPointInTime('2026-03-20T00:00:00Z') });

  it('SUB-019: takes five fields from the answer and keeps the others', () => {
    const answer = {
      status: 'Cancelled',
      cancelledAt,
      cancelReason: 'not needed',
      trialEnd: undefined,
      nextBillingDate: undefined,
    };
    expect(mergeCancellation(before, answer)).toEqual({ ...before, ...answer });
  });

  it('SUB-019: takes nothing else from an answer that is a whole subscription', () => {
    const answer = aSubscription({
      status: 'Cancelled',
      cancelledAt,
      items: [],
      card: undefined,
      periodUnit: 'year',
    });
    const { items, card, periodUnit } = mergeCancellation(before, answer);
    expect({ items, card, periodUnit }).toEqual({
      items: before.items,
      card: before.card,
      periodUnit: 'month',
    });
  });
});

describe('what is paid for', () => {
  const items = [anAddOnItem({ quantity: 2 }), aPlanItem(), anAddOnItem({ id: 'promotion-monthly' })];

  it('has one plan and its add-ons', () => {
    const subscription = aSubscription({ items });
    expect(planItemOf(subscription)).toEqual(aPlanItem());
    expect(addOnItemsOf(subscription).map(({ id }) => id)).toEqual(['photos-monthly', 'promotion-monthly']);
  });

  it('may have neither', () => {
    const empty = aSubscription({ items: [] });
    expect([planItemOf(empty), addOnItemsOf(empty)]).toEqual([undefined, []]);
  });

  it.each([
    ['month', 'monthly'],
    ['year', 'annual'],
    [undefined, undefined],
  ] as const)('SUB-008: a period unit %s is %s', (periodUnit, cycle) => {
    expect(billingCycleOfSubscription(aSubscription({ periodUnit }))).toBe(cycle);
  });

  it('SUB-009, decision C33: the total is the sum of price times quantity', () => {
    expect(totalOfSubscription(aSubscription({ items }))).toEqual(Money.agorot(4900 + 2 * 1000 + 1000));
    expect(totalOfSubscription(aSubscription({ items: [] }))).toEqual(Money.zero());
  });

  it('the total is not known while the price of one item is not', () => {
    const unpriced = [aPlanItem(), anAddOnItem({ price: undefined })];
    expect(totalOfSubscription(aSubscription({ items: unpriced }))).toBeUndefined();
  });

  it('decision C57: the total is in the currency of the first item', () => {
    const dollars = defined(Money.parse(1000, 'USD'));
    const mixed = aSubscription({ items: [aPlanItem({ price: dollars }), anAddOnItem()] });
    expect(totalOfSubscription(mixed)).toEqual(dollars);
  });
});
