import {
  isSameOrder,
  newerEntry,
  type OrderEntry,
  type OrderJournal,
} from '@/application/ports/OrderJournal';
import { subscriptionKeyText, type SubscriptionKey } from '@/application/ports/SubscriptionKey';
import type { SentOrder } from '@/domain/subscription/SentOrder';

/** Keeps the last orders for as long as the document lives; tabs that share the undecided ones find each other's. */
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
    else this.#forgetUndecided(name, entry.order);
  }

  clear(key: SubscriptionKey): void {
    const name = subscriptionKeyText(key);
    this.#forgetUndecided(name, this.#entries.get(name)?.order);
    this.#entries.delete(name);
  }

  clearDecided(): void {
    this.#entries.clear();
  }

  /** Unless it is another order by now. */
  #forgetUndecided(name: string, decided: SentOrder | undefined): void {
    const order = this.undecided.get(name);
    if (order !== undefined && (decided === undefined || isSameOrder(order, decided)))
      this.undecided.delete(name);
  }
}
