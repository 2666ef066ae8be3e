import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALL_DAY,
  editedDayOf,
  isAllDay,
  normalizedDay,
  rulesOfDay,
  shiftErrors,
  type EditedDay,
  type Shift,
} from '@/domain/business/listing/EditedDay';
import { DAYS_OF_WEEK, weekOf, type DayOfWeek } from '@/domain/business/operatingHours';
import { anOperatingHoursRule } from '@tests/support/builders/anOperatingHoursRule';
import { assertProperty } from '../../arbitraries';
import { anyRule } from '../anyHours';

const CLOSED: EditedDay = { isOpen: false, shifts: [], isUnreadable: false };

function shifts(...ranges: readonly string[]): readonly Shift[] {
  return ranges.map((range) => {
    const [opens = '', closes = ''] = range.split('-');
    return { opens, closes };
  });
}

function open(...ranges: readonly string[]): EditedDay {
  return { isOpen: true, shifts: shifts(...ranges), isUnreadable: false };
}

function week(days: Readonly<Partial<Record<DayOfWeek, EditedDay>>>): readonly EditedDay[] {
  return DAYS_OF_WEEK.map((day) => days[day] ?? CLOSED);
}

function errorsOf(days: Readonly<Partial<Record<DayOfWeek, EditedDay>>>, ...changed: readonly DayOfWeek[]) {
  return shiftErrors(week(days), (day) => changed.length === 0 || changed.includes(day));
}

describe('a day for editing', () => {
  it('has its shifts in the order of their opening', () => {
    const rules = [
      anOperatingHoursRule({ startTime: '16:00', endTime: '24:00' }),
      anOperatingHoursRule({ startTime: '08:00', endTime: '13:00' }),
    ];
    expect(editedDayOf(rules)).toEqual(open('08:00-13:00', '16:00-00:00'));
  });

  it('that is closed keeps its times', () => {
    const rules = [anOperatingHoursRule({ isActive: false })];
    expect(editedDayOf(rules)).toEqual({ ...CLOSED, shifts: shifts('09:00-17:00') });
    expect(rulesOfDay(0, editedDayOf(rules))).toEqual(rules);
  });

  it('that is closed from midnight to midnight has no times', () => {
    const rules = [anOperatingHoursRule({ isActive: false, startTime: '00:00', endTime: '00:00' })];
    expect(editedDayOf(rules)).toEqual(CLOSED);
  });

  it('ignores inactive rules of an open day', () => {
    const rules = [anOperatingHoursRule(), anOperatingHoursRule({ isActive: false, startTime: '18:00' })];
    expect(editedDayOf(rules)).toEqual(open('09:00-17:00'));
  });

  it('says that a rule of it could not be read', () => {
    const rules = [anOperatingHoursRule(), anOperatingHoursRule({ startTime: '' })];
    expect(editedDayOf(rules)).toEqual({ ...open('09:00-17:00'), isUnreadable: true });
  });

  it.each(['24:00', '23:59', '00:00'])('is open for 24 hours from 00:00 to %s', (endTime) => {
    const day = editedDayOf([anOperatingHoursRule({ startTime: '00:00', endTime })]);
    expect(day).toEqual({ isOpen: true, shifts: [ALL_DAY], isUnreadable: false });
    expect(isAllDay(day)).toBe(true);
  });

  it.each<[string, EditedDay]>([
    ['closed', { ...CLOSED, shifts: [ALL_DAY] }],
    ['with two shifts', open('00:00-12:00', '12:00-00:00')],
    ['with an end before midnight', open('00:00-23:00')],
  ])('is not open for 24 hours when it is %s', (_, day) => {
    expect(isAllDay(normalizedDay(day))).toBe(false);
  });

  it('that is closed with 24 hours among its times comes back the same from its rules', () => {
    const day = normalizedDay({ ...CLOSED, shifts: shifts('00:00-24:00', '02:00-08:00') });
    expect(day.shifts).toEqual(shifts('02:00-08:00'));
    expect(editedDayOf(rulesOfDay(2, day))).toEqual(day);
  });

  it('from any rules has every readable shift, and comes back the same from its rules', () => {
    assertProperty(fc.array(anyRule.map((rule) => ({ ...rule, dayOfWeek: 2 as const }))), (rules) => {
      const day = editedDayOf(rules);
      expect(editedDayOf(rulesOfDay(2, day)).shifts).toEqual(day.shifts);
      expect(normalizedDay(day)).toEqual(day);
      const isComplete = day.shifts.length === weekOf(rules)?.[2]?.ranges.length;
      expect(!day.isOpen || isComplete).toBe(true);
    });
  });
});

