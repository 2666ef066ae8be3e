import { Money } from '@/domain/shared/Money';
import type { ParseWarnings } from '../payload/ParseWarnings';

interface PricedItem {
  readonly id: string;
  readonly warnings: ParseWarnings;
}

/**
 * A price in minor units. A fraction of a minor unit is rounded and reported (decision C9). There is none when the
 * currency is not a text, because only a missing code means ILS (decision C57).
 */
export function parsePrice(
  minor: unknown,
  currency: unknown,
  { id, warnings }: PricedItem,
): Money | undefined {
  const price = Money.parse(minor, currency);
  if (price !== undefined && price.minor !== Number(minor)) warnings.add(`${id}: price is no integer`);
  return price;
}
