import type { Instant } from '@/domain/shared/instant';
import { isSameForm, type ProfileForm } from './ProfileForm';

/** A profile form that was edited and is not saved yet. ownerRecords.ts says for how long it is stored. */
export interface ProfileDraft {
  readonly form: ProfileForm;
  readonly savedAt: Instant;
}

/** The form of the draft; undefined when there is no draft or it equals the saved profile. */
export function restoredForm(
  draft: ProfileDraft | undefined,
  recorded: ProfileForm,
): ProfileForm | undefined {
  return draft === undefined || isSameForm(draft.form, recorded) ? undefined : draft.form;
}
