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

const LAST_VALUE_IN_SECONDS = 1e11;
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
  if (value <= 0) return undefined;
  return pointAt(value < LAST_VALUE_IN_SECONDS ? value * 1000 : value);
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
  const isReal = year > 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? { year, month, day } : undefined;
}

/** The given time zone when the platform supports it, else the default one. */
export function usableTimeZone(timeZone: string | undefined): string {
  if (timeZone === undefined) return DEFAULT_TIME_ZONE;
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
  const parts = dateFormat(timeZone).formatToParts(moment);
  const read = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  return { year: read('year'), month: read('month'), day: read('day') };
}

/** Cached by time zone, because creating a DateTimeFormat takes about 100 times as long as formatting. */
const dateFormats = new Map<string | undefined, Intl.DateTimeFormat>();

function dateFormat(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = dateFormats.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone: usableTimeZone(timeZone),
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  dateFormats.set(timeZone, made);
  return made;
}

/** Sunday 0 to Saturday 6 (spec section 9). */
export function dayOfWeek({ year, month, day }: CivilDate): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

/** In milliseconds. Longer than any day, because the longest day of a daylight-saving change has 25 hours. */
const LONGER_THAN_ANY_DAY = 26 * 60 * 60_000;

/** The start of the next day in the given time zone, found by binary search, so that daylight saving needs no rule. */
export function nextDayAt(moment: Instant, timeZone: string | undefined): Instant {
  const today = civilDateAt(moment, timeZone);
  let before: number = moment;
  let after = moment + LONGER_THAN_ANY_DAY;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (compareCivilDates(civilDateAt(instant(middle), timeZone), today) > 0) after = middle;
    else before = middle;
  }
  return instant(after);
}

export function compareCivilDates(a: CivilDate, b: CivilDate): number {
  return a.year - b.year || a.month - b.month || a.day - b.day;
}

/** The number of days from one date to the other. Negative when the other is earlier. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return (startOf(to) - startOf(from)) / MILLISECONDS_OF_A_DAY;
}

const MILLISECONDS_OF_A_DAY = 24 * 60 * 60_000;

function startOf({ year, month, day }: CivilDate): number {
  return Date.UTC(year, month - 1, day);
}

/** Compares a date with today in the given time zone (decision C11). */
export function tenseOf(point: PointInTime, now: Instant, timeZone: string | undefined): Tense {
  const order = compareCivilDates(civilDateOf(point, timeZone), civilDateAt(now, timeZone));
  if (order === 0) return 'today';
  return order < 0 ? 'past' : 'future';
}
