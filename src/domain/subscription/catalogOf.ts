import { uniqueById } from '@/domain/shared/uniqueById';
import type { AddOn, Catalog, Plan } from './Plan';

/**
 * The catalogue of all items, each once by its id. An item that comes with two prices or periods is left out, because
 * its price is not known (ASSUMPTION-21).
 * @param warn Called with a sentence about each item that is repeated with other content.
 */
export function catalogOf(items: readonly (Plan | AddOn)[], warn: (flaw: string) => void): Catalog {
  return {
    plans: withoutAmbiguous(
      items.filter((item) => item.type === 'plan'),
      warn,
    ),
    addOns: withoutAmbiguous(
      items.filter((item) => item.type === 'addon'),
      warn,
    ),
  };
}

function withoutAmbiguous<Item extends Plan | AddOn>(
  items: readonly Item[],
  warn: (flaw: string) => void,
): readonly Item[] {
  const ambiguous = new Set<string>();
  const unique = uniqueById(items, (first, again) => {
    if (hasSamePrice(first, again)) return warn(`${first.id}: again with other content`);
    warn(`${first.id}: again at another price`);
    ambiguous.add(first.id);
  });
  return unique.filter(({ id }) => !ambiguous.has(id));
}

function hasSamePrice(a: Plan | AddOn, b: Plan | AddOn): boolean {
  return a.price.equals(b.price) && a.period === b.period && a.periodUnit === b.periodUnit;
}
