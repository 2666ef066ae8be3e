import type { ProfileDraftStore } from '@/application/ports/ProfileDraftStore';
import type { UserId } from '@/domain/identity/User';
import type { ProfileDraft } from '@/domain/profile/ProfileDraft';

/** Keeps drafts for as long as the document lives. */
export class InMemoryProfileDraftStore implements ProfileDraftStore {
  readonly #drafts = new Map<UserId, ProfileDraft>();

  load(owner: UserId): ProfileDraft | undefined {
    return this.#drafts.get(owner);
  }

  save(owner: UserId, draft: ProfileDraft): void {
    this.#drafts.set(owner, draft);
  }

  clear(owner: UserId): void {
    this.#drafts.delete(owner);
  }

  clearAll(): void {
    this.#drafts.clear();
  }
}
