import * as v from 'valibot';
import { parseDayOfWeek, parseTimeOfDay, type OperatingHoursRule } from '@/domain/business/operatingHours';
import { RULE_IS_ACTIVE_BY_DEFAULT } from '../assumptions';
import { FLAG, LIST, maybe, NUMERAL, TEXT } from '../payload/field';
import { readEach } from '../payload/readEach';

/** A rule of operating hours for one day (spec section 3, decision C41). */
export const HOURS_RULE_PAYLOAD = v.object({
  dayOfWeek: NUMERAL,
  startTime: TEXT,
  endTime: TEXT,
  isActive: FLAG,
});

export const OPERATING_HOURS_PAYLOAD = maybe(v.object({ rules: LIST }));

/** Omits a rule without a valid day, and an active rule without valid times. */
export function parseOperatingHours(
  hours: v.InferOutput<typeof OPERATING_HOURS_PAYLOAD>,
  warn: (flaw: string) => void,
): readonly OperatingHoursRule[] {
  return readEach(hours?.rules, parseRule, () => warn('a rule of its hours'));
}

function parseRule(input: unknown): OperatingHoursRule | undefined {
  const read = v.safeParse(HOURS_RULE_PAYLOAD, input);
  if (!read.success) return undefined;
  const dayOfWeek = parseDayOfWeek(read.output.dayOfWeek);
  const startTime = parseTimeOfDay(read.output.startTime);
  const endTime = parseTimeOfDay(read.output.endTime);
  const isActive = read.output.isActive ?? RULE_IS_ACTIVE_BY_DEFAULT;
  const hasTimes = startTime !== undefined && endTime !== undefined;
  if (dayOfWeek === undefined || (isActive && !hasTimes)) return undefined;
  return { dayOfWeek, startTime: startTime ?? '', endTime: endTime ?? '', isActive };
}
