import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingNow } from '@/domain/business/openingState';
import { minutesOfDayAt, plainDateAt, dayOfWeek } from '@/domain/shared/plainDate';
import { instant } from '@/domain/shared/instant';
import { assertProperty } from '../arbitraries';
import { anyRule } from './anyHours';

const rules = fc.array(anyRule, { minLength: 1, maxLength: 10 });
const zone = fc.constantFrom('Asia/Jerusalem', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe');
const now = fc
  .integer({ min: Date.parse('2026-01-01T00:00Z'), max: Date.parse('2027-01-01T00:00Z') })
  .map(instant);

/** Minutes since midnight. */
const minutesOf = (text: string): number => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

describe('openingNow with any rules', () => {
  it('stays true until the moment that it names, and no longer than a day', () => {
    assertProperty(rules, now, zone, fc.nat({ max: 999 }), (given, moment, timeZone, share) => {
      const found = openingNow(given, { now: moment, timeZone });
      expect(found?.validUntil).toBeGreaterThan(moment);
      const until = found?.validUntil ?? moment;
      expect(until - moment).toBeLessThanOrEqual(25 * 60 * 60_000);
      const between = instant(moment + Math.floor(((until - moment - 1) * share) / 1000));
      expect(openingNow(given, { now: between, timeZone })?.state).toEqual(found?.state);
    });
  });

  it('on a day without a clock change, it is open exactly within a rule of today or over midnight from yesterday', () => {
    const summer = fc
      .integer({ min: Date.parse('2026-05-01T00:00Z'), max: Date.parse('2026-09-01T00:00Z') })
      .map(instant);
    assertProperty(rules, summer, (given, moment) => {
      const timeZone = 'Asia/Jerusalem';
      const day = dayOfWeek(plainDateAt(moment, timeZone));
      const minutes = minutesOfDayAt(moment, timeZone);
      const isOpen = given.some(({ dayOfWeek: of, startTime, endTime, isActive }) => {
        if (!isActive) return false;
        const [start, end] = [minutesOf(startTime), minutesOf(endTime)];
        if (start === 0 && end === 0) return of === day;
        if (start <= end) return of === day && start <= minutes && minutes < end;
        return (of === day && start <= minutes) || ((of + 1) % 7 === day && minutes < end);
      });
      const kind = openingNow(given, { now: moment, timeZone })?.state?.kind;
      expect(kind === 'open' || kind === 'always-open').toBe(isOpen);
    });
  });
});
