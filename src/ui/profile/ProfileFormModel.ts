import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { Clock } from '@/application/ports/Clock';
import type { User } from '@/domain/identity/User';
import {
  formatErrors,
  isSameForm,
  rebaseForm,
  profileErrors,
  profileFormOf,
  type ProfileErrors,
  type ProfileField,
  type ProfileForm,
} from '@/domain/profile/ProfileForm';
import type { RefusedField } from '@/domain/validation/RefusedField';
import type { Language } from '@/domain/shared/language';
import { SettledFields } from '@/ui/shell/SettledFields';
import type { ProfileDraftStore } from './ProfileDraftStore';
import { shownPhone } from './shownPhone';

export type NamePart = 'firstName' | 'lastName';
/** The fields whose format is validated. */
export type CheckedField = 'email' | 'phone';
type TextField = CheckedField | 'address';

export interface FieldRefusal {
  /** The unchanged message of the server. */
  readonly message: string | undefined;
}

/**
 * The values of the form while they are edited. It knows all errors and shows those of settled fields (DESIGN section
 * 9).
 */
export class ProfileFormModel {
  values: ProfileForm;
  /** The number of times Save was pressed. From the first time on a missing first name is an error. */
  attempts = 0;
  /** Whether the values come from a draft of an earlier session or document. */
  isRestored: boolean;
  #recorded: ProfileForm;
  /** The values that the server refused, until they are changed or sent again. */
  readonly #refused = observable.map<ProfileField, string | undefined>();
  readonly #settled: SettledFields<CheckedField>;
  readonly #drafts: ProfileDraftStore;

  constructor(user: User, drafts: ProfileDraftStore, clock: Pick<Clock, 'after'>) {
    this.#drafts = drafts;
    this.#settled = new SettledFields(clock);
    this.#recorded = recordedFormOf(user);
    const restored = drafts.load(this.#recorded);
    this.isRestored = restored !== undefined;
    this.values = restored ?? this.#recorded;
    if (this.values.email !== '') this.#settled.settle('email');
    if (this.values.phone !== '') this.#settled.settle('phone');
    makeAutoObservable(
      this,
      { values: observableRef, shownErrorOf: false, refusalOf: false },
      { autoBind: true },
    );
  }

  /** The errors that prevent saving. */
  get errors(): ProfileErrors {
    return this.attempts > 0 ? profileErrors(this.values) : formatErrors(this.values);
  }

  get errorCount(): number {
    return Object.keys(this.errors).length;
  }

  /** Whether every error is shown, so that none waits for its field to settle. */
  get isEveryErrorShown(): boolean {
    return (['email', 'phone'] as const).every(
      (field) => this.errors[field] === undefined || this.shownErrorOf(field) !== undefined,
    );
  }

  get isChanged(): boolean {
    return !isSameForm(this.values, this.#recorded);
  }

  shownErrorOf<Field extends CheckedField>(field: Field): ProfileErrors[Field] | undefined {
    return this.attempts > 0 || this.#settled.has(field) ? this.errors[field] : undefined;
  }

  /** Undefined unless the server refused the value. */
  refusalOf(field: ProfileField): FieldRefusal | undefined {
    return this.#refused.has(field) ? { message: this.#refused.get(field) } : undefined;
  }

  /** Marks valid values that the server refused. */
  markRefused(fields: readonly RefusedField<ProfileField>[]): void {
    this.#refused.replace(fields.map(({ field, message }) => [field, message] as const));
  }

  changeName(part: NamePart, language: Language, value: string): void {
    this.#refused.delete(part);
    this.write({ ...this.values, [part]: { ...this.values[part], [language]: value } });
  }

  change(field: TextField, value: string): void {
    this.#refused.delete(field);
    this.write({ ...this.values, [field]: value });
    if (field !== 'address') this.#settled.type(field);
  }

  /** Takes the values of a newer record for the fields that the owner has not changed. */
  follow(user: User): void {
    const recorded = recordedFormOf(user);
    const values = rebaseForm(this.values, this.#recorded, recorded);
    this.#recorded = recorded;
    this.write(values);
  }

  /** The field lost the focus, so its error is shown from now on. */
  settle(field: CheckedField): void {
    this.#settled.settle(field);
  }

  /** Validates all fields before saving. Saves the draft again, because the session may end meanwhile. */
  submit(): ProfileErrors {
    this.write(this.values);
    this.#refused.clear();
    this.attempts += 1;
    return this.errors;
  }

  /** Restores the stored profile. */
  startOver(): void {
    this.values = this.#recorded;
    this.isRestored = false;
    this.attempts = 0;
    this.#refused.clear();
    this.#drafts.clear();
  }

  /** Deletes the draft after the changes were saved or discarded. */
  forget(): void {
    this.#drafts.clear();
    this.dispose();
  }

  dispose(): void {
    this.#settled.dispose();
  }

  private write(values: ProfileForm): void {
    this.values = values;
    this.#drafts.save(values, this.#recorded);
  }
}

function recordedFormOf(user: User): ProfileForm {
  const form = profileFormOf(user);
  return { ...form, phone: shownPhone(form.phone) };
}
