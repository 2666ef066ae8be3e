import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Money } from '@/domain/shared/Money';
import {
  addOnItemsOf,
  allowsActivation,
  billingCycleOfSubscription,
  displayStatusOf,
  isOver,
  isUsable,
  isRunning,
  mergeCancellation,
  planItemOf,
  SUBSCRIPTION_DISPLAY_STATUSES,
  isNonRenewing,
  relativeDayOfEnd,
  totalOfSubscription,
} from '@/domain/subscription/Subscription';
import { aLocalTime, aMoment, aPointInTime } from '@tests/support/builders/aMoment';
import { anAddOnItem } from '@tests/support/builders/anAddOnItem';
import { aPlanItem } from '@tests/support/builders/aPlanItem';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { defined } from '@tests/support/builders/defined';
import { anyText, assertProperty } from '../arbitraries';

const cancelledAt = aPointInTime('2026-05-01T00:00:00Z');

describe('displayStatusOf', () => {
  it.each([
    ['Active', 'active'],
    ['ACTIVE', 'active'],
    ['InTrial', 'intrial'],
    ['in_trial', 'intrial'],
    ['Cancelled', 'cancelled'],
    ['canceled', 'cancelled'],
    ['Paused', 'paused'],
    ['NonRenewing', 'unknown'],
    ['non_renewing', 'unknown'],
    ['future', 'unknown'],
    ['transferred', 'unknown'],
    ['constructor', 'unknown'],
    ['', 'unknown'],
  ])('shows the status %j as %s', (status, shown) => {
    expect(displayStatusOf(aSubscription({ status }))).toBe(shown);
  });

  it.each(['Active', 'InTrial', 'Paused', 'NonRenewing', 'anything'])(
    '%s with a cancellation date is shown as cancelled',
    (status) => {
      expect(displayStatusOf(aSubscription({ status, cancelledAt }))).toBe('cancelled');
    },
  );

  it.each([
    ['Active', 'unknown'],
    ['InTrial', 'unknown'],
    ['NonRenewing', 'unknown'],
    ['Cancelled', 'cancelled'],
  ])('shows %s as %s if the cancellation date cannot be read', (status, shown) => {
    expect(displayStatusOf(aSubscription({ status, isCancellationUnread: true }))).toBe(shown);
  });

  it('shows one of five statuses for any text', () => {
    assertProperty(anyText, fc.constantFrom(undefined, cancelledAt), (status, date) => {
      const shown = displayStatusOf({ status, cancelledAt: date });
      expect(SUBSCRIPTION_DISPLAY_STATUSES).toContain(shown);
      expect(shown === 'cancelled' || date === undefined).toBe(true);
    });
  });
});

describe('allowsActivation', () => {
  it.each([
    ['Active', true],
    ['InTrial', true],
    ['Paused', false],
    ['Cancelled', false],
    ['NonRenewing', false],
    ['', false],
  ])('with the status %j is %s', (status, allowed) => {
    expect(allowsActivation({ status })).toBe(allowed);
  });

  it('reads the raw status, so that it is true until the end date', () => {
    expect(allowsActivation(aSubscription({ cancelledAt }))).toBe(true);
  });
});

describe('isRunning', () => {
  it.each([
    ['active', { status: 'Active' }, true],
    ['in trial', { status: 'InTrial' }, true],
    ['active, but cancelled', { status: 'Active', cancelledAt }, false],
    ['paused', { status: 'Paused' }, false],
    ['unknown', { status: 'NonRenewing' }, false],
  ])('%s', (_what, overrides, isTrue) => {
    expect(isRunning(aSubscription(overrides))).toBe(isTrue);
  });
});

describe('isNonRenewing', () => {
  it.each([
    ['non_renewing', true],
    ['NonRenewing', true],
    ['Active', false],
    ['cancelled', false],
  ])('%s: %s', (status, isIt) => {
    expect(isNonRenewing({ status })).toBe(isIt);
  });
});

