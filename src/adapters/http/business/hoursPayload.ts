import * as v from 'valibot';
import {
  isUnreadable,
  parseDayOfWeek,
  parseTimeOfDay,
  type OperatingHoursRule,
} from '@/domain/business/operatingHours';
import { RULE_IS_ACTIVE_BY_DEFAULT } from '../assumptions';
import { FLAG, LIST, maybe, NUMERAL, TEXT } from '../payload/field';
import { readEach } from '../payload/readEach';

/** A rule of operating hours for one day (spec section 3). */
export const HOURS_RULE_PAYLOAD = v.object({
  dayOfWeek: NUMERAL,
  startTime: TEXT,
  endTime: TEXT,
  isActive: FLAG,
});

export const OPERATING_HOURS_PAYLOAD = maybe(v.object({ rules: LIST }));

/** Omits a rule without a valid day. An active rule without valid times stays, because its day is not known to be closed. */
export function parseOperatingHours(
  hours: v.InferOutput<typeof OPERATING_HOURS_PAYLOAD>,
  warn: (flaw: string) => void,
): readonly OperatingHoursRule[] {
  const warnOfRule = (): void => warn('a rule of its hours');
  const rules = readEach(hours?.rules, parseRule, warnOfRule);
  rules.filter(isUnreadable).forEach(warnOfRule);
  return rules;
}

function parseRule(input: unknown): OperatingHoursRule | undefined {
  const read = v.safeParse(HOURS_RULE_PAYLOAD, input);
  if (!read.success) return undefined;
  const dayOfWeek = parseDayOfWeek(read.output.dayOfWeek);
  const startTime = parseTimeOfDay(read.output.startTime);
  const endTime = parseTimeOfDay(read.output.endTime);
  const isActive = read.output.isActive ?? RULE_IS_ACTIVE_BY_DEFAULT;
  if (dayOfWeek === undefined) return undefined;
  return { dayOfWeek, startTime: startTime ?? '', endTime: endTime ?? '', isActive };
}
