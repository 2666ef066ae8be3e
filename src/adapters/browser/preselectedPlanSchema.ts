import * as v from 'valibot';
import { instant } from '@/domain/shared/instant';
import { BILLING_CYCLES } from '@/domain/subscription/billingCycle';
import { parsePlanId } from '@/domain/subscription/Plan';
import type { PreselectedPlan } from '@/domain/subscription/PreselectedPlan';
import type { RecordSchema } from './RecordSchema';

const PRESELECTED_PLAN = v.object({
  planId: v.pipe(v.string(), v.maxLength(2000)),
  name: v.pipe(v.string(), v.maxLength(2000)),
  cycle: v.picklist(BILLING_CYCLES),
  chosenAt: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export const preselectedPlanSchema: RecordSchema<PreselectedPlan> = {
  parse: (stored) => {
    const parsed = v.safeParse(PRESELECTED_PLAN, stored);
    const planId = parsePlanId(parsed.success ? parsed.output.planId : undefined);
    if (!parsed.success || planId === undefined) return undefined;
    const { name, cycle, chosenAt } = parsed.output;
    return { planId, name, cycle, chosenAt: instant(chosenAt) };
  },
  select: (value) => v.parse(PRESELECTED_PLAN, value),
};
