import { describe, expect, it } from 'vitest';
import {
  civilDateAt,
  civilDateOf,
  compareCivilDates,
  dayOfWeek,
  daysBetween,
  instantAt,
  minutesOfDayAt,
  nextDayAt,
  tenseOf,
} from '@/domain/shared/civilDate';
import { parsePointInTime } from '@/domain/shared/pointInTime';
import { aDay, aMoment, aPointInTime } from '@tests/support/builders/aMoment';

const JERUSALEM = 'Asia/Jerusalem';

describe('parsePointInTime', () => {
  it.each([
    ['unix seconds', 1_735_689_600, '2025-01-01T00:00:00Z'],
    ['seconds as digits', '1735689600', '2025-01-01T00:00:00Z'],
    ['the last moment there is', 8.64e15, new Date(8.64e15).toISOString()],
    ['unix milliseconds', 1_735_689_600_000, '2025-01-01T00:00:00Z'],
    ['milliseconds as digits', ' 1735689600000 ', '2025-01-01T00:00:00Z'],
    ['the last value in seconds', 99_999_999_999, '5138-11-16T09:46:39Z'],
    ['the first value in milliseconds', 100_000_000_000, '1973-03-03T09:46:40Z'],
    ['fractions of a second', 1_735_689_600.5, '2025-01-01T00:00:00.500Z'],
    ['ISO in UTC', '2025-01-01T10:00:00Z', '2025-01-01T10:00:00Z'],
    ['ISO with lower-case letters', '2025-01-01t10:00:00z', '2025-01-01T10:00:00Z'],
    ['ISO with an offset', '2025-01-01T10:00:00+02:00', '2025-01-01T08:00:00Z'],
    ['ISO with an offset without colon', '2025-01-01T10:00:00-0530', '2025-01-01T15:30:00Z'],
    ['ISO without offset, as UTC', '2025-01-01T10:00:00', '2025-01-01T10:00:00Z'],
    ['a space for the T', '2025-01-01 10:00:00', '2025-01-01T10:00:00Z'],
    ['no seconds', '2025-01-01T10:00', '2025-01-01T10:00:00Z'],
    ['seven decimals of a second', '2025-01-01T10:00:00.1234567Z', '2025-01-01T10:00:00.123Z'],
    ['40 characters', '2025-01-01T10:00:00Z'.padEnd(40), '2025-01-01T10:00:00Z'],
    ['the end of a day', '2025-01-01T24:00:00Z', '2025-01-02T00:00:00Z'],
    ['a leap day', '2024-02-29T12:00:00Z', '2024-02-29T12:00:00Z'],
    ['a time that a clock change skips, since it is UTC', '2026-03-27T02:30:00', '2026-03-27T02:30:00Z'],
    ['the last year of four digits', '9999-12-31T23:59:59Z', '9999-12-31T23:59:59Z'],
    ['1969', '1969-07-20T20:17:00Z', '1969-07-20T20:17:00Z'],
  ])('parses %s', (_shape, input, iso) => {
    expect(parsePointInTime(input)).toEqual(aPointInTime(iso));
  });

  it.each([
    ['2025-01-05', aDay(2025, 1, 5)],
    ['2024-02-29', aDay(2024, 2, 29)],
    [' 9999-12-31 ', aDay(9999, 12, 31)],
  ])('parses %j as that day in every time zone', (input, day) => {
    expect(parsePointInTime(input)).toEqual(day);
  });

  it.each([
    ['null', null],
    ['undefined', undefined],
    ['a blank', ''],
    ['spaces', '   '],
    ['zero', 0],
    ['zero as digits', '0'],
    ['zero as ISO', '1970-01-01T00:00:00Z'],
    ['zero as ISO with an offset', '1970-01-01T02:00:00+02:00'],
    ['zero as a day', '1970-01-01'],
    ['less than a millisecond', 0.0001],
    ['the default date of .NET', '0001-01-01T00:00:00'],
    ['the default date of .NET with an offset', '0001-01-01T00:00:00+02:00'],
    ['the default day of .NET', '0001-01-01'],
    ['year zero', '0000-00-00'],
  ])('finds no date in %s', (_what, input) => {
    expect(parsePointInTime(input)).toBeUndefined();
  });

  it.each([
    'garbage',
    'tomorrow',
    'due 2025-01-05',
    'due 2025-01-05T10:00:00Z',
    '2025-01-05 or later',
    '2025-01-05T10:00:00Z or later',
    '2025-01-00',
    '2025-01-99',
    '2025-12-32',
    '2025-02-30',
    '2025-13-01',
    '2025-00-10',
    '2025-02-30T10:00:00Z',
    '2025-04-31 10:00',
    '2025-01-01T25:00:00Z',
    '2025-01-01T24:00:01Z',
    '2025-01-01T10:60:00Z',
    '2025-01-01T10:00:61Z',
    '2025-01-01T10:00:00+25:00',
    '2025-01-01T10:00:00+02:60',
    '01/02/2025',
    '5.1.2025',
    '2025-1-5',
    '٢٠٢٥-٠١-٠٥',
    '-5',
    '1e9',
    '9'.repeat(30),
    '2025-01-01T10:00:00Z'.padEnd(41),
    -1,
    Number.NaN,
    Infinity,
    1e300,
    8.64e15 + 1,
    true,
    [],
    {},
    new Date(0),
    1_735_689_600n,
  ])('rejects %s', (input) => {
    expect(parsePointInTime(input)).toBeUndefined();
  });
});

