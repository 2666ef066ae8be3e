import * as v from 'valibot';

const TEXT = v.pipe(v.string(), v.maxLength(2000));

/** The typed values of the billing form. They are validated as they are when typed. */
export const BILLING_FORM = v.object({
  firstName: TEXT,
  lastName: TEXT,
  email: TEXT,
  phone: TEXT,
  company: TEXT,
  taxRegistrationNumber: TEXT,
  line1: TEXT,
  city: TEXT,
  zip: TEXT,
  country: TEXT,
});
