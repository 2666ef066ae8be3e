import { instant, type Instant } from '@/domain/shared/instant';
import type { PeriodUnit } from '@/domain/subscription/billingCycle';

const MONTHS: Readonly<Record<PeriodUnit, number>> = { month: 1, year: 12 };

/** The same day of the next month or year, or the last day of a shorter month. */
export function onePeriodAfter(moment: Instant, unit: PeriodUnit): Instant {
  const date = new Date(moment);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + MONTHS[unit]);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return instant(date.getTime());
}
