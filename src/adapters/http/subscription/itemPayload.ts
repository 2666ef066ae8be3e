import * as v from 'valibot';
import { nonBlank } from '@/domain/shared/LocalizedText';
import { normalizeSpelling } from '@/domain/shared/normalizeSpelling';
import { parseAddOnId, parsePlanId } from '@/domain/subscription/Plan';
import { parseQuantity } from '@/domain/subscription/quantity';
import type { SubscriptionItem } from '@/domain/subscription/Subscription';
import { ITEM_NAME_KEYS } from '../assumptions';
import type { ParseWarnings } from '../payload/ParseWarnings';
import { NUMERAL, TEXT, type List } from '../payload/field';
import { readEach } from '../payload/readEach';
import { parsePrice } from './pricePayload';

/** A plan or add-on of a subscription (spec section 3). */
export const SUBSCRIPTION_ITEM_PAYLOAD = v.object({
  item_type: v.string(),
  id: v.string(),
  /** In minor units. */
  price: NUMERAL,
  currency_code: TEXT,
  name: TEXT,
  external_name: TEXT,
  quantity: NUMERAL,
});

/** Omits items that are neither plan nor add-on. An item with an invalid price stays without a price. */
export function parseItems(
  items: List,
  currency: string | undefined,
  warnings: ParseWarnings,
): readonly SubscriptionItem[] {
  const read = readEach(
    items,
    (item) => parseItem(item, currency, warnings),
    (index) => warnings.add(`item ${String(index)} of a subscription: no id or no known type`),
  );
  for (const { id, price } of read) {
    if (price === undefined) warnings.add(`${id}: no price`);
  }
  return read;
}

function parseItem(
  input: unknown,
  currency: string | undefined,
  warnings: ParseWarnings,
): SubscriptionItem | undefined {
  const read = v.safeParse(SUBSCRIPTION_ITEM_PAYLOAD, input);
  const planId = read.success ? parsePlanId(read.output.id) : undefined;
  const addOnId = read.success ? parseAddOnId(read.output.id) : undefined;
  if (!read.success || planId === undefined || addOnId === undefined) return undefined;
  const { output } = read;
  const shared = {
    name: nameIn(output) ?? planId,
    price: parsePrice(output.price, output.currency_code ?? currency, { id: output.id, warnings }),
    quantity: parseQuantity(output.quantity),
  };
  switch (normalizeSpelling(output.item_type)) {
    case 'plan':
      return { type: 'plan', id: planId, ...shared };
    case 'addon':
      return { type: 'addon', id: addOnId, ...shared };
    default:
      return undefined;
  }
}

function nameIn(item: v.InferOutput<typeof SUBSCRIPTION_ITEM_PAYLOAD>): string | undefined {
  return ITEM_NAME_KEYS.map((key) => nonBlank(item[key])).find((name) => name !== undefined);
}
