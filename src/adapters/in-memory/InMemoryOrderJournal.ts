import {
  isSameOrder,
  newerEntry,
  type OrderEntry,
  type OrderJournal,
} from '@/application/ports/OrderJournal';
import { subscriptionKeyText, type SubscriptionKey } from '@/application/ports/SubscriptionKey';
import type { SentOrder } from '@/domain/subscription/SentOrder';

/** Stores the last orders in memory. Tabs that share the `undecided` map find each other's orders. */
export class InMemoryOrderJournal implements OrderJournal {
  readonly #entries = new Map<string, OrderEntry>();

  constructor(private readonly undecided: Map<string, SentOrder> = new Map()) {}

  load(key: SubscriptionKey): OrderEntry | undefined {
    return newerEntry(
      this.#entries.get(subscriptionKeyText(key)),
      this.undecided.get(subscriptionKeyText(key)),
    );
  }

  save(key: SubscriptionKey, entry: OrderEntry): void {
    const name = subscriptionKeyText(key);
    this.#entries.set(name, entry);
    if (entry.kind === 'sent') this.undecided.set(name, { ...entry.order, content: undefined });
    else this.#clearUndecided(name, entry.order);
  }

  clear(key: SubscriptionKey, decided: SentOrder): void {
    const name = subscriptionKeyText(key);
    this.#clearUndecided(name, decided);
    const entry = this.#entries.get(name);
    if (entry !== undefined && isSameOrder(entry.order, decided)) this.#entries.delete(name);
  }

  clearDecided(): void {
    this.#entries.clear();
  }

  #clearUndecided(name: string, decided: SentOrder): void {
    const order = this.undecided.get(name);
    if (order !== undefined && isSameOrder(order, decided)) this.undecided.delete(name);
  }
}
