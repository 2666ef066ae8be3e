import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { RefusedField } from '@/domain/validation/RefusedField';
import type { Clock } from '@/application/ports/Clock';
import { SettledFields } from '@/ui/shell/SettledFields';
import { hasValidCheckDigit, parseVatNumber } from '@/domain/validation/vatNumber';
import {
  BILLING_FIELDS,
  EMPTY_BILLING_FORM,
  billingErrors,
  invalidValueErrorOf,
  type BillingErrors,
  type BillingField,
  type BillingFieldError,
  type BillingForm,
} from '@/domain/validation/BillingAddress';

/** An error shown at a field: an invalid value, or a refusal of the server. */
export type ShownFieldError =
  BillingFieldError | { readonly kind: 'refused'; readonly message: string | undefined };

/**
 * The state of the billing form. `errors` has all errors. `shownErrors` has only those of fields that lost the focus or in
 * which typing has paused, and all of them after the first submission (decision C23).
 */
export class BillingFormModel {
  values: BillingForm = EMPTY_BILLING_FORM;
  /** True from the first submission on. From then on missing values are errors too. */
  isSubmitted = false;
  /**
   * The server's messages for the fields it refused. A field is removed when its value changes, and all fields at the next
   * submission.
   */
  readonly #refused = observable.map<BillingField, string | undefined>();
  readonly #settled: SettledFields<BillingField>;

  constructor(clock: Clock) {
    this.#settled = new SettledFields(clock);
    makeAutoObservable(this, { values: observableRef, shownErrorOf: false }, { autoBind: true });
  }

  /** The errors that prevent a submission: invalid values, and after the first submission also missing ones. */
  get errors(): BillingErrors {
    if (this.isSubmitted) return billingErrors(this.values);
    const found = BILLING_FIELDS.flatMap((field) => {
      const error = invalidValueErrorOf(field, this.values[field]);
      return error === undefined ? [] : [[field, error] as const];
    });
    return Object.fromEntries(found);
  }

  get errorCount(): number {
    return Object.keys(this.errors).length;
  }

  /** The fields with a visible error, in the order of the form. */
  get shownErrors(): readonly { readonly field: BillingField; readonly error: ShownFieldError }[] {
    return BILLING_FIELDS.flatMap((field) => {
      const error = this.shownErrorOf(field);
      return error === undefined ? [] : [{ field, error }];
    });
  }

  /** Whether leaving would lose typed values. */
  get isDirty(): boolean {
    return BILLING_FIELDS.some((field) => this.values[field] !== EMPTY_BILLING_FORM[field]);
  }

  /** Nine digits with a wrong check digit get a hint instead of an error (decision C30). */
  get mayHaveMistypedVat(): boolean {
    const vat = parseVatNumber(this.values.taxRegistrationNumber);
    return vat.ok && this.#isSettled('taxRegistrationNumber') && !hasValidCheckDigit(vat.value);
  }

  /** The first field whose value the server refused. */
  get firstRefused(): BillingField | undefined {
    return BILLING_FIELDS.find((field) => this.#refused.has(field));
  }

  shownErrorOf(field: BillingField): ShownFieldError | undefined {
    const error = this.#isSettled(field) ? this.errors[field] : undefined;
    if (error !== undefined || !this.#refused.has(field)) return error;
    return { kind: 'refused', message: this.#refused.get(field) };
  }

  /** Marks valid values that the server refused. */
  markRefused(fields: readonly RefusedField<BillingField>[]): void {
    this.#refused.replace(fields.map(({ field, message }) => [field, message] as const));
  }

  change(field: BillingField, value: string): void {
    this.values = { ...this.values, [field]: value };
    this.#refused.delete(field);
    this.#settled.type(field);
  }

  /** The field lost the focus, so its error is shown from now on. */
  settle(field: BillingField): void {
    this.#settled.settle(field);
  }

  restore(values: BillingForm): void {
    this.values = values;
    for (const field of BILLING_FIELDS) {
      if (values[field] !== '') this.#settled.settle(field);
    }
  }

  clear(): void {
    this.values = EMPTY_BILLING_FORM;
    this.isSubmitted = false;
    this.#settled.clear();
    this.#refused.clear();
  }

  /** Validates all fields before a submission. */
  submit(): BillingErrors {
    this.isSubmitted = true;
    this.#refused.clear();
    return this.errors;
  }

  dispose(): void {
    this.#settled.dispose();
  }

  #isSettled(field: BillingField): boolean {
    return this.isSubmitted || this.#settled.has(field);
  }
}
