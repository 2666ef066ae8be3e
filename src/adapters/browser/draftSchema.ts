import * as v from 'valibot';
import { Money } from '@/domain/shared/Money';
import { BILLING_CYCLES } from '@/domain/subscription/billingCycle';
import { PAYMENT_METHODS } from '@/domain/subscription/paymentMethod';
import { parseAddOnId, parsePlanId } from '@/domain/subscription/Plan';
import type { SelectionDraft } from '@/domain/subscription/PlanSelection';
import { STORED_INSTANT } from '../valibot/storedSchemas';
import { BILLING_FORM } from './billingFormSchema';
import { valibotSchema } from './valibotSchema';

const ID = v.pipe(v.string(), v.maxLength(2000), v.trim(), v.nonEmpty());

const DRAFT = v.object({
  cycle: v.picklist(BILLING_CYCLES),
  planId: v.optional(ID),
  addOns: v.pipe(
    v.array(v.object({ id: ID, quantity: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
    v.maxLength(200),
  ),
  method: v.optional(v.picklist(PAYMENT_METHODS)),
  billing: BILLING_FORM,
  fingerprint: v.string(),
  total: v.optional(v.object({ minor: v.pipe(v.number(), v.integer()), currency: v.string() })),
  savedAt: STORED_INSTANT,
});

export const draftSchema = valibotSchema<SelectionDraft>(v.pipe(DRAFT, v.transform(toDraft)));

function toDraft(stored: v.InferOutput<typeof DRAFT>): SelectionDraft {
  return {
    cycle: stored.cycle,
    planId: parsePlanId(stored.planId),
    addOns: stored.addOns.flatMap(({ id, quantity }) => {
      const addOn = parseAddOnId(id);
      return addOn === undefined ? [] : [{ id: addOn, quantity }];
    }),
    method: stored.method,
    billing: stored.billing,
    fingerprint: stored.fingerprint,
    total: stored.total && Money.parse(stored.total.minor, stored.total.currency),
    savedAt: stored.savedAt,
  };
}
