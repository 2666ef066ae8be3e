import * as v from 'valibot';
import { nonBlank } from '@/domain/shared/LocalizedText';
import { parseItemIdentity } from '@/domain/subscription/Plan';
import { DEFAULT_QUANTITY, parseQuantity } from '@/domain/subscription/quantity';
import type { Subscription, SubscriptionItem } from '@/domain/subscription/Subscription';
import { ITEM_NAME_KEYS } from '../assumptions';
import type { ParseWarnings } from '../payload/ParseWarnings';
import { NUMERAL, payload, TEXT } from '../payload/field';
import type { Wire } from '../wire';
import { readEach } from '../payload/readEach';
import { parsePrice } from './pricePayload';

/** A plan or add-on of a subscription (spec section 3). */
const SUBSCRIPTION_ITEM_PAYLOAD = payload<Wire['SubscriptionItem']>()({
  item_type: v.string(),
  id: v.string(),
  /** In minor units. */
  price: NUMERAL,
  /** Of any type: `parsePrice` refuses a code that is not a string. */
  currency_code: v.optional(v.unknown()),
  name: TEXT,
  external_name: TEXT,
  /** Of any type: `parseQuantity` refuses what is neither missing nor a quantity. */
  quantity: v.optional(v.unknown()),
});

/**
 * Omits items that are neither plan nor add-on. An item with an invalid price or quantity stays without a price.
 * `hasUnreadItems` is true when an item was omitted, a quantity is invalid or `items` is no list.
 */
export function parseItems(
  items: unknown,
  currency: unknown,
  warnings: ParseWarnings,
): Pick<Subscription, 'items' | 'hasUnreadItems'> {
  let hasUnreadItems = false;
  const onUnread = (warning: string): void => {
    hasUnreadItems = true;
    warnings.add(warning);
  };
  const list = v.safeParse(v.nullish(v.array(v.unknown())), items);
  if (!list.success) onUnread('items of a subscription: no list');
  const read = readEach(
    list.success ? list.output : undefined,
    (item) => parseItem(item, currency, warnings, onUnread),
    (index) => onUnread(`item ${String(index)} of a subscription: no id or no known type`),
  );
  return { items: mergeRepeated(read, warnings), hasUnreadItems };
}

/**
 * Merges repeated items, because the catalogue offers each item once. The quantities are added. An item with two prices
 * has none.
 */
function mergeRepeated(
  items: readonly SubscriptionItem[],
  warnings: ParseWarnings,
): readonly SubscriptionItem[] {
  const merged = new Map<string, SubscriptionItem>();
  for (const item of items) {
    const key = `${item.type} ${item.id}`;
    const earlier = merged.get(key);
    if (earlier !== undefined) warnings.add(`${item.id}: again in another item`);
    merged.set(key, earlier === undefined ? item : withRepeated(earlier, item));
  }
  return [...merged.values()];
}

function withRepeated(item: SubscriptionItem, again: SubscriptionItem): SubscriptionItem {
  const isSamePrice = again.price !== undefined && item.price?.equals(again.price) === true;
  return { ...item, price: isSamePrice ? item.price : undefined, quantity: item.quantity + again.quantity };
}

function parseItem(
  input: unknown,
  currency: unknown,
  warnings: ParseWarnings,
  onUnread: (warning: string) => void,
): SubscriptionItem | undefined {
  const read = v.safeParse(SUBSCRIPTION_ITEM_PAYLOAD, input);
  const identity = read.success ? parseItemIdentity(read.output.item_type, read.output.id) : undefined;
  if (!read.success || identity === undefined) return undefined;
  const { output } = read;
  const quantity = parseQuantity(output.quantity);
  if (quantity === undefined) onUnread(`${identity.id}: no whole quantity`);
  return {
    ...identity,
    name: nameIn(output) ?? identity.id,
    price:
      quantity === undefined
        ? undefined
        : parsePrice(output.id, output.price, currencyOf(output.currency_code) ?? currency, warnings),
    quantity: quantity ?? DEFAULT_QUANTITY,
  };
}

/** A blank code counts as missing, so that the subscription's code applies. */
function currencyOf(code: unknown): unknown {
  return typeof code === 'string' ? nonBlank(code) : code;
}

function nameIn(item: v.InferOutput<typeof SUBSCRIPTION_ITEM_PAYLOAD>): string | undefined {
  return ITEM_NAME_KEYS.map((key) => nonBlank(item[key])).find((name) => name !== undefined);
}