describe('the calendar of a time zone', () => {
  it.each([
    ['late in the evening it is the next day in Jerusalem', '2026-01-05T23:30:00Z', JERUSALEM, [2026, 1, 6]],
    ['and still the same day in UTC', '2026-01-05T23:30:00Z', 'UTC', [2026, 1, 5]],
    ['and the same day in New York', '2026-01-06T03:30:00Z', 'America/New_York', [2026, 1, 5]],
    ['just before the clocks go forward', '2026-03-26T21:59:59Z', JERUSALEM, [2026, 3, 26]],
    ['the night the clocks go forward', '2026-03-26T22:00:00Z', JERUSALEM, [2026, 3, 27]],
    ['the last moment of that day', '2026-03-27T20:59:59Z', JERUSALEM, [2026, 3, 27]],
    ['and the first of the next', '2026-03-27T21:00:00Z', JERUSALEM, [2026, 3, 28]],
    ['the night the clocks go back', '2026-10-24T21:00:00Z', JERUSALEM, [2026, 10, 25]],
    ['the hour that comes twice', '2026-10-24T23:30:00Z', JERUSALEM, [2026, 10, 25]],
    ['the end of that long day', '2026-10-25T21:59:59Z', JERUSALEM, [2026, 10, 25]],
  ])('%s', (_when, iso, timeZone, [year, month, day]) => {
    expect(civilDateAt(aMoment(iso), timeZone)).toEqual({ year, month, day });
  });

  it('uses Jerusalem when the business has no usable time zone', () => {
    const late = aMoment('2026-01-05T23:30:00Z');
    expect(civilDateAt(late, undefined)).toEqual({ year: 2026, month: 1, day: 6 });
    expect(civilDateAt(late, 'Mars/Olympus')).toEqual({ year: 2026, month: 1, day: 6 });
  });

  it('keeps a date without time unchanged', () => {
    expect(civilDateOf(aDay(2026, 1, 5), 'Pacific/Kiritimati')).toEqual({ year: 2026, month: 1, day: 5 });
    expect(civilDateOf(aPointInTime('2026-01-05T23:30:00Z'), JERUSALEM)).toEqual({
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
    ['after it', [2026, 3, 27], 180, JERUSALEM, '2026-03-27T00:00:00.000Z'],
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
    expect(days.toSorted(compareCivilDates)).toEqual([days[1], days[3], days[2], days[0]]);
  });
});

describe('tenseOf', () => {
  const noon = aMoment('2026-03-05T12:00:00Z');

  it.each([
    ['yesterday', aPointInTime('2026-03-04T12:00:00Z'), 'past'],
    ['earlier today', aPointInTime('2026-03-05T01:00:00Z'), 'today'],
    ['later today', aPointInTime('2026-03-05T21:59:00Z'), 'today'],
    ['tomorrow by the wall clock', aPointInTime('2026-03-05T22:00:00Z'), 'future'],
    ['a plain day behind', aDay(2026, 3, 4), 'past'],
    ['the plain day of today', aDay(2026, 3, 5), 'today'],
    ['a plain day ahead', aDay(2027, 1, 1), 'future'],
  ] as const)('%s', (_when, point, tense) => {
    expect(tenseOf(point, noon, JERUSALEM)).toBe(tense);
  });

  it('determines today in the time zone of the business, not of the owner', () => {
    const ending = aPointInTime('2026-03-05T22:30:00Z');
    expect([tenseOf(ending, noon, JERUSALEM), tenseOf(ending, noon, 'UTC')]).toEqual(['future', 'today']);
  });
});
