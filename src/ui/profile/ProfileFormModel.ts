import { actionBound, makeObservable, observable } from 'mobx';
import type { Clock } from '@/application/ports/Clock';
import type { User } from '@/domain/identity/User';
import { PROFILE_FIELDS, type NamePart, type ProfileField } from '@/domain/profile/profileFields';
import {
  formatErrors,
  isSameForm,
  rebaseForm,
  profileErrors,
  profileFormOf,
  type ProfileErrors,
  type ProfileFieldError,
  type ProfileForm,
} from '@/domain/profile/ProfileForm';
import { keysOf } from '@/domain/shared/byKey';
import { cleanEmail } from '@/domain/validation/email';
import type { Language } from '@/domain/shared/language';
import { FormModel } from '@/ui/shell/FormModel';
import type { ProfileDraftStore } from './ProfileDraftStore';
import { shownPhone } from './shownPhone';

const NAMES = keysOf(PROFILE_FIELDS);

const FIELDS = {
  names: () => NAMES,
  invalidValues: formatErrors,
  errors: profileErrors,
  isSame: isSameForm,
};

/** The form of the profile. It stores every change as a draft. */
export class ProfileFormModel extends FormModel<ProfileField, ProfileForm, ProfileFieldError> {
  /** Whether the values come from a draft of an earlier session or document. */
  isRestored: boolean;
  readonly #drafts: ProfileDraftStore;

  constructor(user: User, drafts: ProfileDraftStore, clock: Pick<Clock, 'after'>) {
    super(FIELDS, savedFormOf(user), clock);
    this.#drafts = drafts;
    const restored = drafts.load(this.initial);
    this.isRestored = restored !== undefined;
    this.values = restored ?? this.initial;
    this.touchFilled();
    makeObservable(this, {
      isRestored: observable,
      changeName: actionBound,
      follow: actionBound,
      startOver: actionBound,
      forget: actionBound,
    });
  }

  changeName(part: NamePart, language: Language, value: string): void {
    this.change(part, { ...this.values[part], [language]: value });
  }

  /** Takes the values of a newer record for the fields that the owner has not changed. */
  follow(user: User): void {
    const newer = savedFormOf(user);
    const values = rebaseForm(this.values, this.initial, newer);
    this.initial = newer;
    this.write(values);
  }

  /** Saves the draft again, because the session may end meanwhile. */
  override showAllErrors(): ProfileErrors {
    this.write(this.values);
    return super.showAllErrors();
  }

  /** Restores the stored profile. */
  startOver(): void {
    this.reset(this.initial);
    this.touchFilled();
    this.isRestored = false;
    this.#drafts.clear();
  }

  /** Deletes the draft after the changes were saved or discarded. */
  forget(): void {
    this.#drafts.clear();
    this.dispose();
  }

  protected override write(values: ProfileForm): void {
    super.write(values);
    this.#drafts.save(values, this.initial);
  }
}

function savedFormOf(user: User): ProfileForm {
  const form = profileFormOf(user);
  return { ...form, email: cleanEmail(form.email), phoneNumber: shownPhone(form.phoneNumber) };
}
