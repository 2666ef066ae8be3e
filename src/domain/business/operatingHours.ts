/** Sunday 0 to Saturday 6 (spec section 9). */
export type DayOfWeek = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export const DAYS_OF_WEEK = [0, 1, 2, 3, 4, 5, 6] as const satisfies readonly DayOfWeek[];

/** Times are `HH:mm` on the clocks of the business, never converted. An unreadable time is empty. */
export interface OperatingHoursRule {
  readonly dayOfWeek: DayOfWeek;
  readonly startTime: string;
  readonly endTime: string;
  readonly isActive: boolean;
}

export interface HoursRange {
  readonly startTime: string;
  readonly endTime: string;
  /** True when the range ends on the next day, for example 18:00 to 02:00. */
  readonly isOvernight: boolean;
}

export interface DayHours {
  readonly dayOfWeek: DayOfWeek;
  readonly ranges: readonly HoursRange[];
  /** Whether the times of an active rule could not be read. Then a day without ranges may still be open. */
  readonly hasUnreadableHours: boolean;
}

const TIME_OF_DAY =
  /^(?:\d{4}-\d{2}-\d{2}[T ])?(\d{1,2}):(\d{1,2})(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/i;

/** `0900`, as some services write it. */
const FOUR_DIGITS = /^(\d{2})(\d{2})$/;

export const ENGLISH_DAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** Parses a day given as a number, as a digit or as its English name. */
export function parseDayOfWeek(input: unknown): DayOfWeek | undefined {
  if (typeof input !== 'string') return DAYS_OF_WEEK.find((day) => day === input);
  const text = input.trim().toLowerCase();
  return DAYS_OF_WEEK.find((day) => text === String(day) || text === ENGLISH_DAYS[day].toLowerCase());
}

/** The minutes since midnight of a time `HH:mm`. NaN when it is empty. */
export function minutesOf(time: string): number {
  const [hours = '', minutes = ''] = time.split(':');
  return time === '' ? Number.NaN : Number(hours) * 60 + Number(minutes);
}

/** Whether the times are a whole day, in any spelling of its end that services use. */
export function isWholeDay(startTime: string, endTime: string): boolean {
  return startTime === '00:00' && ['24:00', '23:59', '00:00'].includes(endTime);
}

/** Parses `H:mm`, `HH:mm:ss`, `HHmm` or the time of an ISO date to `HH:mm`. Ignores an offset. Accepts 24:00. */
export function parseTimeOfDay(input: unknown): string | undefined {
  if (typeof input !== 'string' || input.length > 40) return undefined;
  const text = input.trim();
  const [, hours, minutes] = TIME_OF_DAY.exec(text) ?? FOUR_DIGITS.exec(text) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const isReal =
    Number(minutes) < 60 && (Number(hours) < 24 || (Number(hours) === 24 && Number(minutes) === 0));
  return isReal ? `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}` : undefined;
}

/**
 * The rules grouped by day, from Sunday to Saturday (spec section 2). A day without an active rule is closed. Undefined
 * when there are no rules, because then the owner has not entered any hours.
 */
export function weekOf(rules: readonly OperatingHoursRule[]): readonly DayHours[] | undefined {
  if (rules.length === 0) return undefined;
  return DAYS_OF_WEEK.map((dayOfWeek) => {
    const rulesOfDay = rules.filter((rule) => rule.dayOfWeek === dayOfWeek);
    return { dayOfWeek, ranges: rangesOf(rulesOfDay), hasUnreadableHours: rulesOfDay.some(isUnreadable) };
  });
}

/** Whether the rule says that the business is open, but not when. */
export function isUnreadable({ isActive, startTime, endTime }: OperatingHoursRule): boolean {
  return isActive && (startTime === '' || endTime === '');
}

/** The active rules that could be read, sorted by start time. */
function rangesOf(rules: readonly OperatingHoursRule[]): readonly HoursRange[] {
  return rules
    .filter((rule) => rule.isActive && !isUnreadable(rule))
    .toSorted((a, b) => a.startTime.localeCompare(b.startTime, 'en'))
    .map(({ startTime, endTime }) => ({ startTime, endTime, isOvernight: endTime < startTime }));
}
