import * as v from 'valibot';
import { FAILURES, ORDER_KINDS, TRIGGERS } from './Cell';

/** The outcome of the payment that the page shows in the end. */
const VERDICT = v.picklist([
  /** The order was executed and paid. */
  'done',
  'not charged',
  /** This attempt was not charged, but another one may have been. */
  'not charged by this attempt',
  'under way in another tab',
  /** The ordered subscription is already active, and nothing was sent. */
  'nothing to change',
  /** The page says that the result is unknown. */
  'unknown',
  /** The page shows the subscription without a statement about the payment. */
  'nothing said',
]);

export type Verdict = v.InferOutput<typeof VERDICT>;

/** The outcome of the single order that the owner intended. */
export const CELL_RESULT = v.object({
  trigger: v.picklist(TRIGGERS),
  kind: v.picklist(ORDER_KINDS),
  failure: v.picklist(FAILURES),
  /** The commit and the date of the measurement. */
  commit: v.string(),
  date: v.string(),
  /** The number of times the API received the request until the page reached its final state. */
  deliveries: v.number(),
  /** The number of rows in the table `orders` when the pages had reached their final states. */
  rows: v.number(),
  /** The verdict of each open page. */
  verdicts: v.array(VERDICT),
  /** The texts of the pages without a statement about the payment. */
  texts: v.array(v.string()),
  /** See `isTrueVerdict`. */
  areVerdictsTrue: v.boolean(),
  /** The number of rows after the owner has tried again. The owner tries again only when nothing was charged. */
  finalRows: v.number(),
});

export type CellResult = v.InferOutput<typeof CELL_RESULT>;
