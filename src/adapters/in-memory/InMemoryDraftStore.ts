import type { DraftKey, DraftStore } from '@/application/ports/DraftStore';
import type { SelectionDraft } from '@/domain/subscription/PlanSelection';

/** Keeps drafts for as long as the document lives. */
export class InMemoryDraftStore implements DraftStore {
  readonly #drafts = new Map<string, SelectionDraft>();

  load(key: DraftKey): SelectionDraft | undefined {
    return this.#drafts.get(nameOf(key));
  }

  save(key: DraftKey, draft: SelectionDraft): void {
    this.#drafts.set(nameOf(key), draft);
  }

  clear(key: DraftKey): void {
    this.#drafts.delete(nameOf(key));
  }

  clearAll(): void {
    this.#drafts.clear();
  }
}

function nameOf({ userId, businessId }: DraftKey): string {
  return JSON.stringify([userId, businessId]);
}
