import { describe, expect, it } from 'vitest';
import { parsePointInTime, dateIfReadable } from '@/domain/shared/pointInTime';
import { aDay, aPointInTime } from '@tests/support/builders/aMoment';

describe('parsePointInTime', () => {
  it.each([
    ['unix seconds', 1_735_689_600, '2025-01-01T00:00:00Z'],
    ['seconds as digits', '1735689600', '2025-01-01T00:00:00Z'],
    ['the last moment there is', 8.64e15, new Date(8.64e15).toISOString()],
    ['unix milliseconds', 1_735_689_600_000, '2025-01-01T00:00:00Z'],
    ['milliseconds as digits', ' 1735689600000 ', '2025-01-01T00:00:00Z'],
    ['the last value in seconds', 99_999_999_999, '5138-11-16T09:46:39Z'],
    ['seconds with decimals as text', '1735689600.0', '2025-01-01T00:00:00Z'],
    ['fractions of a second', 1_735_689_600.5, '2025-01-01T00:00:00.500Z'],
    ['ISO in UTC', '2025-01-01T10:00:00Z', '2025-01-01T10:00:00Z'],
    ['ISO with lower-case letters', '2025-01-01t10:00:00z', '2025-01-01T10:00:00Z'],
    ['ISO with an offset', '2025-01-01T10:00:00+02:00', '2025-01-01T08:00:00Z'],
    ['ISO with an offset without colon', '2025-01-01T10:00:00-0530', '2025-01-01T15:30:00Z'],
    ['ISO with an offset of two digits', '2025-01-01T10:00:00+02', '2025-01-01T08:00:00Z'],
    ['a space before the offset', '2025-01-01 10:00:00 +0200', '2025-01-01T08:00:00Z'],
    ['a named UTC', '2025-01-01 10:00:00 UTC', '2025-01-01T10:00:00Z'],
    ['a comma before the decimals', '2025-01-01T10:00:00,5Z', '2025-01-01T10:00:00.500Z'],
    ['ISO without offset, as UTC', '2025-01-01T10:00:00', '2025-01-01T10:00:00Z'],
    ['a space for the T', '2025-01-01 10:00:00', '2025-01-01T10:00:00Z'],
    ['no seconds', '2025-01-01T10:00', '2025-01-01T10:00:00Z'],
    ['seven decimals of a second', '2025-01-01T10:00:00.1234567Z', '2025-01-01T10:00:00.123Z'],
    ['40 characters', '2025-01-01T10:00:00Z'.padEnd(40), '2025-01-01T10:00:00Z'],
    ['the end of a day', '2025-01-01T24:00:00Z', '2025-01-02T00:00:00Z'],
    ['a leap day', '2024-02-29T12:00:00Z', '2024-02-29T12:00:00Z'],
    ['a time that a clock change skips, since it is UTC', '2026-03-27T02:30:00', '2026-03-27T02:30:00Z'],
    ['the last year of four digits', '9999-12-31T23:59:59Z', '9999-12-31T23:59:59Z'],
    ['the first moment', '2000-01-01T00:00:00Z', '2000-01-01T00:00:00Z'],
  ])('parses %s', (_shape, input, iso) => {
    expect(parsePointInTime(input)).toEqual(aPointInTime(iso));
  });

  it.each([
    ['2025-01-05', aDay(2025, 1, 5)],
    ['2024-02-29', aDay(2024, 2, 29)],
    [' 9999-12-31 ', aDay(9999, 12, 31)],
    ['20261231', aDay(2026, 12, 31)],
    [20_261_231, aDay(2026, 12, 31)],
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
    ['the default date of .NET in milliseconds', -62_135_596_800_000],
    ['the default date of .NET in digits', '-62135596800000'],
    ['the default date of .NET with an offset', '0001-01-01T00:00:00+02:00'],
    ['the default day of .NET', '0001-01-01'],
    ['year zero', '0000-00-00'],
    ['the default date of .NET in seconds', -62_135_596_800],
    ['the default date of SQL Server', '1753-01-01T00:00:00'],
    ['the default small date of SQL Server', '1900-01-01'],
    ['the default small date of SQL Server without hyphens', '19000101'],
    ['zero in the offset of Israel', '1970-01-01T00:00:00+02:00'],
    ['zero without its offset', '1970-01-01T02:00:00'],
    ['the first value in milliseconds', 100_000_000_000],
    ['the last moment before 2000', '2000-01-01T00:00:00+02:00'],
    ['a negative number', -1],
    ['a negative number as text', '-5'],
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
    '20250230',
    '20261231T100000Z',
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
    '12/31/2026 00:00:00',
    'Mon, 14 Dec 2026 10:00:00 GMT',
    '/Date(1797242400000)/',
    '٢٠٢٥-٠١-٠٥',
    '1e9',
    '9'.repeat(30),
    '2025-01-01T10:00:00Z'.padEnd(41),
    Number.NaN,
    Infinity,
    1e300,
    8.64e15 + 1,
    true,
    [],
    {},
    new Date(0),
    1_735_689_600n,
  ])('cannot read %s', (input) => {
    expect(parsePointInTime(input)).toBe('unreadable');
    expect(dateIfReadable(parsePointInTime(input))).toBeUndefined();
  });
});
