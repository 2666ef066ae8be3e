import * as v from 'valibot';
import type { RememberedBilling } from '@/domain/subscription/RememberedBilling';
import { STORED_INSTANT } from '../valibot/storedSchemas';
import { BILLING_FORM } from './billingFormSchema';
import { valibotSchema } from './valibotSchema';

export const rememberedBillingSchema = valibotSchema<RememberedBilling>(
  v.object({
    billing: BILLING_FORM,
    since: STORED_INSTANT,
    usedAt: STORED_INSTANT,
  }),
);
