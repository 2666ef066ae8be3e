import type { Instant } from '@/domain/shared/instant';
import { isSameForm, type ProfileForm } from './ProfileForm';

/** A profile as it was typed when it could not be saved. */
export interface ProfileDraft {
  readonly form: ProfileForm;
  readonly savedAt: Instant;
}

/** What to go on typing with; undefined where the draft says nothing but what is recorded. */
export function restoredForm(
  draft: ProfileDraft | undefined,
  recorded: ProfileForm,
): ProfileForm | undefined {
  return draft === undefined || isSameForm(draft.form, recorded) ? undefined : draft.form;
}
