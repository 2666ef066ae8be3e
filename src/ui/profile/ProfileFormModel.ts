import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { Clock } from '@/application/ports/Clock';
import type { User } from '@/domain/identity/User';
import {
  formatErrors,
  isSameForm,
  profileErrors,
  profileFormOf,
  type ProfileErrors,
  type ProfileForm,
} from '@/domain/profile/ProfileForm';
import type { Language } from '@/domain/shared/language';
import { shownPhone } from './shownPhone';

export type NamePart = 'firstName' | 'lastName';
/** The fields with a format. */
export type CheckedField = 'email' | 'phone';
type TextField = CheckedField | 'address';

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
  readonly #recorded: ProfileForm;
  readonly #settled = observable.set<CheckedField>();
  readonly #pauses = new Map<CheckedField, () => void>();

  constructor(
    user: User,
    private readonly clock: Pick<Clock, 'after'>,
  ) {
    const form = profileFormOf(user);
    this.#recorded = { ...form, phone: shownPhone(form.phone) };
    this.values = this.#recorded;
    if (form.email !== '') this.#settled.add('email');
    if (form.phone !== '') this.#settled.add('phone');
    makeAutoObservable<ProfileFormModel, 'clock'>(
      this,
      { values: observableRef, clock: false, shownErrorOf: false },
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

  changeName(part: NamePart, language: Language, value: string): void {
    this.values = { ...this.values, [part]: { ...this.values[part], [language]: value } };
  }

  change(field: TextField, value: string): void {
    this.values = { ...this.values, [field]: value };
    if (field !== 'address') this.settleAfterPause(field);
  }

  /** The field was left, or typing paused: from here on its error is said as long as it is there. */
  settle(field: CheckedField): void {
    this.#settled.add(field);
  }

  /** Asks for everything, as at save. */
  submit(): ProfileErrors {
    this.attempts += 1;
    return this.errors;
  }

  dispose(): void {
    for (const stop of this.#pauses.values()) stop();
    this.#pauses.clear();
  }

  private settleAfterPause(field: CheckedField): void {
    this.#pauses.get(field)?.();
    this.#pauses.set(
      field,
      this.clock.after(PAUSE, () => this.settle(field)),
    );
  }
}
