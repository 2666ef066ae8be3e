import type { Cell } from './Cell';

/** What the page says of the payment in the end. */
export type Verdict =
  /** The order went through. */
  | 'done'
  | 'not charged'
  /** The other payment, not this one, went through or is under way: not charged by this attempt. */
  | 'not charged by this attempt'
  | 'under way in another tab'
  /** Not known, and said so. */
  | 'unknown'
  /** Nothing about a payment: the owner sees the subscription as it is. */
  | 'nothing said';

/** What became of the one order the owner meant to place. */
export interface CellResult extends Cell {
  /** How often the request was delivered to the API until the page came to an end. */
  readonly deliveries: number;
  /** Rows of the table `orders`, when the pages had come to an end. */
  readonly rows: number;
  /** What each open page said then. */
  readonly verdicts: readonly Verdict[];
  /** False where a page denied a charge that the database holds, or claimed one that it does not. */
  readonly isTrue: boolean;
  /** Rows once the owner had tried again, where nothing had been charged before. */
  readonly finalRows: number;
}
