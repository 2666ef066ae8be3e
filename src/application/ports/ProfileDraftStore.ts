import type { UserId } from '@/domain/identity/User';
import type { ProfileDraft } from '@/domain/profile/ProfileDraft';

/**
 * What an owner has typed into the profile and not saved yet, in this tab. Texts only: a picture is chosen again. What
 * cannot be read counts as none; storage that is full or forbidden loses the draft, never the app.
 */
export interface ProfileDraftStore {
  load(owner: UserId): ProfileDraft | undefined;
  save(owner: UserId, draft: ProfileDraft): void;
  clear(owner: UserId): void;
  /** Forgets the draft of every owner, as at sign-out. */
  clearAll(): void;
}
