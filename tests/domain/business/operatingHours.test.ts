import { describe, expect, it } from 'vitest';
import { parseDayOfWeek, parseTimeOfDay, weekOf, type DayOfWeek } from '@/domain/business/operatingHours';
import { anOperatingHoursRule } from '@tests/support/builders/anOperatingHoursRule';

const range = (startTime: string, endTime: string, isOvernight = false) => ({
  startTime,
  endTime,
  isOvernight,
});

describe('parseDayOfWeek', () => {
  it.each([
    [0, 0],
    [6, 6],
    ['0', 0],
    [' 3 ', 3],
    ['Sunday', 0],
    ['wednesday', 3],
    [' SATURDAY ', 6],
    [-0, 0],
  ])('parses %j as %d', (input, day) => {
    expect(parseDayOfWeek(input)).toBe(day);
  });

  it.each([
    7,
    -1,
    1.5,
    '7',
    '-1',
    '01',
    '',
    'sun',
    'יום ראשון',
    'constructor',
    Number.NaN,
    null,
    undefined,
    true,
    [1],
    {},
  ])('rejects %j', (input) => {
    expect(parseDayOfWeek(input)).toBeUndefined();
  });
});

describe('parseTimeOfDay', () => {
  it.each([
    ['09:00', '09:00'],
    ['9:00', '09:00'],
    ['9:0', '09:00'],
    ['0900', '09:00'],
    ['2400', '24:00'],
    ['00:00', '00:00'],
    ['23:59', '23:59'],
    ['24:00', '24:00'],
    ['09:30:15', '09:30'],
    ['09:30:15.1234567', '09:30'],
    [' 09:30 ', '09:30'],
    ['09:30'.padEnd(40), '09:30'],
    ['2025-01-05T09:30:00', '09:30'],
    ['2025-01-05T09:30:00.000Z', '09:30'],
    ['2025-01-05T09:30:00+02:00', '09:30'],
    ['2025-01-05T09:30+0200', '09:30'],
    ['2025-01-05T09:30Z', '09:30'],
    ['2025-01-05 09:30', '09:30'],
  ])('parses %j as the local time %s', (input, time) => {
    expect(parseTimeOfDay(input)).toBe(time);
  });

  it.each([
    '',
    '9',
    '09',
    '900',
    '2460',
    '24:01',
    '25:00',
    '09:60',
    '-1:00',
    '09:00 AM',
    '09:00:junk',
    '09:00:',
    '5.1.2025 09:00',
    'noon',
    '2025-01-05',
    '09:00'.padEnd(41),
    900,
    null,
    undefined,
    {},
    ['09:00'],
  ])('rejects %j', (input) => {
    expect(parseTimeOfDay(input)).toBeUndefined();
  });
});

describe('weekOf', () => {
  const rangesOn = (dayOfWeek: DayOfWeek, ...rules: Parameters<typeof weekOf>) =>
    weekOf(...rules)?.find((day) => day.dayOfWeek === dayOfWeek)?.ranges;

  it('is undefined without any rule', () => {
    expect(weekOf([])).toBeUndefined();
  });

  it('starts on Sunday and ends on Saturday, in any order of the rules', () => {
    const week = weekOf([anOperatingHoursRule({ dayOfWeek: 6 }), anOperatingHoursRule({ dayOfWeek: 3 })]);
    expect(week?.map(({ dayOfWeek }) => dayOfWeek)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('shows the start and the end of an active rule', () => {
    expect(rangesOn(0, [anOperatingHoursRule()])).toEqual([range('09:00', '17:00')]);
  });

  it('sorts several ranges of a day by time', () => {
    const evening = anOperatingHoursRule({ startTime: '16:00', endTime: '19:00' });
    const morning = anOperatingHoursRule({ startTime: '08:00', endTime: '12:00' });
    expect(rangesOn(0, [evening, morning])).toEqual([range('08:00', '12:00'), range('16:00', '19:00')]);
  });

  it('keeps the order of rules that start at the same time', () => {
    const long = anOperatingHoursRule({ endTime: '20:00' });
    const short = anOperatingHoursRule({ endTime: '10:00' });
    expect(rangesOn(0, [long, short])).toEqual([range('09:00', '20:00'), range('09:00', '10:00')]);
  });

  it('shows a day as closed when all its rules are inactive, whatever their times', () => {
    const inactive = anOperatingHoursRule({ isActive: false });
    expect(rangesOn(0, [inactive, inactive])).toEqual([]);
  });

  it('omits an inactive rule of a day with an active one', () => {
    expect(
      rangesOn(0, [anOperatingHoursRule({ isActive: false, startTime: '01:00' }), anOperatingHoursRule()]),
    ).toEqual([range('09:00', '17:00')]);
  });

  it('does not call a day closed when the times of an active rule could not be read', () => {
    const unreadable = anOperatingHoursRule({ startTime: '', endTime: '17:00' });
    const morning = anOperatingHoursRule({ endTime: '12:00' });
    const week = weekOf([unreadable, morning, { ...unreadable, dayOfWeek: 1, isActive: false }]);
    expect(week?.slice(0, 2)).toEqual([
      { dayOfWeek: 0, ranges: [range('09:00', '12:00')], hasUnreadableHours: true },
      { dayOfWeek: 1, ranges: [], hasUnreadableHours: false },
    ]);
  });

  it('shows a day without a rule as closed when another day has one', () => {
    expect(rangesOn(1, [anOperatingHoursRule({ dayOfWeek: 0 })])).toEqual([]);
  });

  it.each([
    ['past midnight', '18:00', '02:00', true],
    ['to midnight, written as the end of the day', '18:00', '24:00', false],
    ['to midnight, written as the start of the next', '18:00', '00:00', true],
    ['around the clock', '00:00', '00:00', false],
    ['all day', '00:00', '24:00', false],
  ])('a range %s', (_what, startTime, endTime, isOvernight) => {
    expect(rangesOn(0, [anOperatingHoursRule({ startTime, endTime })])).toEqual([
      range(startTime, endTime, isOvernight),
    ]);
  });
});
