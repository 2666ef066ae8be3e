import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoSubscriptions } from '@/adapters/in-memory/world/seeds/demoSubscriptions';
import { Money } from '@/domain/shared/Money';
import {
  billingCycleOfSubscription,
  displayStatusOf,
  totalOfSubscription,
  type Subscription,
} from '@/domain/subscription/Subscription';
import { totalsOf } from '@/domain/subscription/subscriptionTotals';
import { aDay, aMoment } from '../../support/builders/aMoment';
import { aPlanItem } from '../../support/builders/aPlanItem';
import { aSubscription } from '../../support/builders/aSubscription';
import { assertProperty } from '../arbitraries';
import { anySubscription } from './anySubscription';

const NOW = aMoment('2026-11-22T07:41:00Z');

const totals = (...all: readonly Subscription[]) =>
  totalsOf(
    all.map((subscription) => ({ subscription, timeZone: undefined })),
    NOW,
  );

function costing(agorot: number, overrides: Partial<Subscription> = {}): Subscription {
  return aSubscription({
    items: [aPlanItem({ price: Money.agorot(agorot) })],
    nextBillingDate: aDay(2026, 12, 10),
    ...overrides,
  });
}

describe('the totals', () => {
  it('of the demo leave out trial, cancelled, paused and unknown subscriptions', () => {
    expect(totals(...demoSubscriptions(NOW).values())).toMatchObject({
      monthly: [Money.agorot(43_400)],
      annual: [Money.agorot(336_400)],
    });
  });

  it('are not known without an active subscription', () => {
    expect(totals()).toBeUndefined();
    expect(totals(costing(100, { status: 'InTrial', trialEnd: aDay(2026, 12, 1) }))).toBeUndefined();
  });

  it.each([
    ['with its first charge to come', true, { trialEnd: aDay(2026, 12, 1) }],
    ['without a date', true, { nextBillingDate: undefined }],
    ['that is over', true, { trialEnd: aDay(2026, 11, 1), nextBillingDate: aDay(2026, 11, 1) }],
    ['without a price', true, { items: [aPlanItem({ price: undefined })] }],
    ['that costs nothing', false, { items: [aPlanItem({ price: Money.agorot(0) })] }],
    ['that is cancelled', false, { cancelledAt: aDay(2026, 12, 1) }],
  ])('with a trial %s tell that they leave it out: %s', (_, leavesOutTrials, overrides) => {
    const trial = costing(200, { status: 'InTrial', ...overrides });
    expect(totals(costing(100), trial)).toMatchObject({ monthly: [Money.agorot(100)], leavesOutTrials });
    expect(totals(costing(100))?.leavesOutTrials).toBe(false);
  });

  it('keep currencies apart', () => {
    const dollars = Money.parse(500, 'USD');
    const mixed = totals(costing(100), costing(200), costing(0, { items: [aPlanItem({ price: dollars })] }));
    expect(mixed?.monthly).toEqual([Money.agorot(300), dollars]);
  });

  it.each([
    ['price', costing(0, { items: [aPlanItem({ price: undefined })] })],
    ['period', costing(100, { periodUnit: undefined })],
  ])('are not known while a %s is unknown', (_, unknown) => {
    expect(totals(unknown, costing(100))).toBeUndefined();
  });
});

describe('the coming charges', () => {
  const chargesOf = (...all: readonly Subscription[]) =>
    totals(...all)?.charges.map(({ date, amount }) => ({ date, amount }));

  it('are those of each subscription, the earliest first', () => {
    const later = costing(200, { nextBillingDate: aDay(2026, 12, 20) });
    expect(chargesOf(later, costing(100))).toEqual([
      { date: aDay(2026, 12, 10), amount: Money.agorot(100) },
      { date: aDay(2026, 12, 20), amount: Money.agorot(200) },
    ]);
  });

  it('have no amount for a trial, and are left out where no date was sent', () => {
    const trial = { status: 'InTrial', trialEnd: aDay(2026, 12, 10) };
    expect(chargesOf(costing(100, trial), costing(200, { nextBillingDate: aDay(2026, 12, 20) }))).toEqual([
      { date: aDay(2026, 12, 10), amount: undefined },
      { date: aDay(2026, 12, 20), amount: Money.agorot(200) },
    ]);
    expect(chargesOf(costing(100, { nextBillingDate: undefined }))).toEqual([]);
  });

  it('are none of a subscription that costs nothing, and never past', () => {
    expect(chargesOf(costing(0), costing(100, { nextBillingDate: aDay(2026, 11, 21) }))).toEqual([]);
  });
});

describe('the totals of any subscriptions', () => {
  const any = fc.array(anySubscription, { maxLength: 15 });
  const sumOf = (amounts: readonly Money[]): number => amounts.reduce((sum, { minor }) => sum + minor, 0);

  it('count each active subscription once, in the month or in the year, or are not known', () => {
    assertProperty(any, (all) => {
      const active = all.filter((each) => displayStatusOf(each) === 'active');
      const inCycle = (cycle: string): number =>
        sumOf(
          active.flatMap((each) =>
            billingCycleOfSubscription(each) === cycle ? (totalOfSubscription(each) ?? []) : [],
          ),
        );
      const found = totals(...all);
      if (found === undefined) return;
      expect(sumOf(found.monthly)).toBe(inCycle('monthly'));
      expect(sumOf(found.annual)).toBe(inCycle('annual'));
    });
  });

  it('are the same in any order', () => {
    assertProperty(any, (all) => {
      const [one, other] = [totals(...all), totals(...all.toReversed())];
      expect(sumOf(one?.monthly ?? [])).toBe(sumOf(other?.monthly ?? []));
      expect(one?.charges.length).toBe(other?.charges.length);
    });
  });

  it('do not change with a subscription that is neither active nor in trial', () => {
    assertProperty(any, anySubscription, (all, one) => {
      fc.pre(['cancelled', 'paused', 'unknown'].includes(displayStatusOf(one)));
      expect(totals(...all, one)).toEqual(totals(...all));
    });
  });
});
