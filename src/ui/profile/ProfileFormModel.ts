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

/** How long a pause in typing has to be before an error is said, in milliseconds (DESIGN section 9). */
const PAUSE = 600;

/**
 * The profile as it is typed. Its errors are always known; whether one is said depends on where the owner is: nobody
 * is corrected in the middle of a word (DESIGN section 9).
 */
export class ProfileFormModel {
  values: ProfileForm;
  /** How often saving was tried. Since the first time the first name is asked for too. */
  attempts = 0;
  /** What stands here was typed before the session ended, or the page was loaded again. */
  isRestored: boolean;
  readonly #recorded: ProfileForm;
  /** What the server did not accept, until it is typed anew or sent again. */
  readonly #refused = observable.map<ProfileField, string | undefined>();
  readonly #settled = observable.set<CheckedField>();
  readonly #pauses = new Map<CheckedField, () => void>();

  constructor(
    user: User,
    private readonly memory: ProfileMemory,
    private readonly clock: Pick<Clock, 'after'>,
  ) {
    const form = profileFormOf(user);
    this.#recorded = { ...form, phone: shownPhone(form.phone) };
    const restored = memory.recall(this.#recorded);
    this.isRestored = restored !== undefined;
    this.values = restored ?? this.#recorded;
    if (this.values.email !== '') this.#settled.add('email');
    if (this.values.phone !== '') this.#settled.add('phone');
    makeAutoObservable<ProfileFormModel, 'memory' | 'clock'>(
      this,
      { values: observableRef, memory: false, clock: false, shownErrorOf: false, refusalOf: false },
      { autoBind: true },
    );
  }

  /** What stands in the way of saving now. */
  get errors(): ProfileErrors {
    return this.attempts > 0 ? profileErrors(this.values) : formatErrors(this.values);
  }

  get errorCount(): number {
    return Object.keys(this.errors).length;
  }

  /** Every error that there is has been said. */
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

  /** The server did not accept the value. */
  refusalOf(field: ProfileField): FieldRefusal | undefined {
    return this.#refused.has(field) ? { message: this.#refused.get(field) } : undefined;
  }

  /** The rules of this form were kept, and the server says no all the same. */
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
    if (field !== 'address') this.settleAfterPause(field);
  }

  /** The field was left, or typing paused: from here on its error is said as long as it is there. */
  settle(field: CheckedField): void {
    this.#settled.add(field);
  }

  /** Asks for everything, as at save. */
  submit(): ProfileErrors {
    this.#refused.clear();
    this.attempts += 1;
    return this.errors;
  }

  /** Back to what is recorded. */
  startOver(): void {
    this.values = this.#recorded;
    this.isRestored = false;
    this.attempts = 0;
    this.#refused.clear();
    this.memory.forget();
  }

  /** Given up, or saved: nothing of it is to come back. */
  forget(): void {
    this.memory.forget();
    this.dispose();
  }

  dispose(): void {
    for (const stop of this.#pauses.values()) stop();
    this.#pauses.clear();
  }

  private write(values: ProfileForm): void {
    this.values = values;
    this.memory.keep(values, this.#recorded);
  }

  private settleAfterPause(field: CheckedField): void {
    this.#pauses.get(field)?.();
    this.#pauses.set(
      field,
      this.clock.after(PAUSE, () => this.settle(field)),
    );
  }
}
