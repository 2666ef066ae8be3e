import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { RefusedField } from '@/domain/validation/RefusedField';
import type { Clock } from '@/application/ports/Clock';
import type { KnownBilling } from './KnownBilling';
import { SettledFields } from '@/ui/shell/SettledFields';
import { hasValidCheckDigit, parseVatNumber } from '@/domain/validation/vatNumber';
import {
  BILLING_FIELDS,
  EMPTY_BILLING_FORM,
  billingErrors,
  invalidValueErrorOf,
  isBillingTyped,
  type BillingErrors,
  type BillingField,
  type BillingFieldError,
  type BillingForm,
} from '@/domain/validation/BillingAddress';

/** An error shown at a field: an invalid value, or a refusal of the server. */
export type ShownFieldError =
  | BillingFieldError
  | { readonly kind: 'refused'; readonly message: string | undefined };

/** How the billing form is shown. */
export type BillingLayout =
  /** All fields. `canFold` when they can be folded to the card of the invoice again. */
  | { readonly kind: 'all'; readonly canFold: boolean }
  /** A card with the known values, and the fields that were missing or invalid when it was folded. */
  | { readonly kind: 'folded'; readonly open: readonly BillingField[] };

/** With more open fields than these, a folded form would show more fields than it hides. */
const MAX_OPEN_FIELDS = 4;

const UNFOLDED: BillingLayout = { kind: 'all', canFold: false };

/**
 * The state of the billing form. `errors` has all errors. `shownErrors` has only those of fields that lost the focus or
 * in which typing has paused, and all of them after the first submission (decision C23).
 */
export class BillingFormModel {
  values: BillingForm = EMPTY_BILLING_FORM;
  layout: BillingLayout = UNFOLDED;
  /** True from the first submission or attempt to fold on. From then on missing values are errors too. */
  isSubmitted = false;
  /**
   * The server's messages for the fields it refused. A field is removed when its value changes, and all fields at the
   * next submission.
   */
  readonly #refused = observable.map<BillingField, string | undefined>();
  readonly #settled: SettledFields<BillingField>;
  /** The values before the owner typed any. Undefined until `prefill` or `restore`. */
  #initial: BillingForm | undefined;

  readonly #known: Pick<KnownBilling, 'load' | 'save'>;

  constructor(clock: Clock, known: Pick<KnownBilling, 'load' | 'save'>) {
    this.#known = known;
    this.#settled = new SettledFields(clock);
    makeAutoObservable(
      this,
      { values: observableRef, layout: observableRef, shownErrorOf: false },
      { autoBind: true },
    );
  }

  /** The errors that prevent a submission: invalid values, and once `isSubmitted` also missing ones. */
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

  /** The values once the owner has typed one, for the draft. Known values alone are not stored. */
  get typedValues(): BillingForm {
    return this.isDirty ? this.values : EMPTY_BILLING_FORM;
  }

  /** Whether leaving would lose typed values. */
  get isDirty(): boolean {
    const initial = this.#initial ?? EMPTY_BILLING_FORM;
    return BILLING_FIELDS.some((field) => this.values[field] !== initial[field]);
  }

  /** The number of open fields of the folded form that are still missing or invalid. */
  get missingCount(): number {
    if (this.layout.kind === 'all') return 0;
    const errors = billingErrors(this.values);
    return this.layout.open.filter((field) => errors[field] !== undefined).length;
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
    if (fields.length > 0) this.unfold();
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

  /** Fills in the values of a draft. A draft without typed values leaves the form to `prefill`. */
  restore(values: BillingForm): void {
    if (!isBillingTyped(values)) return;
    this.#begin(values, EMPTY_BILLING_FORM);
    for (const field of BILLING_FIELDS) {
      if (values[field] !== '') this.#settled.settle(field);
    }
  }

  /** The values that the form will show, also before `prefill`. */
  expectedValues(): BillingForm {
    return this.#valuesToPrefill() ?? this.values;
  }

  /** Fills in known values once, unless there are typed ones. */
  prefill(): void {
    const known = this.#valuesToPrefill();
    if (known !== undefined) this.#begin(known, known);
  }

  /** The next order starts with the values of this one. */
  keepForNextOrder(): void {
    this.#known.save(this.values);
  }

  /** Shows all fields. */
  unfold(): void {
    const canFold = this.layout.kind === 'folded' || this.layout.canFold;
    this.layout = { kind: 'all', canFold };
  }

  /** Folds the form when every value is valid. Otherwise shows the errors. */
  fold(): void {
    this.isSubmitted = true;
    if (this.shownErrors.length === 0) this.layout = { kind: 'folded', open: [] };
  }

  clear(): void {
    this.values = EMPTY_BILLING_FORM;
    this.layout = UNFOLDED;
    this.#initial = undefined;
    this.isSubmitted = false;
    this.#settled.clear();
    this.#refused.clear();
  }

  /** Validates all fields before a submission. */
  submit(): BillingErrors {
    this.isSubmitted = true;
    this.#refused.clear();
    if (this.errorCount > 0) this.unfold();
    return this.errors;
  }

  #valuesToPrefill(): BillingForm | undefined {
    return this.#initial !== undefined || this.isDirty ? undefined : this.#known.load();
  }

  #begin(values: BillingForm, initial: BillingForm): void {
    this.values = values;
    this.#initial = initial;
    this.layout = layoutOf(values);
  }

  dispose(): void {
    this.#settled.dispose();
  }

  #isSettled(field: BillingField): boolean {
    return this.isSubmitted || this.#settled.has(field);
  }
}

/** Folded when most values are known, the name among them. */
function layoutOf(values: BillingForm): BillingLayout {
  const errors = billingErrors(values);
  const open = BILLING_FIELDS.filter((field) => errors[field] !== undefined);
  return open.length > MAX_OPEN_FIELDS || open.includes('firstName') ? UNFOLDED : { kind: 'folded', open };
}
