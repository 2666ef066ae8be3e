import * as v from 'valibot';
import { instant } from '@/domain/shared/instant';
import type { LastBilling } from '@/domain/subscription/LastBilling';
import { BILLING_FORM } from './billingFormSchema';
import { valibotSchema } from './valibotSchema';

export const lastBillingSchema = valibotSchema<LastBilling>(
  v.object({
    billing: BILLING_FORM,
    savedAt: v.pipe(v.number(), v.integer(), v.minValue(0), v.transform(instant)),
  }),
);
