import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { RefusedField } from '@/domain/validation/RefusedField';
import type { Clock } from '@/application/ports/Clock';
import { hasValidCheckDigit, parseVatNumber } from '@/domain/validation/vatNumber';
import {
  BILLING_FIELDS,
  EMPTY_BILLING_FORM,
  billingErrors,
  formatErrorOf,
  type BillingErrors,
  type BillingField,
  type BillingFieldError,
  type BillingForm,
} from '@/domain/validation/BillingAddress';

/** How long a pause in typing has to be before an error is said, in milliseconds (DESIGN section 9). */
const PAUSE = 600;

/** What is said of a field: a rule it breaks, or that the server did not accept the value. */
export type ShownFieldError =
  BillingFieldError | { readonly kind: 'refused'; readonly message: string | undefined };

/**
 * The billing address as it is typed. Its errors are always known; whether one is said depends on where the owner is:
 * nobody is corrected in the middle of a word (decision C23).
 */
export class BillingFormModel {
  values: BillingForm = EMPTY_BILLING_FORM;
  /** Everything is asked for since the first submit. */
  isSubmitted = false;
  /** What the server did not accept, until it is typed anew or sent again. */
  readonly #refused = observable.map<BillingField, string | undefined>();
  readonly #settled = observable.set<BillingField>();
  readonly #pauses = new Map<BillingField, () => void>();

  constructor(private readonly clock: Clock) {
    makeAutoObservable<BillingFormModel, 'clock'>(
      this,
      { values: observableRef, clock: false, shownErrorOf: false },
      { autoBind: true },
    );
  }

  /** What stands in the way of a submit now: wrong values, and after the first submit also missing ones. */
  get errors(): BillingErrors {
    if (this.isSubmitted) return billingErrors(this.values);
    const found = BILLING_FIELDS.flatMap((field) => {
      const error = formatErrorOf(field, this.values[field]);
      return error === undefined ? [] : [[field, error] as const];
    });
    return Object.fromEntries(found);
  }

  get errorCount(): number {
    return Object.keys(this.errors).length;
  }

  /** The fields whose error is said, in the order of the form. */
  get shownErrors(): readonly { readonly field: BillingField; readonly error: ShownFieldError }[] {
    return BILLING_FIELDS.flatMap((field) => {
      const error = this.shownErrorOf(field);
      return error === undefined ? [] : [{ field, error }];
    });
  }

  /** Something was typed that would be lost. */
  get isTouched(): boolean {
    return BILLING_FIELDS.some((field) => this.values[field] !== EMPTY_BILLING_FORM[field]);
  }

  /** Nine digits whose check digit does not fit: worth a look, no error (decision C30). */
  get mayHaveMistypedVat(): boolean {
    const vat = parseVatNumber(this.values.taxRegistrationNumber);
    return vat.ok && this.#isSettled('taxRegistrationNumber') && !hasValidCheckDigit(vat.value);
  }

  /** The first field the server did not accept. */
  get firstRefused(): BillingField | undefined {
    return BILLING_FIELDS.find((field) => this.#refused.has(field));
  }

  shownErrorOf(field: BillingField): ShownFieldError | undefined {
    const error = this.#isSettled(field) ? this.errors[field] : undefined;
    if (error !== undefined || !this.#refused.has(field)) return error;
    return { kind: 'refused', message: this.#refused.get(field) };
  }

  /** The rules of this form were kept, and the server says no all the same. */
  markRefused(fields: readonly RefusedField<BillingField>[]): void {
    this.#refused.replace(fields.map(({ field, message }) => [field, message] as const));
  }

  change(field: BillingField, value: string): void {
    this.values = { ...this.values, [field]: value };
    this.#refused.delete(field);
    this.#pauses.get(field)?.();
    this.#pauses.set(
      field,
      this.clock.after(PAUSE, () => this.settle(field)),
    );
  }

  /** The field was left, or typing paused: from here on its error is said as long as it is there. */
  settle(field: BillingField): void {
    this.#settled.add(field);
  }

  restore(values: BillingForm): void {
    this.values = values;
    for (const field of BILLING_FIELDS) {
      if (values[field] !== '') this.#settled.add(field);
    }
  }

  clear(): void {
    this.dispose();
    this.values = EMPTY_BILLING_FORM;
    this.isSubmitted = false;
    this.#settled.clear();
    this.#refused.clear();
  }

  /** Checks everything, as at submit. */
  submit(): BillingErrors {
    this.isSubmitted = true;
    this.#refused.clear();
    return this.errors;
  }

  dispose(): void {
    for (const stop of this.#pauses.values()) stop();
    this.#pauses.clear();
  }

  #isSettled(field: BillingField): boolean {
    return this.isSubmitted || this.#settled.has(field);
  }
}
