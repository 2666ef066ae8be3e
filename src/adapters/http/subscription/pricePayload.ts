import { Money } from '@/domain/shared/Money';
import type { ParseWarnings } from '../payload/ParseWarnings';

interface PricedItem {
  readonly id: string;
  readonly warnings: ParseWarnings;
}

/**
 * A price in whole minor units. Undefined, with a warning, for anything else, such as a fraction (decision C9), and
 * when the currency is not a text, because only a missing code means ILS (decision C57).
 */
export function parsePrice(
  minor: unknown,
  currency: unknown,
  { id, warnings }: PricedItem,
): Money | undefined {
  const price = Money.parse(minor, currency);
  if (price === undefined) warnings.add(`${id}: no price in whole minor units`);
  return price;
}
