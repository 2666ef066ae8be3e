import { instant, type Instant } from './instant';
import type { PlainDate, PointInTime } from './pointInTime';
import { usableTimeZone } from './timeZone';

export const MINUTES_OF_DAY = 24 * 60;

/** 24 hours in milliseconds. A day with a clock change is longer or shorter. */
export const DAY = MINUTES_OF_DAY * 60_000;

/** A moment, and the time zone of the business, in which dates are compared with it. */
export interface LocalTime {
  readonly now: Instant;
  readonly timeZone: string | undefined;
}

export type RelativeDay = 'past' | 'today' | 'future';

/** The calendar date of an instant in the given time zone. A calendar date stays unchanged. */
export function plainDateOf(point: PointInTime, timeZone: string | undefined): PlainDate {
  return point.kind === 'plain-date' ? point.date : plainDateAt(point.instant, timeZone);
}

export function plainDateAt(moment: Instant, timeZone: string | undefined): PlainDate {
  const { year, month, day } = wallClockAt(moment, timeZone);
  return { year, month, day };
}

/** The minutes since midnight on the clocks of the time zone. */
export function minutesOfDayAt(moment: Instant, timeZone: string | undefined): number {
  const { hour, minute } = wallClockAt(moment, timeZone);
  return hour * 60 + minute;
}

/**
 * The first moment at which the clocks of the time zone show the time that is `minutes` after midnight of the date. If a
 * clock change skips that time, the moment of the change. 1440 minutes and more are a time of the next day.
 */
export function instantAt(date: PlainDate, minutes: number, timeZone: string | undefined): Instant {
  const shown = Date.UTC(date.year, date.month - 1, date.day, 0, minutes);
  const [offsetBefore, offsetAfter] = [offsetAt(shown - DAY, timeZone), offsetAt(shown + DAY, timeZone)];
  const earlier = shown - offsetBefore;
  if (offsetAt(earlier, timeZone) === offsetBefore) return instant(earlier);
  const later = shown - offsetAfter;
  if (offsetAt(later, timeZone) === offsetAfter) return instant(later);
  return firstBetween(later, earlier, (moment) => offsetAt(moment, timeZone) === offsetAfter);
}

/**
 * The offset of the time zone from UTC in milliseconds, positive east of Greenwich. Every offset is in whole minutes.
 */
function offsetAt(epochMilliseconds: number, timeZone: string | undefined): number {
  const { year, month, day, hour, minute } = wallClockAt(epochMilliseconds, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(epochMilliseconds / 60_000) * 60_000;
}

interface WallClock extends PlainDate {
  readonly hour: number;
  readonly minute: number;
}

function wallClockAt(epochMilliseconds: number, timeZone: string | undefined): WallClock {
  const parts = clockFormat(timeZone).formatToParts(epochMilliseconds);
  const read = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
  };
}

/** Cached by time zone, because creating a DateTimeFormat takes about 100 times as long as formatting. */
const clockFormats = new Map<string | undefined, Intl.DateTimeFormat>();

function clockFormat(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = clockFormats.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn-hc-h23', {
    timeZone: usableTimeZone(timeZone),
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  clockFormats.set(timeZone, made);
  return made;
}

/** Sunday 0 to Saturday 6 (spec section 9). */
export function dayOfWeek({ year, month, day }: PlainDate): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

/** The start of the next day in the given time zone. */
export function nextDayAt(moment: Instant, timeZone: string | undefined): Instant {
  return instantAt(plainDateAt(moment, timeZone), MINUTES_OF_DAY, timeZone);
}

/** The first moment after `before` at which the condition holds. It must hold at `after` and stay true once it does. */
function firstBetween(before: number, after: number, holds: (moment: number) => boolean): Instant {
  let [last, first] = [before, after];
  while (first - last > 1) {
    const middle = Math.floor((first + last) / 2);
    if (holds(middle)) first = middle;
    else last = middle;
  }
  return instant(first);
}

export function comparePlainDates(a: PlainDate, b: PlainDate): number {
  return a.year - b.year || a.month - b.month || a.day - b.day;
}

/** The number of days from one date to the other. Negative when the other is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return (startOf(to) - startOf(from)) / DAY;
}

function startOf({ year, month, day }: PlainDate): number {
  return Date.UTC(year, month - 1, day);
}

/** Compares a date with today in the given time zone. */
export function relativeDayOf(point: PointInTime, { now, timeZone }: LocalTime): RelativeDay {
  const order = comparePlainDates(plainDateOf(point, timeZone), plainDateAt(now, timeZone));
  if (order === 0) return 'today';
  return order < 0 ? 'past' : 'future';
}
