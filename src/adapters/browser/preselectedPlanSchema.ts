import * as v from 'valibot';
import { BILLING_CYCLES } from '@/domain/subscription/billingCycle';
import { parsePlanId } from '@/domain/subscription/Plan';
import type { PreselectedPlan } from '@/domain/subscription/PreselectedPlan';
import { idBy, STORED_INSTANT } from '../valibot/storedSchemas';
import { valibotSchema } from './valibotSchema';

export const preselectedPlanSchema = valibotSchema<PreselectedPlan>(
  v.object({
    planId: idBy(parsePlanId),
    name: v.pipe(v.string(), v.maxLength(2000)),
    cycle: v.picklist(BILLING_CYCLES),
    chosenAt: STORED_INSTANT,
  }),
);
