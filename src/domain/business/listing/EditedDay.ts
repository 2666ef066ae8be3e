import { MINUTES_OF_DAY } from '@/domain/shared/plainDate';
import {
  DAYS_OF_WEEK,
  isUnreadable,
  isWholeDay,
  minutesOf,
  type DayOfWeek,
  type OperatingHoursRule,
} from '../operatingHours';

/** A time that is not typed yet is empty. A shift that closes before it opens ends on the next day. */
export interface Shift {
  readonly opens: string;
  readonly closes: string;
}

/** The hours of one day as an owner edits them. */
export interface EditedDay {
  readonly isOpen: boolean;
  /** As typed; `normalizedDay` sorts them. A closed day keeps its times, for when it is opened again. */
  readonly shifts: readonly Shift[];
  /** Whether a rule of the day could not be read. The day is left as it is until the owner changes it. */
  readonly isUnreadable: boolean;
}

/** The only shift of a day that is open for 24 hours. */
export const ALL_DAY: Shift = { opens: '00:00', closes: '24:00' };

export const MAX_SHIFTS = 5;

export function isAllDay({ isOpen, shifts }: EditedDay): boolean {
  const [first, ...others] = shifts;
  return isOpen && others.length === 0 && first?.opens === ALL_DAY.opens && first.closes === ALL_DAY.closes;
}

/** @param rules The rules of one day. Inactive ones count only when the day is closed. */
export function editedDayOf(rules: readonly OperatingHoursRule[]): EditedDay {
  const active = rules.filter(({ isActive }) => isActive);
  const isOpen = active.length > 0;
  const shifts = (isOpen ? active : rules)
    .map(({ startTime, endTime }) => ({ opens: startTime, closes: endTime }))
    /* Equal times of a closed day are a placeholder. */
    .filter(({ opens, closes }) => opens !== '' && closes !== '' && (isOpen || opens !== closes));
  return normalizedDay({ isOpen, shifts, isUnreadable: rules.some(isUnreadable) });
}

/** The day with its shifts in order, and each time in one spelling. A closed day cannot store equal times. */
export function normalizedDay({ isOpen, shifts, isUnreadable: hasUnreadable }: EditedDay): EditedDay {
  const [first, ...others] = shifts;
  const isWhole = first !== undefined && others.length === 0 && isWholeDay(first.opens, first.closes);
  const sorted = shifts
    .map(({ opens, closes }) => ({ opens: withoutDayEnd(opens), closes: withoutDayEnd(closes) }))
    .filter(({ opens, closes }) => isOpen || opens !== closes)
    .toSorted((a, b) => a.opens.localeCompare(b.opens, 'en'));
  return { isOpen, shifts: isWhole ? [ALL_DAY] : sorted, isUnreadable: isOpen && hasUnreadable };
}

/** An input of a time cannot show 24:00. */
export function withoutDayEnd(time: string): string {
  return time === '24:00' ? '00:00' : time;
}

/** The day as rules. A closed day keeps its times in inactive ones. */
export function rulesOfDay(
  dayOfWeek: DayOfWeek,
  { isOpen, shifts }: EditedDay,
): readonly OperatingHoursRule[] {
  return shifts.map(({ opens, closes }) => ({
    dayOfWeek,
    startTime: opens,
    endTime: closes,
    isActive: isOpen,
  }));
}

export type ShiftError =
  /** A time is missing. */
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'same-times' }
  | { readonly kind: 'too-many-shifts' }
  /** The shift ends on the next day, but another shift of the same day opens after it. */
  | { readonly kind: 'not-last' }
  /** The shift opens before an earlier shift closes. `joined` is one shift for both. */
  | { readonly kind: 'overlaps'; readonly until: string; readonly joined: Shift }
  /** The shift opens before a shift of the previous day closes. */
  | { readonly kind: 'overlaps-night'; readonly dayBefore: DayOfWeek; readonly until: string };

export type LocatedShiftError = ShiftError & {
  readonly day: DayOfWeek;
  readonly shift: number;
};

