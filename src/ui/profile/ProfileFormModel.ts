import { actionBound, makeObservable, observable } from 'mobx';
import type { Clock } from '@/application/ports/Clock';
import type { KeyedRecords } from '@/application/ports/StoredRecord';
import type { User, UserId } from '@/domain/identity/User';
import { restoredForm, type ProfileDraft } from '@/domain/profile/ProfileDraft';
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
import { shownPhone } from './shownPhone';

const NAMES = keysOf(PROFILE_FIELDS);

const FIELDS = {
  names: () => NAMES,
  invalidValues: formatErrors,
  errors: profileErrors,
  isSame: isSameForm,
};

/**
 * The form of the profile. Each change is stored in a draft, which survives a reload and an expired session (faults
 * R6).
 */
export class ProfileFormModel extends FormModel<ProfileField, ProfileForm, ProfileFieldError> {
  isRestored: boolean;
  readonly #owner: UserId;
  readonly #drafts: KeyedRecords<UserId, ProfileDraft>;
  readonly #clock: Pick<Clock, 'now'>;

  constructor(user: User, drafts: KeyedRecords<UserId, ProfileDraft>, clock: Pick<Clock, 'now' | 'after'>) {
    super(FIELDS, savedFormOf(user), clock);
    this.#owner = user.id;
    this.#drafts = drafts;
    this.#clock = clock;
    const restored = restoredForm(drafts.load(user.id), this.initial);
    this.isRestored = restored !== undefined;
    this.values = restored ?? this.initial;
    this.touchFilled();
    makeObservable(this, {
      isRestored: observable,
      changeName: actionBound,
      rebase: actionBound,
      startOver: actionBound,
      forget: actionBound,
    });
  }

  changeName(part: NamePart, language: Language, value: string): void {
    this.change(part, { ...this.values[part], [language]: value });
  }

  /** Shows the values of a newer record in the fields that the owner has not changed. */
  rebase(user: User): void {
    const newer = savedFormOf(user);
    const values = rebaseForm(this.values, this.initial, newer);
    this.initial = newer;
    this.write(values);
  }

  /** Called before a save. Stores the draft again, because the session may expire during the save. */
  override showAllErrors(): ProfileErrors {
    this.write(this.values);
    return super.showAllErrors();
  }

  /** Discards the draft and shows the saved profile. */
  startOver(): void {
    this.reset(this.initial);
    this.touchFilled();
    this.isRestored = false;
    this.#drafts.clear(this.#owner);
  }

  /** Deletes the draft after the changes were saved or discarded. */
  forget(): void {
    this.#drafts.clear(this.#owner);
    this.dispose();
  }

  /** Deletes the draft after a save of a form that is closed. Another one belongs to a form opened since. */
  forgetSaved(): void {
    const draft = this.#drafts.load(this.#owner);
    if (draft === undefined || isSameForm(draft.form, this.values)) this.forget();
    else this.dispose();
  }

  protected override write(values: ProfileForm): void {
    super.write(values);
    const { initial: recorded } = this;
    if (isSameForm(values, recorded)) this.#drafts.clear(this.#owner);
    else this.#drafts.save(this.#owner, { form: values, recorded, savedAt: this.#clock.now() });
  }
}

function savedFormOf(user: User): ProfileForm {
  const form = profileFormOf(user);
  return { ...form, email: cleanEmail(form.email), phoneNumber: shownPhone(form.phoneNumber) };
}
