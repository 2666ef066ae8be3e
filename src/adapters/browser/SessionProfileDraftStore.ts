import * as v from 'valibot';
import type { ProfileDraftStore } from '@/application/ports/ProfileDraftStore';
import type { UserId } from '@/domain/identity/User';
import type { ProfileDraft } from '@/domain/profile/ProfileDraft';
import { instant } from '@/domain/shared/instant';
import { removeItemsStarting } from './removeItemsStarting';

const PREFIX = 'amin.profile-draft.';

const TEXT = v.pipe(v.string(), v.maxLength(2000));
const TEXT_BY_LANGUAGE = v.object({ en: TEXT, he: TEXT, ar: TEXT });

/** Written field by field: whatever else a form may come to hold is not stored by accident. */
const DRAFT = v.object({
  form: v.object({
    firstName: TEXT_BY_LANGUAGE,
    lastName: TEXT_BY_LANGUAGE,
    email: TEXT,
    phone: TEXT,
    address: TEXT,
  }),
  savedAt: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** Keeps drafts in the session storage of the tab. */
export class SessionProfileDraftStore implements ProfileDraftStore {
  constructor(private readonly storage: () => Storage) {}

  load(owner: UserId): ProfileDraft | undefined {
    try {
      const stored: unknown = JSON.parse(this.storage().getItem(PREFIX + owner) ?? 'null');
      const parsed = v.safeParse(DRAFT, stored);
      if (!parsed.success) return undefined;
      const { form, savedAt } = parsed.output;
      return { form, savedAt: instant(savedAt) };
    } catch {
      return undefined;
    }
  }

  save(owner: UserId, draft: ProfileDraft): void {
    try {
      this.storage().setItem(PREFIX + owner, JSON.stringify(v.parse(DRAFT, draft)));
    } catch {
      /* Full or forbidden storage: editing goes on without a draft. */
    }
  }

  clear(owner: UserId): void {
    try {
      this.storage().removeItem(PREFIX + owner);
    } catch {
      /* Forbidden storage holds nothing to clear. */
    }
  }

  clearAll(): void {
    try {
      removeItemsStarting(PREFIX, this.storage());
    } catch {
      /* Forbidden storage holds nothing to clear. */
    }
  }
}