describe('isOver', () => {
  const now = aMoment('2026-03-05T12:00:00Z');

  it.each([
    ['cancelled without a date', { status: 'Cancelled', cancelledAt: undefined }, true],
    ['cancelled for an earlier day', { cancelledAt: aPointInTime('2026-03-01T10:00:00Z') }, true],
    ['cancelled for a later day', { cancelledAt: aPointInTime('2026-03-07T10:00:00Z') }, false],
    ['active', { status: 'Active', cancelledAt: undefined }, false],
  ])('%s', (_what, overrides, isTrue) => {
    const subscription = aSubscription(overrides);
    expect(isOver(subscription, { now, timeZone: undefined })).toBe(isTrue);
    expect(isUsable(subscription, { now, timeZone: undefined })).toBe(!isTrue);
  });

  it('is not asked of a business without a subscription, which has none that is usable', () => {
    expect(isUsable(undefined, { now, timeZone: undefined })).toBe(false);
  });
});

describe('mergeCancellation', () => {
  const before = aSubscription({ trialEnd: aPointInTime('2026-03-20T00:00:00Z') });

  it('takes five fields from the response and keeps the others', () => {
    const answer = {
      status: 'Cancelled',
      cancelledAt,
      cancelReason: 'not needed',
      trialEnd: undefined,
      nextBillingDate: undefined,
    };
    expect(mergeCancellation(before, answer)).toEqual({ ...before, ...answer });
  });

  it('ignores other fields when the response is a whole subscription', () => {
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

describe('the end of a subscription', () => {
  it.each([
    ['a later day', aPointInTime('2026-03-07T10:00:00Z'), 'future'],
    ['a later hour of today', aPointInTime('2026-03-05T13:00:00Z'), 'today'],
    ['this moment', aPointInTime('2026-03-05T12:00:00Z'), 'past'],
    ['an earlier hour of today', aPointInTime('2026-03-05T11:00:00Z'), 'past'],
    ['an earlier day', aPointInTime('2026-03-01T10:00:00Z'), 'past'],
  ] as const)('with %s', (_what, end, relativeDay) => {
    expect(relativeDayOfEnd(end, aLocalTime('2026-03-05T12:00:00Z', 'Asia/Jerusalem'))).toBe(relativeDay);
  });
});

describe('the items of a subscription', () => {
  const items = [anAddOnItem({ quantity: 2 }), aPlanItem(), anAddOnItem({ id: 'promotion-monthly' })];

  it('are one plan and its add-ons', () => {
    const subscription = aSubscription({ items });
    expect(planItemOf(subscription)).toEqual(aPlanItem());
    expect(addOnItemsOf(subscription).map(({ id }) => id)).toEqual(['photos-monthly', 'promotion-monthly']);
  });

  it('may be empty', () => {
    const empty = aSubscription({ items: [] });
    expect([planItemOf(empty), addOnItemsOf(empty)]).toEqual([undefined, []]);
  });

  it.each([
    ['month', 'monthly'],
    ['year', 'annual'],
    [undefined, undefined],
  ] as const)('with the period unit %s are %s', (periodUnit, cycle) => {
    expect(billingCycleOfSubscription(aSubscription({ periodUnit }))).toBe(cycle);
  });

  it('have a total, the sum of price times quantity', () => {
    expect(totalOfSubscription(aSubscription({ items }))).toEqual(Money.agorot(4900 + 2 * 1000 + 1000));
  });

  it('have no total when one price is unknown', () => {
    const unpriced = [aPlanItem(), anAddOnItem({ price: undefined })];
    expect(totalOfSubscription(aSubscription({ items: unpriced }))).toBeUndefined();
  });

  it('have no total when there is none', () => {
    expect(totalOfSubscription(aSubscription({ items: [] }))).toBeUndefined();
  });

  it('have no total when an item could not be read, because every sum would be too low', () => {
    expect(totalOfSubscription(aSubscription({ hasUnreadItems: true }))).toBeUndefined();
  });

  it('have no total in two currencies, which cannot be added', () => {
    const dollars = defined(Money.parse(1000, 'USD'));
    const mixed = aSubscription({ items: [aPlanItem({ price: dollars }), anAddOnItem()] });
    expect(totalOfSubscription(mixed)).toBeUndefined();
  });
});
