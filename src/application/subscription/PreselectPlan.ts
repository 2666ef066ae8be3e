import { cycleOf, shownNameOf, type Plan } from '@/domain/subscription/Plan';
import type { PreselectedPlan } from '@/domain/subscription/PreselectedPlan';
import type { Clock } from '@/application/ports/Clock';
import type { StoredRecord } from '@/application/ports/StoredRecord';

/** Stores the plan that was chosen on the pricing page. The next new subscription in this tab starts with it. */
export class PreselectPlan {
  constructor(
    private readonly preselectedPlan: Pick<StoredRecord<PreselectedPlan>, 'save'>,
    private readonly clock: Clock,
  ) {}

  execute(plan: Plan): void {
    const cycle = cycleOf(plan);
    if (cycle === undefined) return;
    this.preselectedPlan.save({
      planId: plan.id,
      name: shownNameOf(plan),
      cycle,
      chosenAt: this.clock.now(),
    });
  }
}
