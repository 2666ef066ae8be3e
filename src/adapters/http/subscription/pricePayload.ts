import { Money } from '@/domain/shared/Money';
import type { ParseWarnings } from '../payload/ParseWarnings';

/**
 * A price in whole minor units. Undefined, with a warning, for anything else, such as a fraction (decision C9), or a
 * currency that is not a text: only a missing one means ILS (decision C57).
 */
export function parsePrice(
  id: string,
  minor: unknown,
  currency: unknown,
  warnings: ParseWarnings,
): Money | undefined {
  const price = Money.parse(minor, currency);
  if (price === undefined) warnings.add(`${id}: no price in whole minor units`);
  return price;
}
