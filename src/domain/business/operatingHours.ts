/** Sunday 0 to Saturday 6 (spec section 9). */
export type DayOfWeek = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export const DAYS_OF_WEEK = [0, 1, 2, 3, 4, 5, 6] as const satisfies readonly DayOfWeek[];

/** Wall-clock times `HH:mm` of the business's own time zone; never converted (decision C41). */
export interface OperatingHoursRule {
  readonly dayOfWeek: DayOfWeek;
  readonly startTime: string;
  readonly endTime: string;
  readonly isActive: boolean;
}

export interface HoursRange {
  readonly startTime: string;
  readonly endTime: string;
  /** Ends on the next day, as 18:00 to 02:00 does. */
  readonly isOvernight: boolean;
}

/** A day without ranges is closed. */
export interface DayHours {
  readonly dayOfWeek: DayOfWeek;
  readonly ranges: readonly HoursRange[];
}

const TIME_OF_DAY =
  /^(?:\d{4}-\d{2}-\d{2}[T ])?(\d{1,2}):(\d{1,2})(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/i;

const ENGLISH_DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** Reads a day as number, digits or English name. */
export function parseDayOfWeek(input: unknown): DayOfWeek | undefined {
  const named = typeof input === 'string' ? ENGLISH_DAYS.indexOf(input.trim().toLowerCase()) : -1;
  const digits = typeof input === 'string' && /^\s*\d\s*$/.test(input) ? Number(input) : input;
  return DAYS_OF_WEEK.find((day) => day === (named >= 0 ? named : digits));
}

/** Reads `H:mm`, `HH:mm:ss` or the time of an ISO date, its offset unread; answers `HH:mm`. 24:00 ends a day. */
export function parseTimeOfDay(input: unknown): string | undefined {
  if (typeof input !== 'string' || input.length > 40) return undefined;
  const [, hours, minutes] = TIME_OF_DAY.exec(input.trim()) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const isReal =
    Number(minutes) < 60 && (Number(hours) < 24 || (Number(hours) === 24 && Number(minutes) === 0));
  return isReal ? `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}` : undefined;
}

/**
 * The week from Sunday to Saturday. A day with an active rule shows its ranges; a day with inactive rules only,
 * or with none while other days have some, is closed; no rules at all means hours were never given (decision C41).
 */
export function weekOf(rules: readonly OperatingHoursRule[]): readonly DayHours[] | undefined {
  if (rules.length === 0) return undefined;
  const ofDay = rulesByDay(rules);
  return DAYS_OF_WEEK.map((dayOfWeek) => ({ dayOfWeek, ranges: rangesOf(ofDay.get(dayOfWeek) ?? []) }));
}

/** The active rules by the clock. */
function rangesOf(rules: readonly OperatingHoursRule[]): readonly HoursRange[] {
  return rules
    .filter((rule) => rule.isActive)
    .toSorted((a, b) => a.startTime.localeCompare(b.startTime, 'en'))
    .map(({ startTime, endTime }) => ({ startTime, endTime, isOvernight: endTime < startTime }));
}

/** The rules by day, days ascending; none lost, none repeated (spec section 2). */
export function rulesByDay(
  rules: readonly OperatingHoursRule[],
): ReadonlyMap<DayOfWeek, readonly OperatingHoursRule[]> {
  const days = DAYS_OF_WEEK.map((day) => [day, rules.filter((rule) => rule.dayOfWeek === day)] as const);
  return new Map(days.filter(([, ofDay]) => ofDay.length > 0));
}
