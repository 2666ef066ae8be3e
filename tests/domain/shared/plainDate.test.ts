import { describe, expect, it } from 'vitest';
import {
  plainDateAt,
  plainDateOf,
  comparePlainDates,
  dayOfWeek,
  daysBetween,
  instantAt,
  minutesOfDayAt,
  nextDayAt,
  relativeDayOf,
} from '@/domain/shared/plainDate';
import { aDay, aMoment, aPointInTime } from '@tests/support/builders/aMoment';

const JERUSALEM = 'Asia/Jerusalem';

describe('the calendar of a time zone', () => {
  it.each([
    [
      'late in the evening in UTC, which is the next day in Jerusalem',
      '2026-01-05T23:30:00Z',
      JERUSALEM,
      [2026, 1, 6],
    ],
    ['late in the evening in UTC', '2026-01-05T23:30:00Z', 'UTC', [2026, 1, 5]],
    [
      'at night in UTC, which is the day before in New York',
      '2026-01-06T03:30:00Z',
      'America/New_York',
      [2026, 1, 5],
    ],
    ['just before the clocks go forward', '2026-03-26T21:59:59Z', JERUSALEM, [2026, 3, 26]],
    ['the night the clocks go forward', '2026-03-26T22:00:00Z', JERUSALEM, [2026, 3, 27]],
    ['the last moment of that day', '2026-03-27T20:59:59Z', JERUSALEM, [2026, 3, 27]],
    ['the first moment after that day', '2026-03-27T21:00:00Z', JERUSALEM, [2026, 3, 28]],
    ['the night the clocks go back', '2026-10-24T21:00:00Z', JERUSALEM, [2026, 10, 25]],
    ['the hour that comes twice', '2026-10-24T23:30:00Z', JERUSALEM, [2026, 10, 25]],
    ['the end of that long day', '2026-10-25T21:59:59Z', JERUSALEM, [2026, 10, 25]],
  ])('finds the date: %s', (_when, iso, timeZone, [year, month, day]) => {
    expect(plainDateAt(aMoment(iso), timeZone)).toEqual({ year, month, day });
  });

  it('uses Jerusalem when the business has no usable time zone', () => {
    const late = aMoment('2026-01-05T23:30:00Z');
    expect(plainDateAt(late, undefined)).toEqual({ year: 2026, month: 1, day: 6 });
    expect(plainDateAt(late, 'Mars/Olympus')).toEqual({ year: 2026, month: 1, day: 6 });
  });

  it('keeps a date without time unchanged', () => {
    expect(plainDateOf(aDay(2026, 1, 5), 'Pacific/Kiritimati')).toEqual({ year: 2026, month: 1, day: 5 });
    expect(plainDateOf(aPointInTime('2026-01-05T23:30:00Z'), JERUSALEM)).toEqual({
      year: 2026,
      month: 1,
      day: 6,
    });
  });

  it('counts days from Sunday 0 to Saturday 6', () => {
    const week = [4, 5, 6, 7, 8, 9, 10].map((day) => dayOfWeek({ year: 2026, month: 1, day }));
    expect(week).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it.each([
    ['in the afternoon', '2026-03-05T12:00:00Z', JERUSALEM, '2026-03-05T22:00:00.000Z'],
    ['at midnight itself', '2026-03-05T22:00:00Z', JERUSALEM, '2026-03-06T22:00:00.000Z'],
    ['a moment before', '2026-03-05T21:59:59.999Z', JERUSALEM, '2026-03-05T22:00:00.000Z'],
    ['on a day of 23 hours', '2026-03-26T22:30:00Z', JERUSALEM, '2026-03-27T21:00:00.000Z'],
    ['on a day of 25 hours', '2026-10-24T21:00:00Z', JERUSALEM, '2026-10-25T22:00:00.000Z'],
    [
      'where there is no midnight that day',
      '2026-09-05T12:00:00Z',
      'America/Santiago',
      '2026-09-06T04:00:00.000Z',
    ],
    ['in an unknown time zone', '2026-03-05T12:00:00Z', 'Asia/Nowhere', '2026-03-05T22:00:00.000Z'],
  ])('computes the next midnight: %s', (_, now, zone, next) => {
    expect(new Date(nextDayAt(aMoment(now), zone)).toISOString()).toBe(next);
  });

  it.each([
    ['in winter', [2026, 3, 5], 9 * 60, JERUSALEM, '2026-03-05T07:00:00.000Z'],
    ['in summer', [2026, 7, 5], 9 * 60 + 30, JERUSALEM, '2026-07-05T06:30:00.000Z'],
    ['west of Greenwich', [2026, 3, 5], 9 * 60, 'America/New_York', '2026-03-05T14:00:00.000Z'],
    ['at midnight', [2026, 3, 5], 0, JERUSALEM, '2026-03-04T22:00:00.000Z'],
    ['at the end of the day', [2026, 3, 5], 24 * 60, JERUSALEM, '2026-03-05T22:00:00.000Z'],
    ['after midnight', [2026, 3, 5], 25 * 60, JERUSALEM, '2026-03-05T23:00:00.000Z'],
    ['before the clocks go forward', [2026, 3, 27], 119, JERUSALEM, '2026-03-26T23:59:00.000Z'],
    ['when the clocks go forward', [2026, 3, 27], 120, JERUSALEM, '2026-03-27T00:00:00.000Z'],
    ['in the hour that is skipped', [2026, 3, 27], 150, JERUSALEM, '2026-03-27T00:00:00.000Z'],
    ['after the hour that is skipped', [2026, 3, 27], 180, JERUSALEM, '2026-03-27T00:00:00.000Z'],
    ['before the clocks go back', [2026, 10, 25], 59, JERUSALEM, '2026-10-24T21:59:00.000Z'],
    [
      'in the hour that comes twice, the first time',
      [2026, 10, 25],
      90,
      JERUSALEM,
      '2026-10-24T22:30:00.000Z',
    ],
    ['after the clocks went back', [2026, 10, 25], 121, JERUSALEM, '2026-10-25T00:01:00.000Z'],
    ['without a time zone', [2026, 3, 5], 9 * 60, undefined, '2026-03-05T07:00:00.000Z'],
  ] as const)('finds a time of a day: %s', (_when, [year, month, day], minutes, zone, iso) => {
    expect(new Date(instantAt({ year, month, day }, minutes, zone)).toISOString()).toBe(iso);
  });

  it.each([
    ['2026-03-05T12:34:56Z', JERUSALEM, 14 * 60 + 34],
    ['2026-03-05T22:00:00Z', JERUSALEM, 0],
    ['2026-03-05T21:59:59Z', JERUSALEM, 24 * 60 - 1],
    ['2026-03-05T04:59:00Z', 'America/New_York', 24 * 60 - 1],
  ])('at %s the clocks of %s show %i minutes of the day', (iso, zone, minutes) => {
    expect(minutesOfDayAt(aMoment(iso), zone)).toBe(minutes);
  });

  it.each([
    ['the same day', [2026, 3, 5], [2026, 3, 5], 0],
    ['the next day, although it has 23 hours', [2026, 3, 27], [2026, 3, 28], 1],
    ['a leap day between', [2024, 2, 28], [2024, 3, 1], 2],
    ['another year', [2025, 12, 31], [2026, 1, 1], 1],
    ['an earlier day', [2026, 3, 5], [2026, 3, 3], -2],
  ] as const)('counts the days to %s', (_which, [year, month, day], [toYear, toMonth, toDay], days) => {
    expect(daysBetween({ year, month, day }, { year: toYear, month: toMonth, day: toDay })).toBe(days);
  });

  it('compares days', () => {
    const days = [
      { year: 2026, month: 2, day: 1 },
      { year: 2025, month: 12, day: 31 },
      { year: 2026, month: 1, day: 31 },
      { year: 2026, month: 1, day: 2 },
    ];
    expect(days.toSorted(comparePlainDates)).toEqual([days[1], days[3], days[2], days[0]]);
  });
});

describe('relativeDayOf', () => {
  const noon = aMoment('2026-03-05T12:00:00Z');

  it.each([
    ['yesterday', aPointInTime('2026-03-04T12:00:00Z'), 'past'],
    ['earlier today', aPointInTime('2026-03-05T01:00:00Z'), 'today'],
    ['later today', aPointInTime('2026-03-05T21:59:00Z'), 'today'],
    ['tomorrow on the clocks of Jerusalem', aPointInTime('2026-03-05T22:00:00Z'), 'future'],
    ['a date before today', aDay(2026, 3, 4), 'past'],
    ['the date of today', aDay(2026, 3, 5), 'today'],
    ['a date after today', aDay(2027, 1, 1), 'future'],
  ] as const)('tells past, today and future apart: %s', (_when, point, relativeDay) => {
    expect(relativeDayOf(point, { now: noon, timeZone: JERUSALEM })).toBe(relativeDay);
  });

  it('determines today in the time zone of the business, not of the owner', () => {
    const ending = aPointInTime('2026-03-05T22:30:00Z');
    expect([
      relativeDayOf(ending, { now: noon, timeZone: JERUSALEM }),
      relativeDayOf(ending, { now: noon, timeZone: 'UTC' }),
    ]).toEqual(['future', 'today']);
  });
});
