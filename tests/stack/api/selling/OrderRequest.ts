import * as v from 'valibot';

const line = v.pipe(v.string(), v.trim(), v.minLength(1));

const BILLING_ADDRESS = v.object({
  first_name: line,
  last_name: line,
  email: line,
  phone: line,
  company: line,
  vat_number: v.pipe(v.string(), v.regex(/^\d{9}$/)),
  address: line,
  city: line,
  zip: v.pipe(v.string(), v.regex(/^\d{5,7}$/)),
  country: v.literal('IL'),
});

/** The body of an order (spec section 3). */
export const ORDER_REQUEST = v.object({
  plan_id: line,
  addon_ids: v.array(line),
  payment_token: v.nullable(line),
  billing_address: v.nullable(BILLING_ADDRESS),
});

export type OrderRequest = v.InferOutput<typeof ORDER_REQUEST>;
