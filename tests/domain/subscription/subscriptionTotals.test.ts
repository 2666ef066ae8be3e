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
import { SEEDED_RUNS } from '../arbitraries';
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
      active: 3,
      inTrial: 1,
      monthly: [Money.agorot(43_400)],
      annual: [Money.agorot(336_400)],
      uncounted: 0,
      nextCharge: { amount: undefined },
    });
  });

  it('of no subscription are empty', () => {
    expect(totals()).toEqual({
      active: 0,
      inTrial: 0,
      monthly: [],
      annual: [],
      uncounted: 0,
      nextCharge: undefined,
    });
  });

  it('keep currencies apart', () => {
    const dollars = Money.parse(500, 'USD');
    const mixed = totals(costing(100), costing(200), costing(0, { items: [aPlanItem({ price: dollars })] }));
    expect(mixed.monthly).toEqual([Money.agorot(300), dollars]);
  });

  it('count the active subscriptions that are in no sum', () => {
    const priceless = costing(0, { items: [aPlanItem({ price: undefined })] });
    const weekly = costing(100, { periodUnit: undefined });
    expect(totals(priceless, weekly, costing(100))).toMatchObject({
      active: 3,
      monthly: [Money.agorot(100)],
      uncounted: 2,
    });
  });
});

describe('the next charge', () => {
  it('is the earliest, with all charges of that day', () => {
    const { nextCharge } = totals(
      costing(100),
      costing(200, { nextBillingDate: aDay(2026, 12, 20) }),
      costing(300),
    );
    expect(nextCharge).toMatchObject({ date: aDay(2026, 12, 10), amount: Money.agorot(400) });
  });

  it('has no amount when a trial is among those of that day, and no date that was not sent', () => {
    const trial = { status: 'InTrial', trialEnd: aDay(2026, 12, 1) };
    expect(totals(costing(100, trial), costing(200)).nextCharge).toMatchObject({
      date: aDay(2026, 12, 10),
      amount: undefined,
    });
    expect(totals(costing(100, { ...trial, nextBillingDate: undefined })).nextCharge).toBeUndefined();
  });

  it('is none of a subscription that costs nothing', () => {
    expect(totals(costing(0)).nextCharge).toBeUndefined();
  });

  it('has no amount when one price of that day is unknown', () => {
    const priceless = costing(0, { items: [aPlanItem({ price: undefined })] });
    expect(totals(priceless, costing(200)).nextCharge).toMatchObject({ amount: undefined });
  });

  it('is never a past one', () => {
    expect(totals(costing(100, { nextBillingDate: aDay(2026, 11, 21) })).nextCharge).toBeUndefined();
  });
});

describe('the totals of any subscriptions', () => {
  const any = fc.array(anySubscription, { maxLength: 15 });
  const sumOf = (amounts: readonly Money[]): number => amounts.reduce((sum, { minor }) => sum + minor, 0);

  it('count each active subscription once: in the month, in the year, or as uncounted', () => {
    fc.assert(
      fc.property(any, (all) => {
        const active = all.filter((each) => displayStatusOf(each) === 'active');
        const inCycle = (cycle: string): number =>
          sumOf(
            active.flatMap((each) =>
              billingCycleOfSubscription(each) === cycle ? (totalOfSubscription(each) ?? []) : [],
            ),
          );
        const found = totals(...all);
        expect(sumOf(found.monthly)).toBe(inCycle('monthly'));
        expect(sumOf(found.annual)).toBe(inCycle('annual'));
        expect(found.active).toBe(active.length);
      }),
      SEEDED_RUNS,
    );
  });

  it('are the same in any order', () => {
    fc.assert(
      fc.property(any, (all) => {
        const [one, other] = [totals(...all), totals(...all.toReversed())];
        expect(sumOf(one.monthly)).toBe(sumOf(other.monthly));
        expect(one.nextCharge?.amount).toEqual(other.nextCharge?.amount);
        expect(one.uncounted).toBe(other.uncounted);
      }),
      SEEDED_RUNS,
    );
  });

  it('do not change with a subscription that is neither active nor in trial', () => {
    fc.assert(
      fc.property(any, anySubscription, (all, one) => {
        fc.pre(['cancelled', 'paused', 'unknown'].includes(displayStatusOf(one)));
        expect(totals(...all, one)).toEqual(totals(...all));
      }),
      SEEDED_RUNS,
    );
  });
});
