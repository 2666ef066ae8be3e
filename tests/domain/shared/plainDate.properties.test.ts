import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  plainDateAt,
  plainDateOf,
  comparePlainDates,
  nextDayAt,
  relativeDayOf,
} from '@/domain/shared/plainDate';
import { instant } from '@/domain/shared/instant';
import { parsePointInTime, dateIfReadable } from '@/domain/shared/pointInTime';
import { usableTimeZone } from '@/domain/shared/timeZone';
import { aMoment } from '@tests/support/builders/aMoment';
import { anyInput, anyText, assertProperty } from '../arbitraries';

const timestamp = fc.date({ min: new Date('2000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
const looksLikeDate = fc.stringMatching(
  /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/,
);
const someZone = fc.oneof(
  fc.constantFrom(undefined, 'UTC', 'Asia/Jerusalem', 'Pacific/Kiritimati', 'America/Los_Angeles'),
  anyText,
);

describe('the next day', () => {
  it('begins with the first moment of a later date, also at a clock change', () => {
    const moments = fc.date({
      min: new Date('1990-01-01'),
      max: new Date('2060-01-01'),
      noInvalidDate: true,
    });
    const zones = fc.constantFrom('Asia/Jerusalem', 'Asia/Beirut', 'America/Santiago', 'Pacific/Apia', 'UTC');
    assertProperty(moments, zones, (date, zone) => {
      const today = plainDateAt(instant(date.getTime()), zone);
      const next = nextDayAt(instant(date.getTime()), zone);
      expect(comparePlainDates(plainDateAt(next, zone), today)).toBeGreaterThan(0);
      expect(comparePlainDates(plainDateAt(instant(next - 1), zone), today)).toBeLessThanOrEqual(0);
    });
  });
});

describe('dates from any response', () => {
  it('parsePointInTime never throws, and every result has a valid day in every time zone', () => {
    assertProperty(fc.oneof(anyInput, fc.double(), looksLikeDate), someZone, (input, zone) => {
      const point = dateIfReadable(parsePointInTime(input));
      const date = point && plainDateOf(point, zone);
      expect(date === undefined || [date.year, date.month, date.day].every(Number.isInteger)).toBe(true);
      expect(
        point === undefined ||
          ['past', 'today', 'future'].includes(relativeDayOf(point, { now: aMoment(), timeZone: zone })),
      ).toBe(true);
    });
  });

  it('milliseconds, their digits and their ISO text are parsed as the same instant', () => {
    assertProperty(timestamp, (date) => {
      const moment = { kind: 'instant', instant: date.getTime() };
      expect(parsePointInTime(date.toISOString())).toEqual(moment);
      expect(parsePointInTime(date.getTime())).toEqual(moment);
      expect(parsePointInTime(String(date.getTime()))).toEqual(moment);
    });
  });

  it('a date without time is parsed only when it exists', () => {
    assertProperty(
      fc.integer({ min: 2000, max: 9999 }),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 }),
      (year, month, day) => {
        const text = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
        const date = new Date(`${text}T00:00:00Z`);
        const exists = !Number.isNaN(date.getTime()) && date.getUTCDate() === day;
        expect(parsePointInTime(text)).toEqual(
          exists ? { kind: 'plain-date', date: { year, month, day } } : 'unreadable',
        );
      },
    );
  });

  it('a time zone is always usable, and usable time zones are unchanged', () => {
    assertProperty(someZone, (zone) => {
      const usable = usableTimeZone(zone);
      expect(usableTimeZone(usable)).toBe(usable);
    });
  });

  it('a later instant never has an earlier day', () => {
    assertProperty(timestamp, timestamp, (a, b) => {
      const [first, second] = [a, b]
        .toSorted((x, y) => x.getTime() - y.getTime())
        .map((date) => dateIfReadable(parsePointInTime(date.toISOString())));
      fc.pre(first !== undefined && second !== undefined);
      const order = comparePlainDates(
        plainDateOf(first, 'Asia/Jerusalem'),
        plainDateOf(second, 'Asia/Jerusalem'),
      );
      expect(order).toBeLessThanOrEqual(0);
    });
  });
});
