import * as v from 'valibot';
import { instant } from '@/domain/shared/instant';
import { parseAddOnId, parsePlanId } from '@/domain/subscription/Plan';
import type { SentOrder } from '@/domain/subscription/SentOrder';
import type { DraftKey } from '@/application/ports/DraftStore';
import type { OrderEntry, OrderJournal } from '@/application/ports/OrderJournal';

const INSTANT = v.pipe(v.number(), v.integer(), v.minValue(0));
const SHORT = v.pipe(v.string(), v.maxLength(2000));

const ORDER = v.object({
  kind: v.picklist(['create', 'update', 'reactivate']),
  cycle: v.picklist(['monthly', 'annual']),
  planId: SHORT,
  addOns: v.array(v.object({ id: SHORT, quantity: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
  fingerprintBefore: v.string(),
  sentAt: INSTANT,
});

const ENTRY = v.variant('kind', [
  v.object({ kind: v.literal('sent'), order: ORDER }),
  v.object({ kind: v.literal('confirmed'), order: ORDER, confirmedAt: INSTANT }),
]);

/** Keeps the last orders in the session storage of the tab. */
export class SessionOrderJournal implements OrderJournal {
  constructor(private readonly storage: () => Storage) {}

  load(key: DraftKey): OrderEntry | undefined {
    try {
      const stored: unknown = JSON.parse(this.storage().getItem(nameOf(key)) ?? 'null');
      const parsed = v.safeParse(ENTRY, stored);
      return parsed.success ? toEntry(parsed.output) : undefined;
    } catch {
      return undefined;
    }
  }

  save(key: DraftKey, entry: OrderEntry): void {
    try {
      this.storage().setItem(nameOf(key), JSON.stringify(entry));
    } catch {
      /* Full or forbidden storage: the order itself is not affected. */
    }
  }

  clear(key: DraftKey): void {
    try {
      this.storage().removeItem(nameOf(key));
    } catch {
      /* Forbidden storage holds nothing to remove. */
    }
  }
}

function nameOf({ userId, businessId }: DraftKey): string {
  return `amin.order.${JSON.stringify([userId, businessId])}`;
}

function toEntry(stored: v.InferOutput<typeof ENTRY>): OrderEntry | undefined {
  const order = toOrder(stored.order);
  if (order === undefined) return undefined;
  return stored.kind === 'sent'
    ? { kind: 'sent', order }
    : { kind: 'confirmed', order, confirmedAt: instant(stored.confirmedAt) };
}

function toOrder({ planId, addOns, sentAt, ...rest }: v.InferOutput<typeof ORDER>): SentOrder | undefined {
  const plan = parsePlanId(planId);
  const parsed = addOns.flatMap(({ id, quantity }) => {
    const addOn = parseAddOnId(id);
    return addOn === undefined ? [] : [{ id: addOn, quantity }];
  });
  return plan === undefined || parsed.length < addOns.length
    ? undefined
    : { ...rest, planId: plan, addOns: parsed, sentAt: instant(sentAt) };
}
