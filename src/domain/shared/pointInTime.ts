import { instant, type Instant } from './instant';

/** A calendar date without a time. Month and day start at 1. */
export interface PlainDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** A date of the server: an instant, or a calendar date that is the same in every time zone. */
export type PointInTime =
  | { readonly kind: 'instant'; readonly instant: Instant }
  | { readonly kind: 'plain-date'; readonly date: PlainDate };

/** Numbers from this one on are milliseconds, smaller ones are seconds. */
const FIRST_NUMBER_IN_MILLISECONDS = 1e11;
/** The last millisecond that a `Date` can hold. */
const LAST_MILLISECOND = 8.64e15;
/** For 'no date', servers send a day of year 0, 1, 1753, 1900 or 1970, in any time zone. */
const FIRST_DAY = '2000-01-01';
const MAX_LENGTH = 40;
const NUMBER = /^-?\d+(\.\d+)?$/;
const BASIC_DATE = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
const DATE = /^(\d{4}-\d{2}-\d{2})(?:[T ](.+))?$/i;
const TIME = /^(\d{2}:\d{2})(:\d{2})?(?:[.,](\d{1,9}))? ?(?:Z|UTC|GMT|([+-]\d{2})(?::?(\d{2}))?)?$/i;

/**
 * Parses every date format that servers send (decision C10): Unix seconds or milliseconds as a number or as digits, ISO
 * 8601 with or without an offset (without one it is UTC), or a calendar date, also as `20261231`. Returns undefined for
 * `null`, blank text, zero and any day before 2000. Servers send those for 'no date', and a subscription with such a
 * cancellation date must not count as cancelled. Anything else is 'unreadable', and must not count as 'no date'.
 */
export function parsePointInTime(input: unknown): PointInTime | 'unreadable' | undefined {
  if (input === undefined || input === null) return undefined;
  const given = typeof input === 'number' ? String(input) : input;
  if (typeof given !== 'string' || given.length > MAX_LENGTH) return 'unreadable';
  const text = given.trim().replace(BASIC_DATE, '$1-$2-$3');
  if (text === '') return undefined;
  return NUMBER.test(text) ? fromNumber(Number(text)) : fromDate(text);
}

/** Undefined also for a date that cannot be read. */
export function dateIfReadable(date: ReturnType<typeof parsePointInTime>): PointInTime | undefined {
  return date === 'unreadable' ? undefined : date;
}

function fromNumber(value: number): PointInTime | 'unreadable' | undefined {
  return pointAt(Math.abs(value) < FIRST_NUMBER_IN_MILLISECONDS ? value * 1000 : value);
}

function fromDate(text: string): PointInTime | 'unreadable' | undefined {
  const [, day, time] = DATE.exec(text) ?? [];
  if (day !== undefined && day < FIRST_DAY) return undefined;
  const date = day === undefined ? undefined : parseDate(day);
  if (day === undefined || date === undefined) return 'unreadable';
  return time === undefined ? { kind: 'plain-date', date } : fromTime(day, time);
}

/** Normalizes to the ISO 8601 format with milliseconds and offset, which every JavaScript engine parses alike. */
function fromTime(day: string, text: string): PointInTime | 'unreadable' | undefined {
  const [, time = '', second = ':00', fraction = '', hours = '+00', minutes = '00'] = TIME.exec(text) ?? [];
  const milliseconds = fraction.slice(0, 3).padEnd(3, '0');
  return pointAt(Date.parse(`${day}T${time}${second}.${milliseconds}${hours}:${minutes}`));
}

function pointAt(epochMilliseconds: number): PointInTime | 'unreadable' | undefined {
  const rounded = Math.round(epochMilliseconds);
  if (!(Math.abs(rounded) <= LAST_MILLISECOND)) return 'unreadable';
  return rounded < Date.parse(FIRST_DAY) ? undefined : { kind: 'instant', instant: instant(rounded) };
}

/** Undefined for a date that does not exist in the calendar. */
function parseDate(text: string): PlainDate | undefined {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  /* Date.UTC moves a day that does not exist, such as 31 April, into another month. */
  return date.getUTCMonth() === month - 1 ? { year, month, day } : undefined;
}
