import { normalizeSpelling } from '@/domain/shared/normalizeSpelling';

export type BillingCycle = 'monthly' | 'annual';
export type PeriodUnit = 'month' | 'year';

export const BILLING_CYCLES = ['monthly', 'annual'] as const satisfies readonly BillingCycle[];
export const MONTHS_IN_A_YEAR = 12;
export const DEFAULT_BILLING_CYCLE: BillingCycle = 'monthly';

const UNIT_OF_CYCLE: Readonly<Record<BillingCycle, PeriodUnit>> = { monthly: 'month', annual: 'year' };

export function parsePeriodUnit(input: unknown): PeriodUnit | undefined {
  const unit = normalizeSpelling(input);
  return unit === 'month' || unit === 'year' ? unit : undefined;
}

/** Month is monthly and year is annual. Any other unit has no cycle (decision C66). */
export function billingCycleOf(unit: PeriodUnit | undefined): BillingCycle | undefined {
  return BILLING_CYCLES.find((cycle) => UNIT_OF_CYCLE[cycle] === unit);
}
