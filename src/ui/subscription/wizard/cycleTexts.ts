import type { BillingCycle } from '@/domain/subscription/billingCycle';
import type { TextKey } from '@/ui/i18n/Texts';

export const CYCLE_NAME = {
  monthly: 'subscription.wizard.cycle.monthly',
  annual: 'subscription.wizard.cycle.annual',
} as const satisfies Readonly<Record<BillingCycle, TextKey>>;

/** The text after a price, for example "a month". */
export const PER_CYCLE = {
  monthly: 'subscription.wizard.cycle.perMonth',
  annual: 'subscription.wizard.cycle.perYear',
} as const satisfies Readonly<Record<BillingCycle, TextKey>>;

export const TOTAL_PER_CYCLE = {
  monthly: 'subscription.wizard.bar.totalMonthly',
  annual: 'subscription.wizard.bar.totalAnnual',
} as const satisfies Readonly<Record<BillingCycle, TextKey>>;

/** The total in the review of an update. */
export const TOTAL_AFTER_UPDATE = {
  monthly: 'subscription.wizard.bar.totalMonthlyAfter',
  annual: 'subscription.wizard.bar.totalAnnualAfter',
} as const satisfies Readonly<Record<BillingCycle, TextKey>>;

/** The notice when only one cycle has plans (decision C66). */
export const ONLY_CYCLE = {
  monthly: 'subscription.wizard.cycle.onlyMonthly',
  annual: 'subscription.wizard.cycle.onlyAnnual',
} as const satisfies Readonly<Record<BillingCycle, TextKey>>;
