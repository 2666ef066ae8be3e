import { describe, expect, it } from 'vitest';
import { upcomingDatesOf } from '@/domain/subscription/upcomingDates';
import type { Subscription } from '@/domain/subscription/Subscription';
import { aLocalTime, aPointInTime } from '@tests/support/builders/aMoment';
import { aSubscription } from '@tests/support/builders/aSubscription';

const NOW = aLocalTime('2026-04-01T12:00:00Z');
/** The second of May in Israel. */
const LATER = aPointInTime('2026-05-01T22:00:00Z');
const EARLIER = aPointInTime('2026-03-01T22:00:00Z');
const DATE = { year: 2026, month: 5, day: 2 };

function datesOf(overrides: Partial<Subscription>) {
  return upcomingDatesOf(aSubscription({ nextBillingDate: undefined, ...overrides }), NOW);
}

describe('the dates to remember', () => {
  it('are the next charge of an active subscription, with its amount', () => {
    expect(datesOf({ nextBillingDate: LATER })).toMatchObject([
      { kind: 'next-charge', date: DATE, amount: { minor: 4900 } },
    ]);
  });

  it('are the end of a trial, and no charge', () => {
    const trial = { status: 'in_trial', trialEnd: LATER, nextBillingDate: LATER };
    expect(datesOf(trial)).toEqual([{ kind: 'trial-end', date: DATE }]);
  });

  it('are the end of a cancelled subscription only', () => {
    const cancelled = { cancelledAt: LATER, nextBillingDate: LATER, trialEnd: LATER };
    expect(datesOf(cancelled)).toEqual([{ kind: 'subscription-end', date: DATE }]);
  });

  it('lack an end that was earlier today', () => {
    const earlier = aPointInTime('2026-04-01T11:59:00Z');
    expect(datesOf({ cancelledAt: earlier })).toEqual([]);
    expect(datesOf({ status: 'in_trial', trialEnd: earlier })).toEqual([]);
  });

  it.each<[string, Partial<Subscription>]>([
    ['was sent', {}],
    ['is still to come', { nextBillingDate: EARLIER, cancelledAt: EARLIER }],
    ['is of a running trial', { trialEnd: LATER }],
    ['is of a trial that is not over', { status: 'in_trial', trialEnd: EARLIER }],
  ])('are none where no date %s', (_what, overrides) => {
    expect(datesOf(overrides)).toEqual([]);
  });
});
