import * as v from 'valibot';
import { TEXT } from '../payload/field';

/** Whether a change of status worked, and why not (spec section 7, decision C8). */
export const STATUS_ANSWER_PAYLOAD = v.object({
  success: v.nullish(v.boolean()),
  error: TEXT,
  message: TEXT,
});
