import * as v from 'valibot';
import type { WirePlan } from '../world/WireWorld';
import { normalizeStatus } from './spelling';

const GOOD = v.object({
  id: v.string(),
  name: v.string(),
  external_name: v.nullish(v.string()),
  type: v.string(),
  price: v.number(),
  period: v.literal(1),
  period_unit: v.picklist(['month', 'year']),
  status: v.nullish(v.string()),
});

/** A plan or add-on that can be sold. */
export type Good = v.InferOutput<typeof GOOD>;

export interface PriceList {
  readonly plans: readonly Good[];
  readonly addOns: readonly Good[];
}

/** The plans and add-ons for sale: the valid and not withdrawn records of the back office. */
export function priceListOf(records: readonly WirePlan[]): PriceList {
  const goods = records
    .map((record) => v.safeParse(GOOD, record))
    .filter((read) => read.success)
    .map(({ output }) => output)
    .filter(({ status }) => ['', 'active'].includes(normalizeStatus(status)));
  return {
    plans: goods.filter(({ type }) => normalizeStatus(type) === 'plan'),
    addOns: goods.filter(({ type }) => normalizeStatus(type) === 'addon'),
  };
}