describe('the errors of a week', () => {
  it.each<[string, Readonly<Partial<Record<DayOfWeek, EditedDay>>>, readonly object[]]>([
    ['none for shifts that touch', { 1: open('08:00-12:00', '12:00-20:00') }, []],
    ['none for a night before an opening', { 1: open('18:00-02:00'), 2: open('02:00-10:00') }, []],
    ['none for a day of 24 hours before another', { 1: open('00:00-24:00'), 2: open('00:00-24:00') }, []],
    ['none for the times of a closed day', { 1: { ...CLOSED, shifts: shifts('08:00-', '09:00-09:00') } }, []],
    [
      'none for a night into a closed day',
      { 1: open('20:00-04:00'), 2: { ...CLOSED, shifts: shifts('03:00-05:00') } },
      [],
    ],
    ['a missing time', { 1: open('08:00-') }, [{ day: 1, shift: 0, kind: 'incomplete' }]],
    ['no times at all', { 1: open() }, [{ day: 1, shift: 0, kind: 'incomplete' }]],
    ['equal times', { 1: open('08:00-08:00') }, [{ day: 1, shift: 0, kind: 'same-times' }]],
    [
      'an overlap, in any order',
      { 1: open('12:00-20:00', '08:00-13:00') },
      [
        {
          day: 1,
          shift: 0,
          kind: 'overlaps',
          until: '13:00',
          joined: { opens: '08:00', closes: '20:00' },
        },
      ],
    ],
    [
      'an overlap with a longer shift',
      { 1: open('08:00-20:00', '09:00-10:00', '19:00-21:00') },
      [
        { day: 1, shift: 1, kind: 'overlaps', until: '20:00', joined: { opens: '08:00', closes: '20:00' } },
        { day: 1, shift: 2, kind: 'overlaps', until: '20:00', joined: { opens: '08:00', closes: '21:00' } },
      ],
    ],
    [
      'an overlap of a day of 24 hours',
      { 1: open('00:00-24:00', '08:00-10:00') },
      [{ day: 1, shift: 1, kind: 'overlaps', until: '24:00', joined: ALL_DAY }],
    ],
    [
      'two equal shifts over midnight',
      { 1: open('20:00-02:00', '20:00-03:00') },
      [{ day: 1, shift: 1, kind: 'overlaps', until: '02:00', joined: { opens: '20:00', closes: '03:00' } }],
    ],
    [
      'a shift after one over midnight',
      { 1: open('18:00-02:00', '20:00-23:00') },
      [{ day: 1, shift: 0, kind: 'not-last' }],
    ],
    [
      'more than five shifts',
      { 1: open('01:00-02:00', '03:00-04:00', '05:00-06:00', '07:00-08:00', '09:00-10:00', '11:00-12:00') },
      [{ day: 1, shift: 5, kind: 'too-many-shifts' }],
    ],
    [
      'a night of the day before',
      { 1: open('18:00-03:00'), 2: open('02:00-10:00', '12:00-14:00') },
      [{ day: 2, shift: 0, kind: 'overlaps-night', dayBefore: 1, until: '03:00' }],
    ],
    [
      'the night of Saturday',
      { 6: open('22:00-01:30', '18:00-20:00'), 0: open('00:30-10:00') },
      [{ day: 0, shift: 0, kind: 'overlaps-night', dayBefore: 6, until: '01:30' }],
    ],
  ])('are %s', (_, days, errors) => {
    expect(errorsOf(days)).toEqual(errors);
  });

  it('are left out for days that are not changed', () => {
    const days = { 1: open('08:00-08:00'), 2: open('18:00-03:00'), 3: open('02:00-10:00'), 4: open('9:00-') };
    expect(errorsOf(days, 5)).toEqual([]);
    expect(errorsOf(days, 2)).toMatchObject([{ day: 3, kind: 'overlaps-night' }]);
    expect(errorsOf(days, 3)).toMatchObject([{ day: 3, kind: 'overlaps-night' }]);
  });

  it('of an unreadable day are none until it has shifts', () => {
    expect(errorsOf({ 1: { isOpen: true, shifts: [], isUnreadable: true } })).toEqual([]);
  });

  it('name each shift of any week at most once, and none when the day of the shift is closed', () => {
    const anyShift = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 23 }))
      .map(([opens, closes]) => ({
        opens: `${String(opens).padStart(2, '0')}:00`,
        closes: `${String(closes).padStart(2, '0')}:00`,
      }));
    const anyDay = fc.record({
      isOpen: fc.boolean(),
      shifts: fc.array(anyShift, { maxLength: 6 }),
      isUnreadable: fc.constant(false),
    });
    assertProperty(fc.array(anyDay, { minLength: 7, maxLength: 7 }), (days) => {
      const errors = shiftErrors(days, () => true);
      expect(new Set(errors.map(({ day, shift }) => `${day}.${shift}`)).size).toBe(errors.length);
      expect(errors.every(({ day }) => days[day]?.isOpen)).toBe(true);
      expect(errors.length > 0 || hoursCoveredTwice(days) === 0).toBe(true);
    });
  });
});

/** The hours of the week in which two shifts are open, counted one by one. */
function hoursCoveredTwice(days: readonly EditedDay[]): number {
  const counts = new Map<number, number>();
  days.forEach(({ isOpen, shifts: ofDay }, day) => {
    for (const { opens, closes } of isOpen ? ofDay : []) {
      const [from, to] = [Number(opens.slice(0, 2)), Number(closes.slice(0, 2))];
      for (let hour = from; hour < (to < from ? to + 24 : to); hour += 1) {
        const at = (day * 24 + hour) % 168;
        counts.set(at, (counts.get(at) ?? 0) + 1);
      }
    }
  });
  return [...counts.values()].filter((count) => count > 1).length;
}
