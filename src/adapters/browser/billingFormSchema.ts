import * as v from 'valibot';
import { TYPED_TEXT } from './typedTextSchema';

/** The typed values of the billing form. They are validated as they are when typed. */
export const BILLING_FORM = v.object({
  firstName: TYPED_TEXT,
  lastName: TYPED_TEXT,
  email: TYPED_TEXT,
  phone: TYPED_TEXT,
  company: TYPED_TEXT,
  taxRegistrationNumber: TYPED_TEXT,
  line1: TYPED_TEXT,
  city: TYPED_TEXT,
  zip: TYPED_TEXT,
  country: TYPED_TEXT,
});
