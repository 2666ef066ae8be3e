import { actionBound, computed, makeObservable, observable, observableRef } from 'mobx';
import type { Clock } from '@/application/ports/Clock';
import type { Instant } from '@/domain/shared/instant';
import type { SelectionDraft } from '@/domain/subscription/PlanSelection';
import { billingOfProfile } from '@/domain/subscription/billingOfProfile';
import type { RefusedField } from '@/domain/validation/RefusedField';
import { hasValidCheckDigit } from '@/domain/validation/checkDigit';
import { parseVatNumber } from '@/domain/validation/vatNumber';
import {
  BILLING_FIELDS,
  EMPTY_BILLING_FORM,
  billingErrors,
  billingFormatErrors,
  hasBillingInput,
  isSameBilling,
  type BillingField,
  type BillingFieldError,
  type BillingFormValues,
} from '@/domain/validation/BillingAddress';
import { FormModel } from '@/ui/shell/FormModel';
import type { WizardServices } from '@/ui/subscription/wizard/WizardServices';

type BillingLayout =
  /** All fields are shown. `canFold`: a button folds them again. */
  | { readonly kind: 'all'; readonly canFold: boolean }
  /** The values are shown as text, and `open` are the fields that were missing or invalid when the form was folded. */
  | { readonly kind: 'folded'; readonly open: readonly BillingField[] };

/** With more open fields, the form is not folded. */
const MAX_OPEN_FIELDS = 4;

const UNFOLDED: BillingLayout = { kind: 'all', canFold: false };

const FIELDS = {
  names: () => BILLING_FIELDS,
  invalidValues: billingFormatErrors,
  errors: billingErrors,
  isSame: isSameBilling,
};

/** The form of the billing address. It starts with known values, and can be folded if most of them are known. */
export class BillingFormModel extends FormModel<BillingField, BillingFormValues, BillingFieldError> {
  layout: BillingLayout = UNFOLDED;
  /** Since when the details are remembered on this device. Undefined if they are not. */
  rememberedSince: Instant | undefined;
  /** Whether the owner wants the details to be remembered. Undefined before an answer. */
  remembers: boolean | undefined;
  /** Whether values were filled in by `prefill` or `restore`. */
  #isFilledIn = false;
  readonly #known: KnownValues;

  constructor(clock: Clock, known: KnownValues) {
    super(FIELDS, EMPTY_BILLING_FORM, clock);
    this.#known = known;
    makeObservable(this, {
      layout: observableRef,
      rememberedSince: observable,
      remembers: observable,
      willRemember: computed,
      setRemembered: actionBound,
      missingCount: computed,
      mayHaveMistypedVat: computed,
      restore: actionBound,
      prefill: actionBound,
      unfold: actionBound,
      fold: actionBound,
      clear: actionBound,
    });
  }

  /** The values for the draft. Empty unless the owner has typed one, because known values are not stored in it. */
  get typedValues(): BillingFormValues {
    return this.isChanged ? this.values : EMPTY_BILLING_FORM;
  }

  /** The number of open fields of the folded form that are still missing or invalid. */
  get missingCount(): number {
    if (this.layout.kind === 'all') return 0;
    const errors = billingErrors(this.values);
    return this.layout.open.filter((field) => errors[field] !== undefined).length;
  }

  /** Whether the details of this order will be remembered on this device once it is paid. */
  get willRemember(): boolean {
    return this.remembers ?? this.rememberedSince !== undefined;
  }

  /** `false` deletes remembered details at once. `true` stores new ones only once an order has succeeded. */
  setRemembered(isRemembered: boolean): void {
    this.remembers = isRemembered;
    if (isRemembered) return;
    this.rememberedSince = undefined;
    this.#known.forget();
  }

  /** Whether the check digit is wrong. That is a hint, and no error (decision C30). */
  get mayHaveMistypedVat(): boolean {
    const vat = parseVatNumber(this.values.taxRegistrationNumber);
    return vat.ok && this.isTouched('taxRegistrationNumber') && !hasValidCheckDigit(vat.value);
  }

  override markRefused(fields: readonly RefusedField<BillingField>[]): void {
    super.markRefused(fields);
    if (fields.length > 0) this.unfold();
  }

