import {
  plainDateAt,
  DAY,
  dayOfWeek,
  instantAt,
  MINUTES_OF_DAY,
  minutesOfDayAt,
  nextDayAt,
  type LocalTime,
} from '@/domain/shared/plainDate';
import type { PlainDate } from '@/domain/shared/pointInTime';
import { instant, type Instant } from '@/domain/shared/instant';
import {
  DAYS_OF_WEEK,
  isWholeDay,
  minutesOf,
  weekOf,
  type DayHours,
  type DayOfWeek,
  type OperatingHoursRule,
} from './operatingHours';

/** When a closed business opens, as customers say it. */
export type OpeningDay = 'today' | 'tomorrow' | 'later';

/** Whether a business is open now. Times are `HH:mm` on the clocks of its time zone. */
export type OpeningState =
  | { readonly kind: 'always-open' }
  | { readonly kind: 'closed-all-week' }
  | {
      readonly kind: 'open';
      readonly closesAt: string;
      /** The day of closing. It is undefined when that is less than 24 hours away, because the time is then enough. */
      readonly closesOn: DayOfWeek | undefined;
    }
  | {
      readonly kind: 'closed';
      readonly opensWhen: OpeningDay;
      readonly opensOn: DayOfWeek;
      readonly opensAt: string;
    };

/** The current state, and the moment until which it is current. */
export interface OpeningNow {
  /** Undefined when hours that could not be read may apply. */
  readonly state: OpeningState | undefined;
  readonly validUntil: Instant;
}

interface Opening {
  readonly from: Instant;
  readonly to: Instant;
}

const WEEK = 7 * DAY;

/** Shifts of yesterday may still run, and the next one may be a week away. */
const DAYS_AROUND_NOW = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/**
 * Whether the business is open now. Rules are turned into instants of its time zone, so that a clock change at night
 * needs no special case. Returns undefined when the owner has not entered any hours.
 */
export function openingNow(rules: readonly OperatingHoursRule[], at: LocalTime): OpeningNow | undefined {
  const week = weekOf(rules);
  if (week === undefined) return undefined;
  const midnight = nextDayAt(at.now, at.timeZone);
  const next = openingsAround(week, at).find(({ to }) => to > at.now);
  if (hasUnreadableUntil(next?.from, week, at)) return { state: undefined, validUntil: midnight };
  if (next === undefined) return { state: { kind: 'closed-all-week' }, validUntil: midnight };
  return next.from <= at.now
    ? openUntil(next.to, midnight, at)
    : closedUntil(next.from, midnight, at.timeZone);
}

/** Whether hours from yesterday to the next opening are unreadable. During a readable shift only today counts. */
function hasUnreadableUntil(
  opening: Instant | undefined,
  week: readonly DayHours[],
  { now, timeZone }: LocalTime,
): boolean {
  const today = plainDateAt(now, timeZone);
  const isOpen = opening !== undefined && opening <= now;
  return DAYS_AROUND_NOW.some((days) => {
    const date = daysAfter(today, days);
    const startsBefore = opening === undefined || instantAt(date, 0, timeZone) <= opening;
    const isRelevant = isOpen ? days === 0 : startsBefore;
    return isRelevant && week.some((day) => day.dayOfWeek === dayOfWeek(date) && day.hasUnreadableHours);
  });
}

function openUntil(closing: Instant, midnight: Instant, { now, timeZone }: LocalTime): OpeningNow {
  const left = closing - now;
  if (left >= WEEK) return { state: { kind: 'always-open' }, validUntil: midnight };
  const isSoon = left < DAY;
  return {
    state: {
      kind: 'open',
      closesAt: timeOfDayAt(closing, timeZone),
      closesOn: isSoon ? undefined : dayAt(closing, timeZone),
    },
    /* From then on less than 24 hours are left, and the day of closing is no longer shown. */
    validUntil: isSoon ? closing : instant(Math.min(midnight, closing - DAY + 1)),
  };
}

function closedUntil(opening: Instant, midnight: Instant, timeZone: string | undefined): OpeningNow {
  const state: OpeningState = {
    kind: 'closed',
    opensWhen: openingDay(opening, midnight, timeZone),
    opensOn: dayAt(opening, timeZone),
    opensAt: timeOfDayAt(opening, timeZone),
  };
  return { state, validUntil: instant(Math.min(midnight, opening)) };
}

function openingDay(opening: Instant, midnight: Instant, timeZone: string | undefined): OpeningDay {
  if (opening < midnight) return 'today';
  return opening < nextDayAt(midnight, timeZone) ? 'tomorrow' : 'later';
}

/** Sorted by time, because the shifts of a day are. Overlapping and adjoining shifts become one opening. */
function openingsAround(week: readonly DayHours[], { now, timeZone }: LocalTime): readonly Opening[] {
  const today = plainDateAt(now, timeZone);
  const merged: Opening[] = [];
  for (const shift of DAYS_AROUND_NOW.flatMap((days) => shiftsOn(daysAfter(today, days), week, timeZone))) {
    const last = merged.at(-1);
    if (last === undefined || shift.from > last.to) merged.push(shift);
    else merged[merged.length - 1] = { from: last.from, to: instant(Math.max(last.to, shift.to)) };
  }
  return merged;
}

function shiftsOn(
  date: PlainDate,
  week: readonly DayHours[],
  timeZone: string | undefined,
): readonly Opening[] {
  return week
    .filter((day) => day.dayOfWeek === dayOfWeek(date))
    .flatMap(({ ranges }) => ranges)
    .map(({ startTime, endTime }) => ({
      from: instantAt(date, minutesOf(startTime), timeZone),
      to: instantAt(date, endMinutes(startTime, endTime), timeZone),
    }))
    .filter(({ from, to }) => from < to);
}

/** A range of no length that is not the whole day is a mistake, and never open. */
function endMinutes(startTime: string, endTime: string): number {
  if (isWholeDay(startTime, endTime)) return MINUTES_OF_DAY;
  const end = minutesOf(endTime);
  return end < minutesOf(startTime) ? end + MINUTES_OF_DAY : end;
}

function timeOfDayAt(moment: Instant, timeZone: string | undefined): string {
  const minutes = minutesOfDayAt(moment, timeZone);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

function dayAt(moment: Instant, timeZone: string | undefined): DayOfWeek {
  const wanted = dayOfWeek(plainDateAt(moment, timeZone));
  return DAYS_OF_WEEK.reduce<DayOfWeek>((found, day) => (day === wanted ? day : found), 0);
}

function daysAfter({ year, month, day }: PlainDate, days: number): PlainDate {
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
