import * as v from 'valibot';
import type { LastBilling } from '@/domain/subscription/LastBilling';
import { STORED_INSTANT } from '../valibot/storedSchemas';
import { BILLING_FORM } from './billingFormSchema';
import { valibotSchema } from './valibotSchema';

export const lastBillingSchema = valibotSchema<LastBilling>(
  v.object({
    billing: BILLING_FORM,
    savedAt: STORED_INSTANT,
    since: v.optional(STORED_INSTANT),
  }),
);