  /** Fills in the values of a draft, if it has any. */
  restore({ billing: values, remembers }: Pick<SelectionDraft, 'billing' | 'remembers'>): void {
    this.remembers = remembers;
    if (!hasBillingInput(values)) return;
    this.#fillIn(values, EMPTY_BILLING_FORM);
    this.touchFilled();
  }

  /** The values that the form shows, or will show after `prefill`. */
  expectedValues(): BillingFormValues {
    return this.#valuesToPrefill() ?? this.values;
  }

  /** Fills in the known values, unless values were typed or filled in before. */
  prefill(): void {
    this.rememberedSince = this.#known.rememberedSince();
    const known = this.#valuesToPrefill();
    if (known === undefined) return;
    this.#fillIn(known, known);
    /* Shows the errors of remembered details that are no longer valid. */
    if (this.rememberedSince === undefined || this.errorCount === 0) return;
    this.touchFilled();
    this.layout = UNFOLDED;
  }

  /** Stores the values of an executed order for the next one, after a reload also those that were not typed. */
  saveForNextOrder(): void {
    this.#known.save(this.expectedValues(), this.remembers);
  }

  unfold(): void {
    const canFold = this.layout.kind === 'folded' || this.layout.canFold;
    this.layout = { kind: 'all', canFold };
  }

  /** Folds the form when every value is valid. Otherwise shows the errors. */
  fold(): void {
    this.attempts += 1;
    if (this.shownErrors.length === 0) this.layout = { kind: 'folded', open: [] };
  }

  clear(): void {
    this.reset(EMPTY_BILLING_FORM);
    this.layout = UNFOLDED;
    this.remembers = undefined;
    this.#isFilledIn = false;
  }

  #valuesToPrefill(): BillingFormValues | undefined {
    return this.#isFilledIn || this.isChanged ? undefined : this.#known.load();
  }

  #fillIn(values: BillingFormValues, initial: BillingFormValues): void {
    this.#isFilledIn = true;
    this.initial = initial;
    this.write(values);
    this.layout = layoutOf(values);
  }
}

/** Folded if the name and most other values are known. */
function layoutOf(values: BillingFormValues): BillingLayout {
  const errors = billingErrors(values);
  const open = BILLING_FIELDS.filter((field) => errors[field] !== undefined);
  return open.length > MAX_OPEN_FIELDS || open.includes('firstName') ? UNFOLDED : { kind: 'folded', open };
}

type KnownValues = Pick<KnownBilling, 'load' | 'save' | 'rememberedSince' | 'forget'>;

/**
 * The billing address that is known before anything is typed: the one remembered on this device, or else of the last
 * order in this tab, or else of the profile.
 */
export class KnownBilling {
  constructor(
    private readonly services: Pick<WizardServices, 'clock' | 'language' | 'ownerStores' | 'session'>,
  ) {}

  load(): BillingFormValues | undefined {
    const { language, ownerStores, session } = this.services;
    if (session.user === undefined) return undefined;
    const { id } = session.user;
    const last = ownerStores.rememberedBilling.load(id) ?? ownerStores.lastBilling.load(id);
    return last?.billing ?? billingOfProfile(session.user, language.language);
  }

  rememberedSince(): Instant | undefined {
    const { ownerStores, session } = this.services;
    const remembered = session.user && ownerStores.rememberedBilling.load(session.user.id);
    return remembered?.since ?? remembered?.savedAt;
  }

  /**
   * Stores the billing address of an order in this tab, unless it is invalid and so cannot be the address of the order.
   *
   * @param remembers Whether to remember it on this device too. Undefined: only if an address is remembered already.
   */
  save(billing: BillingFormValues, remembers: boolean | undefined): void {
    const { clock, ownerStores, session } = this.services;
    if (session.user === undefined || Object.keys(billingErrors(billing)).length > 0) return;
    const { id } = session.user;
    const now = clock.now();
    ownerStores.lastBilling.save(id, { billing, savedAt: now });
    const since = this.rememberedSince();
    if (remembers ?? since !== undefined)
      ownerStores.rememberedBilling.save(id, { billing, savedAt: now, since: since ?? now });
  }

  forget(): void {
    const { ownerStores, session } = this.services;
    if (session.user !== undefined) ownerStores.rememberedBilling.clear(session.user.id);
  }
}
