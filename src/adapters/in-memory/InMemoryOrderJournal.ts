import type { DraftKey } from '@/application/ports/DraftStore';
import {
  isSameOrder,
  newerEntry,
  type OrderEntry,
  type OrderJournal,
} from '@/application/ports/OrderJournal';
import type { SentOrder } from '@/domain/subscription/SentOrder';

/** Keeps the last orders for as long as the document lives; tabs that share the undecided ones find each other's. */
export class InMemoryOrderJournal implements OrderJournal {
  readonly #entries = new Map<string, OrderEntry>();

  constructor(private readonly undecided: Map<string, SentOrder> = new Map()) {}

  load(key: DraftKey): OrderEntry | undefined {
    return newerEntry(this.#entries.get(nameOf(key)), this.undecided.get(nameOf(key)));
  }

  save(key: DraftKey, entry: OrderEntry): void {
    const name = nameOf(key);
    this.#entries.set(name, entry);
    if (entry.kind === 'sent') this.undecided.set(name, { ...entry.order, content: undefined });
    else this.#forgetUndecided(name, entry.order);
  }

  clear(key: DraftKey): void {
    const name = nameOf(key);
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

function nameOf({ userId, businessId }: DraftKey): string {
  return JSON.stringify([userId, businessId]);
}
