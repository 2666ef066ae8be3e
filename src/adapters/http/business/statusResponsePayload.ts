import * as v from 'valibot';
import { TEXT } from '../payload/field';

/** The response to a status change (spec section 7). */
export const STATUS_RESPONSE_PAYLOAD = v.object({
  success: v.nullish(v.boolean()),
  error: TEXT,
  message: TEXT,
});
