import type { Instant } from '@/domain/shared/instant';
import type { BillingCycle } from './billingCycle';
import type { PlanId } from './Plan';

/** The plan that a visitor chose on the pricing page, for the next new subscription in this tab (decision C79). */
export interface PreselectedPlan {
  readonly planId: PlanId;
  /** The name of the plan that owners and visitors see. */
  readonly name: string;
  readonly cycle: BillingCycle;
  readonly chosenAt: Instant;
}
