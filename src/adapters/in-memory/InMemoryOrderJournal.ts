import {
  isDecidedElsewhere,
  isSameOrder,
  latestEntry,
  type OrderEntry,
  type OrderJournal,
} from '@/application/ports/OrderJournal';
import { subscriptionKeyText, type SubscriptionKey } from '@/application/ports/SubscriptionKey';
import type { SentOrder } from '@/domain/subscription/SentOrder';

/** Stores the last orders in memory. Tabs that share the `onDevice` map find each other's orders. */
export class InMemoryOrderJournal implements OrderJournal {
  readonly #inTab = new Map<string, OrderEntry>();

  constructor(private readonly onDevice: Map<string, OrderEntry> = new Map()) {}

  load(key: SubscriptionKey): OrderEntry | undefined {
    const name = subscriptionKeyText(key);
    return latestEntry(this.#inTab.get(name), this.onDevice.get(name));
  }

  save(key: SubscriptionKey, entry: OrderEntry): void {
    const name = subscriptionKeyText(key);
    this.#inTab.set(name, entry);
    if (entry.kind === 'confirmed') this.#clearOnDevice(name, entry.order);
    else if (!isDecidedElsewhere(entry, this.onDevice.get(name)))
      this.onDevice.set(name, { ...entry, order: { ...entry.order, content: undefined } });
  }

  clear(key: SubscriptionKey, decided: SentOrder): void {
    const name = subscriptionKeyText(key);
    this.#clearOnDevice(name, decided);
    const entry = this.#inTab.get(name);
    if (entry !== undefined && isSameOrder(entry.order, decided)) this.#inTab.delete(name);
  }

  clearTab(): void {
    this.#inTab.clear();
  }

  #clearOnDevice(name: string, decided: SentOrder): void {
    const entry = this.onDevice.get(name);
    if (entry !== undefined && isSameOrder(entry.order, decided)) this.onDevice.delete(name);
  }
}
