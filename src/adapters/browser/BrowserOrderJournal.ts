import * as v from 'valibot';
import { parseBusinessId, type BusinessId } from '@/domain/business/BusinessId';
import type { UserId } from '@/domain/identity/User';
import { hashOf } from '@/domain/shared/hashOf';
import type { Instant } from '@/domain/shared/instant';
import { parseIdempotencyKey, type IdempotencyKey } from '@/domain/subscription/IdempotencyKey';
import { parsePlanId } from '@/domain/subscription/Plan';
import { BILLING_CYCLES } from '@/domain/subscription/billingCycle';
import { ORDER_KINDS, ORDER_REFUSALS, REFUSAL_KINDS } from '@/domain/subscription/orderKinds';
import type { PlacedOrder } from '@/domain/subscription/PlacedOrder';
import type { Clock } from '@/application/ports/Clock';
import {
  entryAfter,
  isSameOrder,
  keyUseAfter,
  latestEntry,
  USED_KEYS,
  type KeyUse,
  type JournalEntry,
  type OrderJournal,
  type UsedKey,
} from '@/application/ports/OrderJournal';
import { ORDER_RECORDS } from '@/application/ports/ownerRecords';
import { isRecordOf, ownedBusinessKeyText, type OwnedBusinessKey } from '@/application/ports/recordKeys';
import { ADD_ONS, idBy, jsonOf, optionalField, STORED_INSTANT } from '../valibot/storedSchemas';
import { removeItems } from '../storage/removeItems';
import { itemNames, readItem, writeItem } from '../storage/storageItems';

const TEXT = v.pipe(v.string(), v.maxLength(2000));
const HASH = v.pipe(v.string(), v.regex(/^[\da-f]{16}$/u));
const ORDER_ON_DEVICE = v.object({
  kind: v.picklist(ORDER_KINDS),
  key: idBy(parseIdempotencyKey),
  fingerprintBefore: HASH,
  fingerprintOrdered: HASH,
  cardBefore: v.optional(HASH),
  sentAt: STORED_INSTANT,
  refusal: v.optional(v.picklist(ORDER_REFUSALS)),
  refusalKind: v.fallback(v.optional(v.picklist(REFUSAL_KINDS)), undefined),
});

const ORDER = v.object({
  ...ORDER_ON_DEVICE.entries,
  content: optionalField(
    v.object({ cycle: v.picklist(BILLING_CYCLES), planId: idBy(parsePlanId), addOns: ADD_ONS }),
  ),
});

/** A placed order. `acceptedAt` is undefined until the server accepts it. */
const ENTRY_ON_DEVICE = jsonOf(
  v.object({ ...ORDER_ON_DEVICE.entries, acceptedAt: v.optional(STORED_INSTANT) }),
);

const ENTRY = jsonOf(
  v.variant('kind', [
    v.object({ kind: v.literal('placed'), order: ORDER }),
    v.object({ kind: v.literal('accepted'), order: ORDER, acceptedAt: STORED_INSTANT }),
    v.object({ kind: v.literal('confirmed'), order: ORDER, confirmedAt: STORED_INSTANT }),
  ]),
);

/** The use of each idempotency key, when it was stored, and when its order was sent, once that is decided. */
const KEYS = jsonOf(
  v.record(
    TEXT,
    v.object({ use: v.picklist(USED_KEYS), at: STORED_INSTANT, decided: v.optional(STORED_INSTANT) }),
  ),
);

const OWNER_AND_BUSINESS = jsonOf(v.tuple([TEXT, TEXT]));

type KindOnDevice = 'onDevice' | 'keys';

/**
 * Stores the last orders in session storage. An order that is not confirmed is also in local storage, without what it
 * contains, so that other tabs find it. While local storage is full or blocked, session storage has that item too, so
 * that at least this tab finds it after a sign-out. Local storage has the used idempotency keys, too.
 */
