import type { Instant } from '@/domain/shared/instant';
import { isSameForm, rebaseForm, type ProfileForm } from './ProfileForm';

/** A profile form that was edited and is not saved yet. ownerRecords.ts says for how long it is stored. */
export interface ProfileDraft {
  readonly form: ProfileForm;
  /** The stored profile that `form` changes. */
  readonly recorded: ProfileForm;
  readonly savedAt: Instant;
}

/** The stored profile with the changes of the draft. Undefined when there is no draft or it changes nothing. */
export function restoredForm(
  draft: ProfileDraft | undefined,
  recorded: ProfileForm,
): ProfileForm | undefined {
  if (draft === undefined) return undefined;
  const form = rebaseForm(draft.form, draft.recorded, recorded);
  return isSameForm(form, recorded) ? undefined : form;
}
