import * as v from 'valibot';
import { hashOf } from '@/domain/shared/hashOf';
import { parseIdempotencyKey } from '@/domain/subscription/IdempotencyKey';
import { parseAddOnId, parsePlanId } from '@/domain/subscription/Plan';
import { BILLING_CYCLES } from '@/domain/subscription/billingCycle';
import {
  contentFingerprintOf,
  ORDER_KINDS,
  type OrderContent,
  type SentOrder,
} from '@/domain/subscription/SentOrder';
import type { Clock } from '@/application/ports/Clock';
import {
  isDecidedElsewhere,
  isSameOrder,
  latestEntry,
  type OrderEntry,
  type OrderJournal,
} from '@/application/ports/OrderJournal';
import { ORDER_RECORDS } from '@/application/ports/ownerRecords';
import { subscriptionKeyText, type SubscriptionKey } from '@/application/ports/SubscriptionKey';
import { STORED_INSTANT } from '../valibot/storedSchemas';
import { removeItems } from './removeItems';
import { readItem, writeItem } from './storageItems';

const TEXT = v.pipe(v.string(), v.maxLength(2000));
const HASH = v.pipe(v.string(), v.regex(/^[\da-f]{16}$/u));
const KIND = v.picklist(ORDER_KINDS);

const CONTENT = v.object({
  cycle: v.picklist(BILLING_CYCLES),
  planId: TEXT,
  addOns: v.array(v.object({ id: TEXT, quantity: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
});

const ORDER_ON_DEVICE = v.object({
  kind: KIND,
  key: v.optional(TEXT),
  fingerprintBefore: HASH,
  fingerprintOrdered: HASH,
  cardBefore: v.optional(HASH),
  sentAt: STORED_INSTANT,
  lostAt: v.optional(STORED_INSTANT),
});

const ORDER = v.object({ ...ORDER_ON_DEVICE.entries, content: v.optional(CONTENT) });

/** An order that was sent. `acceptedAt` is undefined until the server accepts it. */
const ENTRY_ON_DEVICE = v.object({ ...ORDER_ON_DEVICE.entries, acceptedAt: v.optional(STORED_INSTANT) });

/**
 * The format of releases without idempotency keys. It has the content itself, and `fingerprintBefore` as plain text
 * instead of a hash.
 */
const FORMER_ORDER = v.object({
  ...CONTENT.entries,
  kind: KIND,
  fingerprintBefore: v.string(),
  sentAt: STORED_INSTANT,
});

const ANY_ORDER = v.union([v.pipe(ORDER, v.transform(toOrder)), v.pipe(FORMER_ORDER, v.transform(migrated))]);

const ENTRY = v.variant('kind', [
  v.object({ kind: v.literal('sent'), order: ANY_ORDER }),
  v.object({ kind: v.literal('accepted'), order: ANY_ORDER, acceptedAt: STORED_INSTANT }),
  v.object({ kind: v.literal('confirmed'), order: ANY_ORDER, confirmedAt: STORED_INSTANT }),
]);

/**
 * Stores the last orders in session storage. The fingerprints of an order that is sent or accepted are also in local
 * storage, so that other tabs find them.
 */
export class BrowserOrderJournal implements OrderJournal {
  constructor(
    private readonly tab: () => Storage,
    private readonly device: () => Storage,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  load(key: SubscriptionKey): OrderEntry | undefined {
    return latestEntry(this.#inTab(key), this.#onDevice(key));
  }

  save(key: SubscriptionKey, entry: OrderEntry): void {
    writeItem(this.tab, nameInTab(key), JSON.stringify(entry));
    if (entry.kind === 'confirmed') return this.#clearOnDevice(key, entry.order);
    if (isDecidedElsewhere(entry, this.#onDevice(key))) return;
    const { content: _notOnDevice, ...order } = entry.order;
    const acceptedAt = entry.kind === 'accepted' ? entry.acceptedAt : undefined;
    writeItem(this.device, nameOnDevice(key), JSON.stringify({ ...order, acceptedAt }));
  }

  clear(key: SubscriptionKey, decided: SentOrder): void {
    this.#clearOnDevice(key, decided);
    const entry = this.#inTab(key);
    if (entry !== undefined && isSameOrder(entry.order, decided))
      writeItem(this.tab, nameInTab(key), undefined);
  }

  clearTab(): void {
    removeItems(this.tab, ORDER_RECORDS.inTab.name);
    this.#removeExpired();
  }

  #inTab(key: SubscriptionKey): OrderEntry | undefined {
    const stored = v.safeParse(ENTRY, read(this.tab, nameInTab(key)));
    return stored.success ? toEntry(stored.output) : undefined;
  }

  #onDevice(key: SubscriptionKey): OrderEntry | undefined {
    this.#removeExpired();
    const stored = v.safeParse(ENTRY_ON_DEVICE, read(this.device, nameOnDevice(key)));
    if (!stored.success) return undefined;
    const { acceptedAt } = stored.output;
    const order = orderOf(stored.output, undefined);
    return acceptedAt === undefined ? { kind: 'sent', order } : { kind: 'accepted', order, acceptedAt };
  }

  #clearOnDevice(key: SubscriptionKey, decided: SentOrder): void {
    const entry = this.#onDevice(key);
    if (entry !== undefined && isSameOrder(entry.order, decided))
      writeItem(this.device, nameOnDevice(key), undefined);
  }

  /** Removes expired orders of all owners, including owners who do not sign in again. */
  #removeExpired(): void {
    removeItems(this.device, ORDER_RECORDS.onDevice.name, (name) => this.#isKept(name));
  }

  /** Math.abs, because the clock of the device may have been set back since the order was sent. */
  #isKept(name: string): boolean {
    const stored = v.safeParse(ENTRY_ON_DEVICE, read(this.device, name));
    if (!stored.success) return false;
    return Math.abs(this.clock.now() - stored.output.sentAt) < ORDER_RECORDS.onDevice.lifetime;
  }
}

function nameInTab(key: SubscriptionKey): string {
  return ORDER_RECORDS.inTab.name + subscriptionKeyText(key);
}

/** Contains a hash of the user id, because the entry stays after sign-out (decision C93). */
function nameOnDevice({ userId, businessId }: SubscriptionKey): string {
  return ORDER_RECORDS.onDevice.name + JSON.stringify([hashOf(userId), businessId]);
}

/** Undefined for a missing item, invalid JSON or blocked storage. */
function read(storage: () => Storage, name: string): unknown {
  try {
    return JSON.parse(readItem(storage, name) ?? 'null') as unknown;
  } catch {
    return undefined;
  }
}

type Parsed<Stored> = Stored extends { readonly order: SentOrder | undefined } ? Stored : never;

function toEntry(stored: Parsed<v.InferOutput<typeof ENTRY>>): OrderEntry | undefined {
  const { order } = stored;
  if (order === undefined) return undefined;
  switch (stored.kind) {
    case 'sent':
      return { kind: 'sent', order };
    case 'accepted':
      return { kind: 'accepted', order, acceptedAt: stored.acceptedAt };
    case 'confirmed':
      return { kind: 'confirmed', order, confirmedAt: stored.confirmedAt };
  }
}

/** Undefined when the content has an invalid id. */
function toOrder(stored: v.InferOutput<typeof ORDER>): SentOrder | undefined {
  const content = stored.content && toContent(stored.content);
  return stored.content !== undefined && content === undefined ? undefined : orderOf(stored, content);
}

function orderOf(
  stored: v.InferOutput<typeof ORDER_ON_DEVICE>,
  content: OrderContent | undefined,
): SentOrder {
  const { kind, key, fingerprintBefore, fingerprintOrdered, cardBefore, sentAt, lostAt } = stored;
  return {
    kind,
    key: parseIdempotencyKey(key),
    content,
    fingerprintBefore,
    fingerprintOrdered,
    cardBefore,
    sentAt,
    lostAt,
  };
}

function migrated(stored: v.InferOutput<typeof FORMER_ORDER>): SentOrder | undefined {
  const content = toContent(stored);
  return (
    content && {
      kind: stored.kind,
      key: undefined,
      content,
      fingerprintBefore: hashOf(stored.fingerprintBefore),
      fingerprintOrdered: contentFingerprintOf(content),
      sentAt: stored.sentAt,
    }
  );
}

function toContent({ cycle, planId, addOns }: v.InferOutput<typeof CONTENT>): OrderContent | undefined {
  const plan = parsePlanId(planId);
  const parsed = addOns.flatMap(({ id, quantity }) => {
    const addOn = parseAddOnId(id);
    return addOn === undefined ? [] : [{ id: addOn, quantity }];
  });
  return plan === undefined || parsed.length < addOns.length
    ? undefined
    : { cycle, planId: plan, addOns: parsed };
}
