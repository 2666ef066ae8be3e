import { plainDateOf } from '@/domain/shared/plainDate';
import type { PlainDate, PointInTime } from '@/domain/shared/pointInTime';
import { instant, type Instant } from '@/domain/shared/instant';
import type { Money } from '@/domain/shared/Money';

/** Numbers and dates follow the Hebrew locale in every language of the page (spec section 1, decision C19). */
const LOCALE = 'he-IL';

/** The text for a value that cannot be formatted. */
const UNFORMATTABLE = '–';

export interface MoneyFormat {
  /** Leaves out the fraction of a whole amount, as in large plan prices. */
  readonly trim?: boolean | undefined;
}

/**
 * An amount with its currency sign, for example '149.00 ₪'. It starts with a right-to-left mark, so it must be
 * isolated.
 */
export function formatMoney(money: Money, { trim = false }: MoneyFormat = {}): string {
  const amount = money.minor / 10 ** fractionDigitsOf(money.currency);
  if (!Number.isFinite(amount)) return UNFORMATTABLE;
  return currencyFormat(money.currency, trim)?.format(amount) ?? `${formatNumber(amount)} ${money.currency}`;
}

/** Smaller numbers have no thousands separator and look the same in every format. */
const MIN_WITH_SEPARATOR = 1000;

export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return UNFORMATTABLE;
  /* The first formatter of a page takes tens of milliseconds on a phone, and a list needs none for its counts. */
  return Number.isInteger(value) && value >= 0 && value < MIN_WITH_SEPARATOR
    ? String(value)
    : numberFormat({}).format(value);
}

/** The values of a text with a number: `count` selects the plural form, and `number` is shown. */
export function countParams(count: number): { readonly count: number; readonly number: string } {
  return { count, number: formatNumber(count) };
}

/** An amount in minor units without its fraction and its currency sign, for a drawing with little room. */
export function formatWholeAmount(minor: number, currency: string): string {
  return formatNumber(Math.round(minor / 10 ** fractionDigitsOf(currency)));
}

/** A whole percentage. For example 20 becomes '20%'. */
export function formatPercent(percent: number): string {
  return Number.isFinite(percent)
    ? numberFormat({ style: 'percent', maximumFractionDigits: 0 }).format(percent / 100)
    : UNFORMATTABLE;
}

/** The date in digits, for example '14.12.2026', in the calendar of the time zone. */
export function formatDate(point: PointInTime, timeZone?: string): string {
  return formatPlainDate(plainDateOf(point, timeZone));
}

export function formatPlainDate({ year, month, day }: PlainDate): string {
  const date = new Date(Date.UTC(2000, 0, 1));
  date.setUTCFullYear(year, month - 1, day);
  return Number.isNaN(date.getTime())
    ? UNFORMATTABLE
    : dateTimeFormat({ dateStyle: 'short', timeZone: 'UTC' }).format(date);
}

/** The time of day in the time zone of the browser, for example '14:05'. */
export function formatTime(moment: Instant): string {
  return dateTimeFormat({ hour: '2-digit', minute: '2-digit' }).format(moment);
}

/** A date in digits with the time of day, in the time zone of the browser, for example '14.12.2026, 14:05'. */
export function formatMoment(moment: Instant): string {
  return dateTimeFormat({ dateStyle: 'short', timeStyle: 'short' }).format(moment);
}

/** Today only the time of day, on any other day the date and the time. */
export function formatRecent(moment: Instant, now: Instant = instant(Date.now())): string {
  const day = dateTimeFormat({ dateStyle: 'short' });
  return day.format(moment) === day.format(now) ? formatTime(moment) : formatMoment(moment);
}

/** A time of day in the format of `formatTime`, from minutes after midnight. */
export function formatMinutesOfDay(minutes: number): string {
  return `${padded(Math.floor(minutes / 60), 2)}:${padded(minutes % 60, 2)}`;
}

/** The date in ISO 8601, for example '2026-12-14'. */
export function isoDate(point: PointInTime, timeZone?: string): string {
  const { year, month, day } = plainDateOf(point, timeZone);
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

/** The expiry date of a card, for example '08/29'. */
export function formatCardExpiry({ month, year }: { readonly month: number; readonly year: number }): string {
  return `${padded(month, 2)}/${padded(year % 100, 2)}`;
}

function padded(value: number, length: number): string {
  return String(value).padStart(length, '0');
}

function currencyFormat(currency: string, trim: boolean): Intl.NumberFormat | undefined {
  try {
    const trailingZeroDisplay = trim ? 'stripIfInteger' : 'auto';
    return numberFormat({ style: 'currency', currency, trailingZeroDisplay });
  } catch {
    return undefined;
  }
}

/** The ISO 4217 exponent. ILS has 2, and an unknown currency code gets 2 too. */
export function fractionDigitsOf(currency: string): number {
  return currencyFormat(currency, false)?.resolvedOptions().maximumFractionDigits ?? 2;
}

/** Made once for each set of options, because creating a formatter takes far longer than using it. */
const numberFormat = memoizeByOptions(
  (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(LOCALE, options),
);
const dateTimeFormat = memoizeByOptions(
  (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(LOCALE, options),
);

function memoizeByOptions<Options, Made>(create: (options: Options) => Made): (options: Options) => Made {
  const cache = new Map<string, Made>();
  return (options) => {
    const key = JSON.stringify(options);
    const made = cache.get(key) ?? create(options);
    cache.set(key, made);
    return made;
  };
}
