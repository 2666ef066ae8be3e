import type { BusinessId } from '@/domain/business/BusinessId';
import type { UserId } from '@/domain/identity/User';
import type { Instant } from '@/domain/shared/instant';
import type { IdempotencyKey } from '@/domain/subscription/IdempotencyKey';
import type { PlacedOrder } from '@/domain/subscription/PlacedOrder';
import {
  entryAfter,
  isSameOrder,
  keyUseAfter,
  latestEntry,
  type KeyUse,
  type JournalEntry,
  type OrderJournal,
} from '@/application/ports/OrderJournal';
import { ownedBusinessKeyText, type OwnedBusinessKey } from '@/application/ports/recordKeys';

/** What the tabs of a browser share. */
export class OrdersOnDevice {
  readonly entries = new Map<string, { readonly key: OwnedBusinessKey; readonly entry: JournalEntry }>();
  readonly keys = new Map<string, KeyUse>();
  /** When the order of each key was sent, once it is decided. */
  readonly decided = new Map<string, Instant | undefined>();
  readonly listeners = new Map<() => void, { readonly tab: OrderJournal; readonly name: string }>();

  setEntry(
    by: OrderJournal,
    name: string,
    found: { key: OwnedBusinessKey; entry: JournalEntry } | undefined,
  ) {
    if (found === undefined) this.entries.delete(name);
    else this.entries.set(name, found);
    for (const [listener, of] of this.listeners) if (of.tab !== by && of.name === name) listener();
  }
}

/** Stores the last orders in memory. Tabs that share `onDevice` find each other's orders. */
export class InMemoryOrderJournal implements OrderJournal {
  readonly #inTab: OrdersOnDevice['entries'] = new Map();
  #isClosed = false;

  constructor(private readonly onDevice = new OrdersOnDevice()) {}

  load(key: OwnedBusinessKey): JournalEntry | undefined {
    const name = ownedBusinessKeyText(key);
    const inTab = this.#inTab.get(name)?.entry;
    const decided = inTab && this.onDevice.decided.get(name + inTab.order.key);
    const own = entryAfter(decided, inTab);
    if (own === undefined) this.#inTab.delete(name);
    return latestEntry(own, this.onDevice.entries.get(name)?.entry);
  }

  save(key: OwnedBusinessKey, entry: JournalEntry): void {
    if (this.#isClosed) return;
    const name = ownedBusinessKeyText(key);
    this.#setUse(key, entry.order, entry);
    this.#inTab.set(name, { key, entry });
    if (entry.kind === 'confirmed') this.#clearOnDevice(name, entry.order);
    else {
      const withoutContent = { ...entry, order: { ...entry.order, content: undefined } };
      this.onDevice.setEntry(this, name, { key, entry: withoutContent });
    }
  }

  clear(key: OwnedBusinessKey, decided: PlacedOrder): void {
    if (this.#isClosed) return;
    const name = ownedBusinessKeyText(key);
    this.#setUse(key, decided, undefined);
    this.#clearOnDevice(name, decided);
    const entry = this.#inTab.get(name)?.entry;
    if (entry !== undefined && isSameOrder(entry.order, decided)) this.#inTab.delete(name);
  }

  keyUseOf(key: OwnedBusinessKey, orderKey: IdempotencyKey): KeyUse {
    return this.onDevice.keys.get(ownedBusinessKeyText(key) + orderKey) ?? 'unused';
  }

  businessWithUnknownOrder(userId: UserId): BusinessId | undefined {
    const keys = [...this.onDevice.entries.values()].map(({ key }) => key);
    return keys.find((key) => key.userId === userId && this.load(key)?.kind === 'placed')?.businessId;
  }

  keepOnly(owner: UserId): void {
    for (const [name, { key }] of this.#inTab) if (key.userId !== owner) this.#inTab.delete(name);
  }

  onChange(key: OwnedBusinessKey, listener: () => void): () => void {
    this.onDevice.listeners.set(listener, { tab: this, name: ownedBusinessKeyText(key) });
    return () => this.onDevice.listeners.delete(listener);
  }

  close(): void {
    this.#inTab.clear();
    this.#isClosed = true;
  }

  #setUse(key: OwnedBusinessKey, order: PlacedOrder, entry: JournalEntry | undefined): void {
    const use = keyUseAfter(this.keyUseOf(key, order.key), order, entry);
    this.onDevice.keys.set(ownedBusinessKeyText(key) + order.key, use);
    const decided = entry === undefined || entry.kind === 'confirmed' ? order.sentAt : undefined;
    this.onDevice.decided.set(ownedBusinessKeyText(key) + order.key, decided);
  }

  #clearOnDevice(name: string, decided: PlacedOrder): void {
    const found = this.onDevice.entries.get(name);
    if (found !== undefined && isSameOrder(found.entry.order, decided))
      this.onDevice.setEntry(this, name, undefined);
  }
}
