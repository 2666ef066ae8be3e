import { Money } from '@/domain/shared/Money';
import type { ParseWarnings } from '../payload/ParseWarnings';

interface PricedItem {
  readonly id: string;
  readonly warnings: ParseWarnings;
}

/** A price in minor units. A fraction of a minor unit is rounded and reported (decision C9). */
export function parsePrice(
  minor: unknown,
  currency: string | null | undefined,
  { id, warnings }: PricedItem,
): Money | undefined {
  const price = Money.parse(minor, currency);
  if (price !== undefined && price.minor !== Number(minor)) warnings.add(`${id}: price is no integer`);
  return price;
}