/** A readable shift in minutes since the day began. The part after midnight is beyond 1440. */
interface Interval extends Shift {
  readonly index: number;
  readonly from: number;
  readonly to: number;
}

const DAY_BEFORE: Readonly<Record<DayOfWeek, DayOfWeek>> = { 0: 6, 1: 0, 2: 1, 3: 2, 4: 3, 5: 4, 6: 5 };

/**
 * The errors of a week, at most one for each shift.
 * @param isChanged Whether the owner has changed the day. Errors that concern only unchanged days are left out.
 */
export function shiftErrors(
  week: readonly EditedDay[],
  isChanged: (day: DayOfWeek) => boolean,
): readonly LocatedShiftError[] {
  return DAYS_OF_WEEK.flatMap((day) => {
    const dayBefore = DAY_BEFORE[day];
    const withinDay = isChanged(day) ? errorsWithin(week[day]) : [];
    const night = isChanged(day) || isChanged(dayBefore) ? nightOf(week[dayBefore]) : undefined;
    const withNight =
      night === undefined
        ? []
        : intervalsOf(week[day])
            .filter(({ from, index }) => from < night.to && withinDay.every(([shift]) => shift !== index))
            .map(({ index }): readonly [number, ShiftError] => [
              index,
              { kind: 'overlaps-night', dayBefore, until: night.closes },
            ]);
    return [...withinDay, ...withNight]
      .toSorted(([a], [b]) => a - b)
      .map(([shift, error]) => ({ ...error, day, shift }));
  });
}

function errorsWithin(day: EditedDay | undefined): readonly (readonly [number, ShiftError])[] {
  const errors = new Map<number, ShiftError>();
  const add = (index: number, error: ShiftError): void => {
    if (!errors.has(index)) errors.set(index, error);
  };
  if (day?.isOpen !== true) return [];
  if (day.shifts.length === 0 && !day.isUnreadable) add(0, { kind: 'incomplete' });
  day.shifts.forEach(({ opens, closes }, index) => {
    if (index >= MAX_SHIFTS) add(index, { kind: 'too-many-shifts' });
    else if (opens === '' || closes === '') add(index, { kind: 'incomplete' });
    else if (opens === closes) add(index, { kind: 'same-times' });
  });
  let last: Interval | undefined;
  for (const shift of intervalsOf(day).filter(({ index }) => !errors.has(index))) {
    if (last !== undefined && shift.from < last.to) {
      if (last.to > MINUTES_OF_DAY && shift.from > last.from) add(last.index, { kind: 'not-last' });
      else add(shift.index, { kind: 'overlaps', until: last.closes, joined: joined(last, shift) });
    }
    if (last === undefined || shift.to > last.to) last = shift;
  }
  return [...errors];
}

function joined(first: Interval, second: Interval): Shift {
  const end = first.to > second.to ? first : second;
  return end.to - first.from >= MINUTES_OF_DAY ? ALL_DAY : { opens: first.opens, closes: end.closes };
}

/** The part of the last shift after midnight, with `to` in minutes since that midnight. */
function nightOf(day: EditedDay | undefined): Interval | undefined {
  return intervalsOf(day)
    .map((shift) => ({ ...shift, to: shift.to - MINUTES_OF_DAY }))
    .filter(({ to }) => to > 0)
    .toSorted((a, b) => b.to - a.to)[0];
}

/** The complete shifts of an open day, in the order of their opening. */
function intervalsOf(day: EditedDay | undefined): readonly Interval[] {
  if (day?.isOpen !== true) return [];
  return day.shifts
    .flatMap((shift, index) => {
      const [from, to] = [minutesOf(shift.opens), minutesOf(shift.closes)];
      return Number.isNaN(from + to) || from === to
        ? []
        : [{ ...shift, index, from, to: to < from ? to + MINUTES_OF_DAY : to }];
    })
    .toSorted((a, b) => a.from - b.from);
}
