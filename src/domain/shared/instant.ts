import { branded, type Brand } from './brand';

/** Milliseconds since 1970-01-01T00:00Z. */
export type Instant = Brand<number, 'Instant'>;

/** A calendar date without a time. Month and day start at 1. */
export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** A date of the server: an instant, or a calendar date that is the same in every time zone. */
export type PointInTime =
  | { readonly kind: 'instant'; readonly instant: Instant }
  | { readonly kind: 'civil-date'; readonly date: CivilDate };

export type Tense = 'past' | 'today' | 'future';

/** The time zone of a business without a valid time zone (decision C10). */
export const DEFAULT_TIME_ZONE = 'Asia/Jerusalem';

/** A smaller number counts as seconds, this and any larger one as milliseconds. */
const FIRST_NUMBER_IN_MILLISECONDS = 1e11;
/** The last millisecond that a `Date` can hold. */
const LAST_MILLISECOND = 8.64e15;
const DATE_ONLY = /^(\d{4})-(\d{2})-(\d{2})$/;
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2})?(\.\d{1,9})?(?:Z|([+-]\d{2}):?(\d{2}))?$/i;

export function instant(epochMilliseconds: number): Instant {
  return branded<Instant>(epochMilliseconds);
}

/**
 * Parses every date format that servers send (decision C10): Unix seconds or milliseconds as a number or as digits,
 * ISO 8601 with or without an offset (without one it is UTC), or a calendar date. Returns undefined for `null`, blank,
 * zero in any spelling and year 1. Servers send those for 'no date', and a subscription with such a cancellation date
 * must not count as cancelled.
 */
export function parsePointInTime(input: unknown): PointInTime | undefined {
  if (typeof input === 'number') return fromNumber(input);
  if (typeof input !== 'string' || input.length > 40) return undefined;
  const text = input.trim();
  if (/^\d+$/.test(text)) return fromNumber(Number(text));
  return fromDateOnly(text) ?? fromDateTime(text);
}

function fromNumber(value: number): PointInTime | undefined {
  if (value < 0) return undefined;
  return pointAt(value < FIRST_NUMBER_IN_MILLISECONDS ? value * 1000 : value);
}

function fromDateOnly(text: string): PointInTime | undefined {
  const date = parseDate(text);
  return date === undefined || Date.parse(text) === 0 ? undefined : { kind: 'civil-date', date };
}

/** Normalizes to the ISO 8601 format with milliseconds and offset, which every JavaScript engine parses alike. */
function fromDateTime(text: string): PointInTime | undefined {
  const [, date = '', time = '', second = ':00', fraction = '.', hours = '+00', minutes = '00'] =
    DATE_TIME.exec(text) ?? [];
  if (parseDate(date) === undefined) return undefined;
  const milliseconds = fraction.slice(0, 4).padEnd(4, '0');
  return pointAt(Date.parse(`${date}T${time}${second}${milliseconds}${hours}:${minutes}`));
}

function pointAt(epochMilliseconds: number): PointInTime | undefined {
  const rounded = Math.round(epochMilliseconds);
  const isMoment = rounded !== 0 && Math.abs(rounded) <= LAST_MILLISECOND;
  return isMoment ? { kind: 'instant', instant: instant(rounded) } : undefined;
}

/** A date that exists in the calendar, later than year 1. */
function parseDate(text: string): CivilDate | undefined {
  const [, year = 0, month = 0, day = 0] = (DATE_ONLY.exec(text) ?? []).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  /* Date.UTC moves a day that does not exist, such as 31 April, into another month. */
  const isReal = year > 1 && date.getUTCMonth() === month - 1;
  return isReal ? { year, month, day } : undefined;
}

/** Cached by name, because asking the platform creates a DateTimeFormat. */
const usableTimeZones = new Map<string, string>();

/** The given time zone when the platform supports it, else the default one. */
export function usableTimeZone(timeZone: string | undefined): string {
  if (timeZone === undefined) return DEFAULT_TIME_ZONE;
  const known = usableTimeZones.get(timeZone) ?? supportedTimeZone(timeZone);
  usableTimeZones.set(timeZone, known);
  return known;
}

function supportedTimeZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return DEFAULT_TIME_ZONE;
  }
}

/** The calendar date of an instant in the given time zone. A calendar date stays unchanged. */
export function civilDateOf(point: PointInTime, timeZone: string | undefined): CivilDate {
  return point.kind === 'civil-date' ? point.date : civilDateAt(point.instant, timeZone);
}

export function civilDateAt(moment: Instant, timeZone: string | undefined): CivilDate {
  const { year, month, day } = wallClockAt(moment, timeZone);
  return { year, month, day };
}

/** The minutes since midnight on the clocks of the time zone. */
export function minutesOfDayAt(moment: Instant, timeZone: string | undefined): number {
  const { hour, minute } = wallClockAt(moment, timeZone);
  return hour * 60 + minute;
}

/**
 * The first moment at which the clocks of the time zone show that many minutes after midnight of the date, or a later
 * time when a clock change skips it. 1440 minutes and more are a time of the next day.
 */
export function instantAt(date: CivilDate, minutes: number, timeZone: string | undefined): Instant {
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

interface WallClock extends CivilDate {
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
export function dayOfWeek({ year, month, day }: CivilDate): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

/** In milliseconds. */
const DAY = 24 * 60 * 60_000;

/** Longer than any day, because the longest day of a daylight-saving change has 25 hours. */
const LONGER_THAN_ANY_DAY = DAY + 2 * 60 * 60_000;

/** The start of the next day in the given time zone, found by binary search, so that daylight saving needs no rule. */
export function nextDayAt(moment: Instant, timeZone: string | undefined): Instant {
  const today = civilDateAt(moment, timeZone);
  return firstBetween(
    moment,
    moment + LONGER_THAN_ANY_DAY,
    (middle) => compareCivilDates(civilDateAt(instant(middle), timeZone), today) > 0,
  );
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

export function compareCivilDates(a: CivilDate, b: CivilDate): number {
  return a.year - b.year || a.month - b.month || a.day - b.day;
}

/** The number of days from one date to the other. Negative when the other is earlier. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return (startOf(to) - startOf(from)) / DAY;
}

function startOf({ year, month, day }: CivilDate): number {
  return Date.UTC(year, month - 1, day);
}

/** Compares a date with today in the given time zone (decision C11). */
export function tenseOf(point: PointInTime, now: Instant, timeZone: string | undefined): Tense {
  const order = compareCivilDates(civilDateOf(point, timeZone), civilDateAt(now, timeZone));
  if (order === 0) return 'today';
  return order < 0 ? 'past' : 'future';
}
