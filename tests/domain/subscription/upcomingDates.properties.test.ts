import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainDateAt, plainDateOf, comparePlainDates, DAY } from '@/domain/shared/plainDate';
import { instant } from '@/domain/shared/instant';
import type { PointInTime } from '@/domain/shared/pointInTime';
import { displayStatusOf, totalOfSubscription } from '@/domain/subscription/Subscription';
import { upcomingDatesOf } from '@/domain/subscription/upcomingDates';
import { aMoment } from '@tests/support/builders/aMoment';
import { assertProperty } from '../arbitraries';
import { anySubscription } from './anySubscription';

const now = fc
  .integer({ min: aMoment('2026-01-01T00:00:00Z'), max: aMoment('2027-01-01T00:00:00Z') })
  .map(instant);

/** Includes zones in which the date differs from that in Israel, a zone that does not exist, and no zone. */
const zone = fc.constantFrom(
  'Asia/Jerusalem',
  'America/Los_Angeles',
  'Pacific/Kiritimati',
  'Israel/Haifa',
  undefined,
);

/** Milliseconds from now. Half of them are within two days, where the zone decides which day it is. */
const distance = fc.oneof(
  fc.integer({ min: -2 * DAY, max: 2 * DAY }),
  fc.integer({ min: -60 * DAY, max: 60 * DAY }),
);

/** A moment or a calendar date. */
const point = fc.record({ distance, isCivil: fc.boolean() });
/** Undefined is a date that was not sent. */
const optionalPoint = fc.option(point, { nil: undefined });

const given = fc
  .record({
    now,
    zone,
    subscription: anySubscription,
    cancelledAt: fc.option(point, { nil: undefined, freq: 2 }),
    trialEnd: optionalPoint,
    nextBillingDate: optionalPoint,
  })
  .map(({ cancelledAt, trialEnd, nextBillingDate, subscription, ...rest }) => {
    const pointOf = (drawn: typeof cancelledAt): PointInTime | undefined => {
      if (drawn === undefined) return undefined;
      const moment = instant(rest.now + drawn.distance);
      return drawn.isCivil
        ? { kind: 'plain-date', date: plainDateAt(moment, 'UTC') }
        : { kind: 'instant', instant: moment };
    };
    return {
      ...rest,
      subscription: {
        ...subscription,
        cancelledAt: pointOf(cancelledAt),
        trialEnd: pointOf(trialEnd),
        nextBillingDate: pointOf(nextBillingDate),
      },
    };
  });

const FIELDS = {
  'next-charge': 'nextBillingDate',
  'trial-end': 'trialEnd',
  'subscription-end': 'cancelledAt',
} as const;

describe('the dates to remember of any subscription', () => {
  it('are never in the past where the business is', () => {
    assertProperty(given, ({ subscription, now: moment, zone: timeZone }) => {
      const today = plainDateAt(moment, timeZone);
      for (const { date } of upcomingDatesOf(subscription, { now: moment, timeZone }))
        expect(comparePlainDates(date, today)).toBeGreaterThanOrEqual(0);
    });
  });

  it('are one at most: a charge, the end of a trial or the end of the subscription', () => {
    const found = new Set<string>();
    assertProperty(given, ({ subscription, now: moment, zone: timeZone }) => {
      const dates = upcomingDatesOf(subscription, { now: moment, timeZone });
      expect(dates.length).toBeLessThanOrEqual(1);
      for (const { kind } of dates) found.add(kind);
    });
    expect(found).toEqual(new Set(Object.keys(FIELDS)));
  });

  it('are a charge for an active subscription only, with its whole total', () => {
    assertProperty(given, ({ subscription, now: moment, zone: timeZone }) => {
      for (const found of upcomingDatesOf(subscription, { now: moment, timeZone })) {
        const status = displayStatusOf(subscription);
        const expected = {
          'next-charge': 'active',
          'trial-end': 'intrial',
          'subscription-end': 'cancelled',
        };
        expect(status).toBe(expected[found.kind]);
        const amount = found.kind === 'next-charge' ? found.amount : undefined;
        expect(amount).toEqual(status === 'active' ? totalOfSubscription(subscription) : undefined);
      }
    });
  });

  it('come from the field of the subscription that they are named after', () => {
    assertProperty(given, ({ subscription, now: moment, zone: timeZone }) => {
      for (const { kind, date } of upcomingDatesOf(subscription, { now: moment, timeZone })) {
        const sent = subscription[FIELDS[kind]];
        expect(sent === undefined ? undefined : plainDateOf(sent, timeZone)).toEqual(date);
      }
    });
  });
});
