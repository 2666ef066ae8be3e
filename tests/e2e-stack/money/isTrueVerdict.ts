import { keepsThePage, type Cell } from './Cell';
import type { Verdict } from './CellResult';

/**
 * Whether what a page says agrees with the rows in the database. With two tabs, a page may truthfully say that its own
 * attempt was not charged, although the attempt of the other tab was. A page that the owner never left has to say
 * something.
 */
export function isTrueVerdict(verdict: Verdict, rows: number, tabs: number, { trigger }: Cell): boolean {
  switch (verdict) {
    case 'done':
      return rows > 0;
    case 'not charged':
      return rows === 0;
    case 'not charged by this attempt':
      return rows === 0 || tabs > 1;
    case 'nothing said':
      return !keepsThePage(trigger);
    default:
      return true;
  }
}
