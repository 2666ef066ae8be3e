import { actionBound, computed, makeObservable, observable, observableRef } from 'mobx';
import type { Clock } from '@/application/ports/Clock';
import type { RefusedField } from '@/domain/validation/RefusedField';

/** The pause in typing after which a field counts as touched, in milliseconds (DESIGN section 9). */
const PAUSE = 600;

type Errors<Field extends string, FieldError> = Readonly<Partial<Record<Field, FieldError>>>;

/** The table of fields of a form, with the rules for their values. */
export interface FormFields<Field extends string, Values, FieldError> {
  /** In the order of the form. */
  readonly names: (values: Values) => readonly Field[];
  /** The errors of values that are not blank. */
  readonly invalidValues: (values: Values, initial: Values) => Errors<Field, FieldError>;
  /** Also the errors of missing values. */
  readonly errors: (values: Values, initial: Values) => Errors<Field, FieldError>;
  readonly isSame: (a: Values, b: Values) => boolean;
}

/** The server refused the value. */
export interface FieldRefusal {
  readonly kind: 'refused';
  /** The unchanged message of the server. */
  readonly message: string | undefined;
}

/**
 * The values of a form while they are edited. It knows all errors, and shows those of fields that lost the focus or in
 * which typing has paused, and all of them after the first submission.
 */
export class FormModel<
  Field extends string,
  Values extends Readonly<Record<Field, unknown>>,
  FieldError extends { readonly kind: string },
> {
  values: Values;
  initial: Values;
  /** The number of submissions. From the first one on missing values are errors too. */
  attempts = 0;
  /** The messages for refused values. A change of the value removes one, and the next submission all. */
  readonly #refused = observable.map<Field, string | undefined>();
  /** The fields that were left, or in which typing paused, so that no error appears in the middle of a word. */
  readonly #touched = observable.set<Field>();
  /** Each stops the timer of its field. */
  readonly #timers = new Map<Field, () => void>();
  readonly #fields: FormFields<Field, Values, FieldError>;
  readonly #clock: Pick<Clock, 'after'>;

  constructor(fields: FormFields<Field, Values, FieldError>, initial: Values, clock: Pick<Clock, 'after'>) {
    this.#fields = fields;
    this.initial = initial;
    this.values = initial;
    this.#clock = clock;
    makeObservable(this, {
      values: observableRef,
      initial: observableRef,
      attempts: observable,
      errors: computed,
      errorCount: computed,
      shownErrors: computed,
      isEveryErrorShown: computed,
      isChanged: computed,
      firstRefused: computed,
      markRefused: actionBound,
      change: actionBound,
      touch: actionBound,
      showAllErrors: actionBound,
      reset: actionBound,
    });
  }

  /** The errors that prevent a submission. */
  get errors(): Errors<Field, FieldError> {
    const { errors, invalidValues } = this.#fields;
    return (this.attempts > 0 ? errors : invalidValues)(this.values, this.initial);
  }

  get errorCount(): number {
    return Object.keys(this.errors).length;
  }

  /** The fields with a visible error, in the order of the form. */
  get shownErrors(): readonly { readonly field: Field; readonly error: FieldError | FieldRefusal }[] {
    return this.#names.flatMap((field) => {
      const error = this.shownErrorOf(field);
      return error === undefined ? [] : [{ field, error }];
    });
  }

  /** Whether every error is visible, so that none waits for its field to be touched. */
  get isEveryErrorShown(): boolean {
    return this.#names.every((field) => this.errors[field] === undefined || this.isTouched(field));
  }

  /** Whether leaving would lose changes. */
  get isChanged(): boolean {
    return !this.#fields.isSame(this.values, this.initial);
  }

  /** The first field whose value the server refused. */
  get firstRefused(): Field | undefined {
    return this.#names.find((field) => this.#refused.has(field));
  }

  shownErrorOf(field: Field): FieldError | FieldRefusal | undefined {
    const error = this.isTouched(field) ? this.errors[field] : undefined;
    return error ?? this.refusalOf(field);
  }

  refusalOf(field: Field): FieldRefusal | undefined {
    return this.#refused.has(field) ? { kind: 'refused', message: this.#refused.get(field) } : undefined;
  }

  isTouched(field: Field): boolean {
    return this.attempts > 0 || this.#touched.has(field);
  }

  /** Marks valid values that the server refused. */
  markRefused(fields: readonly RefusedField<Field>[]): void {
    this.#refused.replace(fields.map(({ field, message }) => [field, message] as const));
  }

  change<Changed extends Field>(field: Changed, value: Values[Changed]): void {
    this.#refused.delete(field);
    this.write({ ...this.values, [field]: value });
    this.#timers.get(field)?.();
    this.#timers.set(
      field,
      this.#clock.after(PAUSE, () => this.touch(field)),
    );
  }

  /** The field lost the focus, so its error is shown from now on. */
  touch(field: Field): void {
    this.#touched.add(field);
  }

  /** Shows the errors of all fields, before a submission. Returns those that prevent it. */
  showAllErrors(): Errors<Field, FieldError> {
    this.#refused.clear();
    this.attempts += 1;
    return this.errors;
  }

  /** Begins again with other values. */
  reset(initial: Values): void {
    this.initial = initial;
    this.values = initial;
    this.attempts = 0;
    this.dispose();
    this.#touched.clear();
    this.#refused.clear();
  }

  dispose(): void {
    for (const stop of this.#timers.values()) stop();
    this.#timers.clear();
  }

  protected write(values: Values): void {
    this.values = values;
  }

  /** Shows the errors of all fields with a value. */
  protected touchFilled(): void {
    for (const field of this.#names) if (this.values[field] !== '') this.touch(field);
  }

  get #names(): readonly Field[] {
    return this.#fields.names(this.values);
  }
}
