import * as v from 'valibot';
import { MISHAPS, ORDER_KINDS, TRIGGERS } from './Cell';

/** What the page says of the payment in the end. */
const VERDICT = v.picklist([
  /** The order went through. */
  'done',
  'not charged',
  /** Another payment, not this one, may have gone through. */
  'not charged by this attempt',
  'under way in another tab',
  /** What was ordered runs already, and nothing was sent. */
  'nothing to change',
  /** Not known, and said so. */
  'unknown',
  /** Nothing about a payment: the owner sees the subscription as it is. */
  'nothing said',
]);

export type Verdict = v.InferOutput<typeof VERDICT>;

/** What became of the one order the owner meant to place. */
export const CELL_RESULT = v.object({
  trigger: v.picklist(TRIGGERS),
  kind: v.picklist(ORDER_KINDS),
  mishap: v.picklist(MISHAPS),
  /** What was measured, and when. */
  commit: v.string(),
  date: v.string(),
  /** How often the request was delivered to the API until the page came to an end. */
  deliveries: v.number(),
  /** Rows of the table `orders`, when the pages had come to an end. */
  rows: v.number(),
  /** What each open page said then. */
  verdicts: v.array(VERDICT),
  /** What stood on the pages that said nothing about a payment. */
  texts: v.array(v.string()),
  /** False where a page denied a charge that the database holds, or claimed one that it does not. */
  isTrue: v.boolean(),
  /** Rows once the owner had tried again, where nothing had been charged before. */
  finalRows: v.number(),
});

export type CellResult = v.InferOutput<typeof CELL_RESULT>;
