import type { DraftKey } from '@/application/ports/DraftStore';
import type { OrderEntry, OrderJournal } from '@/application/ports/OrderJournal';

/** Keeps the last orders for as long as the document lives. */
export class InMemoryOrderJournal implements OrderJournal {
  readonly #entries = new Map<string, OrderEntry>();

  load(key: DraftKey): OrderEntry | undefined {
    return this.#entries.get(nameOf(key));
  }

  save(key: DraftKey, entry: OrderEntry): void {
    this.#entries.set(nameOf(key), entry);
  }

  clear(key: DraftKey): void {
    this.#entries.delete(nameOf(key));
  }
}

function nameOf({ userId, businessId }: DraftKey): string {
  return JSON.stringify([userId, businessId]);
}
