import type { Instant } from '@/domain/shared/instant';
import { isSameForm, type ProfileForm } from './ProfileForm';

/** A profile as it was typed when it could not be saved. */
export interface ProfileDraft {
  readonly form: ProfileForm;
  readonly savedAt: Instant;
}

/** How long a draft is worth restoring, in milliseconds; as long as that of a subscription (decision C50). */
export const PROFILE_DRAFT_LIFETIME = 30 * 60 * 1000;

/** What to go on typing with; undefined where the draft is too old, or says nothing but what is recorded. */
export function restoredForm(
  draft: ProfileDraft | undefined,
  recorded: ProfileForm,
  now: Instant,
): ProfileForm | undefined {
  if (draft === undefined) return undefined;
  const isTooOld = now - draft.savedAt > PROFILE_DRAFT_LIFETIME;
  return isTooOld || isSameForm(draft.form, recorded) ? undefined : draft.form;
}
