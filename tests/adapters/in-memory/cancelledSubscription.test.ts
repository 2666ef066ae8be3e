import { describe, expect, it } from 'vitest';
import { cancelledSubscription } from '@/adapters/in-memory/InMemorySubscriptionRepository';
import { aDay, aLocalTime, aPointInTime } from '../../support/builders/aMoment';
import { aSubscription } from '../../support/builders/aSubscription';

const NOW = aLocalTime('2026-03-05T12:00:00Z');
const SOON = aPointInTime('2026-04-01T09:00:00Z');
const PAST = aPointInTime('2026-03-01T09:00:00Z');
const AT_ONCE = { status: 'Cancelled', cancelledAt: aPointInTime('2026-03-05T12:00:00Z') };

describe('a cancelled subscription of the demo', () => {
  it.each([
    ['runs to the end of its period', { nextBillingDate: SOON }, { status: 'Active', cancelledAt: SOON }],
    ['ends at once when that is past', { nextBillingDate: PAST }, AT_ONCE],
    ['ends at once when nothing is planned', { nextBillingDate: undefined }, AT_ONCE],
    [
      'runs to the end of a day',
      { nextBillingDate: aDay(2026, 3, 5) },
      { status: 'Active', cancelledAt: aDay(2026, 3, 5) },
    ],
    ['ends at once when that day is past', { nextBillingDate: aDay(2026, 3, 4) }, AT_ONCE],
    [
      'runs to the end of its trial',
      { status: 'InTrial', trialEnd: SOON, nextBillingDate: aPointInTime('2026-05-01T09:00:00Z') },
      { status: 'InTrial', cancelledAt: SOON },
    ],
    ['ends at once when it is paused', { status: 'Paused', nextBillingDate: SOON }, AT_ONCE],
  ])('%s', (_what, before, after) => {
    expect(cancelledSubscription(aSubscription(before), NOW)).toMatchObject({
      ...after,
      nextBillingDate: undefined,
      cancelReason: 'cancelled_by_owner',
    });
  });

  it('is unchanged when it was cancelled before', () => {
    const before = aSubscription({ cancelledAt: SOON, cancelReason: 'not_needed' });
    expect(cancelledSubscription(before, NOW)).toBe(before);
  });
});
