import * as v from 'valibot';
import { byKey } from '@/domain/shared/byKey';
import { EMPTY_BILLING_FORM } from '@/domain/validation/BillingAddress';
import { TYPED_TEXT } from '../valibot/storedSchemas';

/** The typed values of the billing form. They are validated as they are when typed. */
export const BILLING_FORM = v.object(byKey(EMPTY_BILLING_FORM, () => TYPED_TEXT));
