import { instant, type Instant } from './instant';

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

/** A smaller number counts as seconds, this and any larger one as milliseconds. */
const FIRST_NUMBER_IN_MILLISECONDS = 1e11;
/** The last millisecond that a `Date` can hold. */
const LAST_MILLISECOND = 8.64e15;
const DATE_ONLY = /^(\d{4})-(\d{2})-(\d{2})$/;
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2})?(\.\d{1,9})?(?:Z|([+-]\d{2}):?(\d{2}))?$/i;

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
