import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { Clock } from '@/application/ports/Clock';
import type { User } from '@/domain/identity/User';
import {
  formatErrors,
  isSameForm,
  profileErrors,
  profileFormOf,
  type ProfileErrors,
  type ProfileField,
  type ProfileForm,
} from '@/domain/profile/ProfileForm';
import type { RefusedField } from '@/domain/validation/RefusedField';
import type { Language } from '@/domain/shared/language';
import { SettledFields } from '@/ui/shell/SettledFields';
import type { ProfileMemory } from './ProfileMemory';
import { shownPhone } from './shownPhone';

export type NamePart = 'firstName' | 'lastName';
/** The fields with a format. */
export type CheckedField = 'email' | 'phone';
type TextField = CheckedField | 'address';

export interface FieldRefusal {
  /** The server's own text, unchecked. */
  readonly message: string | undefined;
}

/** The profile as it is typed. All its errors are known; those of settled fields are shown (DESIGN section 9). */
export class ProfileFormModel {
  values: ProfileForm;
  /** How often saving was tried. From the first time on a missing first name is an error too. */
  attempts = 0;
  /** The values come from a draft, typed before the session ended or the page was reloaded. */
  isRestored: boolean;
  readonly #recorded: ProfileForm;
  /** Values the server refused, until they are changed or sent again. */
  readonly #refused = observable.map<ProfileField, string | undefined>();
  readonly #settled: SettledFields<CheckedField>;

  constructor(
    user: User,
    private readonly memory: ProfileMemory,
    clock: Pick<Clock, 'after'>,
  ) {
    this.#settled = new SettledFields(clock);
    const form = profileFormOf(user);
    this.#recorded = { ...form, phone: shownPhone(form.phone) };
    const restored = memory.recall(this.#recorded);
    this.isRestored = restored !== undefined;
    this.values = restored ?? this.#recorded;
    if (this.values.email !== '') this.#settled.settle('email');
    if (this.values.phone !== '') this.#settled.settle('phone');
    makeAutoObservable<ProfileFormModel, 'memory'>(
      this,
      { values: observableRef, memory: false, shownErrorOf: false, refusalOf: false },
      { autoBind: true },
    );
  }

  /** What prevents saving now. */
  get errors(): ProfileErrors {
    return this.attempts > 0 ? profileErrors(this.values) : formatErrors(this.values);
  }

  get errorCount(): number {
    return Object.keys(this.errors).length;
  }

  /** No error is held back until its field settles. */
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

  /** The server refused values that keep the rules of this form. */
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

  /** The field was left: from now on its error is shown for as long as there is one. */
  settle(field: CheckedField): void {
    this.#settled.settle(field);
  }

  /** Checks everything, as at save. */
  submit(): ProfileErrors {
    this.#refused.clear();
    this.attempts += 1;
    return this.errors;
  }

  /** Back to the stored profile. */
  startOver(): void {
    this.values = this.#recorded;
    this.isRestored = false;
    this.attempts = 0;
    this.#refused.clear();
    this.memory.forget();
  }

  /** The edit was given up or saved: its draft is cleared. */
  forget(): void {
    this.memory.forget();
    this.dispose();
  }

  dispose(): void {
    this.#settled.dispose();
  }

  private write(values: ProfileForm): void {
    this.values = values;
    this.memory.keep(values, this.#recorded);
  }
}