export class BrowserOrderJournal implements OrderJournal {
  /** The keys used by this document, because storage can be full or blocked. */
  readonly #keysOfDocument = new Map<IdempotencyKey, UsedKey>();
  #isClosed = false;

  constructor(
    private readonly tab: () => Storage,
    private readonly device: () => Storage,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  ) {}

  load(key: OwnedBusinessKey): JournalEntry | undefined {
    const inTab = this.#loadFromTab(key);
    const decided = inTab && this.#keysOnDevice(key)[inTab.order.key]?.decided;
    const own = entryAfter(decided, inTab);
    /* Removed now, because the next order with this key replaces the decision. */
    if (inTab !== undefined && own === undefined) writeItem(this.tab, nameInTab(key), undefined);
    return latestEntry(own, this.#loadFromDevice(key));
  }

  save(key: OwnedBusinessKey, entry: JournalEntry): void {
    if (this.#isClosed) return;
    this.#setUse(key, entry.order, entry);
    writeItem(this.tab, nameInTab(key), JSON.stringify(entry));
    if (entry.kind === 'confirmed') return this.#clearOnDevice(key, entry.order);
    const { content: _notOnDevice, ...order } = entry.order;
    const acceptedAt = entry.kind === 'accepted' ? entry.acceptedAt : undefined;
    const name = nameOnDevice('onDevice', key);
    const text = JSON.stringify({ ...order, acceptedAt });
    writeItem(this.device, name, text);
    writeItem(this.tab, name, readItem(this.device, name) === text ? undefined : text);
  }

  clear(key: OwnedBusinessKey, decided: PlacedOrder): void {
    if (this.#isClosed) return;
    this.#setUse(key, decided, undefined);
    this.#clearOnDevice(key, decided);
    const entry = this.#loadFromTab(key);
    if (entry !== undefined && isSameOrder(entry.order, decided))
      writeItem(this.tab, nameInTab(key), undefined);
  }

  /** When storage is full, it has an earlier use than this document. The later use counts. */
  keyUseOf(key: OwnedBusinessKey, orderKey: IdempotencyKey): KeyUse {
    const uses = [this.#keysOnDevice(key)[orderKey]?.use, this.#keysOfDocument.get(orderKey)];
    return USED_KEYS.findLast((use) => uses.includes(use)) ?? 'unused';
  }

  businessWithUnknownOrder(userId: UserId): BusinessId | undefined {
    this.#removeExpired();
    return [...businessesIn(this.device, userId), ...businessesIn(this.tab, userId)].find(
      (businessId) => this.load({ userId, businessId })?.kind === 'placed',
    );
  }

  keepOnly(owner: UserId): void {
    const prefix = ORDER_RECORDS.inTab.storageKey;
    removeItems(this.tab, prefix, (name) => isRecordOf(owner, name.slice(prefix.length)));
  }

  onChange(key: OwnedBusinessKey, listener: () => void): () => void {
    const name = nameOnDevice('onDevice', key);
    const onStorage = (event: StorageEvent): void => {
      if (event.key === name) listener();
    };
    this.window.addEventListener('storage', onStorage);
    return () => this.window.removeEventListener('storage', onStorage);
  }

  close(): void {
    removeItems(this.tab, ORDER_RECORDS.inTab.storageKey);
    this.#removeExpired();
    this.#isClosed = true;
  }

  #loadFromTab(key: OwnedBusinessKey): JournalEntry | undefined {
    const stored = v.safeParse(ENTRY, readItem(this.tab, nameInTab(key)));
    if (!stored.success) return undefined;
    const { kind, order } = stored.output;
    /* After a day an accepted order no longer counts as being set up (decision C93). A placed one stays until it is
       decided. */
    return kind !== 'accepted' || this.#isKept('onDevice', order.sentAt) ? stored.output : undefined;
  }

  #loadFromDevice(key: OwnedBusinessKey): JournalEntry | undefined {
    this.#removeExpired();
    const name = nameOnDevice('onDevice', key);
    return latestEntry(entryIn(this.tab, name), entryIn(this.device, name));
  }

  #clearOnDevice(key: OwnedBusinessKey, decided: PlacedOrder): void {
    const name = nameOnDevice('onDevice', key);
    for (const storage of [this.tab, this.device]) {
      const entry = entryIn(storage, name);
      if (entry !== undefined && isSameOrder(entry.order, decided)) writeItem(storage, name, undefined);
    }
  }

  #setUse(key: OwnedBusinessKey, order: PlacedOrder, entry: JournalEntry | undefined): void {
    const use = keyUseAfter(this.keyUseOf(key, order.key), order, entry);
    this.#keysOfDocument.set(order.key, use);
    const decided = entry === undefined || entry.kind === 'confirmed' ? order.sentAt : undefined;
    const keys = { ...this.#keysOnDevice(key), [order.key]: { use, at: this.clock.now(), decided } };
    writeItem(this.device, nameOnDevice('keys', key), JSON.stringify(keys));
  }

  #keysOnDevice(key: OwnedBusinessKey): v.InferOutput<typeof KEYS> {
    const stored = v.safeParse(KEYS, readItem(this.device, nameOnDevice('keys', key)));
    const entries = Object.entries(stored.success ? stored.output : {});
    return Object.fromEntries(entries.filter(([, { at }]) => this.#isKept('keys', at)));
  }

  /** Removes expired orders and keys of all owners, including owners who do not sign in again. */
  #removeExpired(): void {
    for (const storage of [this.tab, this.device])
      removeItems(storage, ORDER_RECORDS.onDevice.storageKey, (name) => {
        const entry = entryIn(storage, name);
        return entry !== undefined && this.#isKept('onDevice', entry.order.sentAt);
      });
    removeItems(this.device, ORDER_RECORDS.keys.storageKey, (name) => {
      const stored = v.safeParse(KEYS, readItem(this.device, name));
      return stored.success && Object.values(stored.output).some(({ at }) => this.#isKept('keys', at));
    });
  }

  /** Math.abs, because the clock of the device may have been set back since. */
  #isKept(kind: KindOnDevice, since: Instant): boolean {
    return Math.abs(this.clock.now() - since) < ORDER_RECORDS[kind].lifetime;
  }
}

function entryIn(storage: () => Storage, name: string): JournalEntry | undefined {
  const stored = v.safeParse(ENTRY_ON_DEVICE, readItem(storage, name));
  if (!stored.success) return undefined;
  const { acceptedAt, ...storedOrder } = stored.output;
  const order = { ...storedOrder, content: undefined };
  return acceptedAt === undefined ? { kind: 'placed', order } : { kind: 'accepted', order, acceptedAt };
}

/** The businesses of the owner that have an order in this storage. The names of the items contain both. */
function businessesIn(storage: () => Storage, userId: UserId): readonly BusinessId[] {
  const prefix = ORDER_RECORDS.onDevice.storageKey;
  const owner = hashOf(userId);
  return itemNames(storage, prefix).flatMap((name) => {
    const owned = v.safeParse(OWNER_AND_BUSINESS, name.slice(prefix.length));
    const [ownerInName, id] = owned.success ? owned.output : [];
    const businessId = ownerInName === owner ? parseBusinessId(id) : undefined;
    return businessId === undefined ? [] : [businessId];
  });
}

function nameInTab(key: OwnedBusinessKey): string {
  return ORDER_RECORDS.inTab.storageKey + ownedBusinessKeyText(key);
}

/** Contains a hash of the user id, because the entry stays after sign-out (decision C93). */
function nameOnDevice(kind: KindOnDevice, { userId, businessId }: OwnedBusinessKey): string {
  return ORDER_RECORDS[kind].storageKey + JSON.stringify([hashOf(userId), businessId]);
}
