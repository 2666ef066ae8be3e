import { actionBound, computed, makeObservable, observable, observableRef } from 'mobx';
import type { Clock } from '@/application/ports/Clock';
import type { StoredRecords } from '@/application/ports/StoredRecords';
import type { User, UserId } from '@/domain/identity/User';
import type { Instant } from '@/domain/shared/instant';
import { billingOfProfile } from '@/domain/subscription/billingOfProfile';
import type { LastBilling } from '@/domain/subscription/LastBilling';
import type { RefusedField } from '@/domain/validation/RefusedField';
import { hasValidCheckDigit, parseVatNumber } from '@/domain/validation/vatNumber';
import {
  BILLING_FIELDS,
  EMPTY_BILLING_FORM,
  billingErrors,
  invalidBillingValues,
  isBillingTyped,
  isSameBilling,
  type BillingField,
  type BillingFieldError,
  type BillingForm,
} from '@/domain/validation/BillingAddress';
import { FormModel, type FieldRefusal } from '@/ui/shell/FormModel';
import type { LanguageViewModel } from '@/ui/shell/LanguageViewModel';

/** An error of a field: an invalid value, or a refusal of the server. */
export type ShownFieldError = BillingFieldError | FieldRefusal;

/** How the billing form is shown. */
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
  invalidValues: invalidBillingValues,
  errors: billingErrors,
  isSame: isSameBilling,
};

/** The form of the billing address. It starts with known values, and can be folded if most of them are known. */
export class BillingFormModel extends FormModel<BillingField, BillingForm, BillingFieldError> {
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
  get typedValues(): BillingForm {
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
  restore(values: BillingForm): void {
    if (!isBillingTyped(values)) return;
    this.#fillIn(values, EMPTY_BILLING_FORM);
    this.touchFilled();
  }

  /** The values that the form shows, or will show after `prefill`. */
  expectedValues(): BillingForm {
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

  /** Stores the values of an executed order for the next one. */
  saveForNextOrder(): void {
    this.#known.save(this.values, this.remembers);
  }

  /** Shows all fields. */
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

  #valuesToPrefill(): BillingForm | undefined {
    return this.#isFilledIn || this.isChanged ? undefined : this.#known.load();
  }

  #fillIn(values: BillingForm, initial: BillingForm): void {
    this.#isFilledIn = true;
    this.initial = initial;
    this.write(values);
    this.layout = layoutOf(values);
  }
}

/** Folded if the name and most other values are known. */
function layoutOf(values: BillingForm): BillingLayout {
  const errors = billingErrors(values);
  const open = BILLING_FIELDS.filter((field) => errors[field] !== undefined);
  return open.length > MAX_OPEN_FIELDS || open.includes('firstName') ? UNFOLDED : { kind: 'folded', open };
}

export interface KnownBillingPorts {
  readonly lastBilling: StoredRecords<UserId, LastBilling>;
  readonly rememberedBilling: StoredRecords<UserId, LastBilling>;
  readonly clock: Clock;
}

type KnownValues = Pick<KnownBilling, 'load' | 'save' | 'rememberedSince' | 'forget'>;

/**
 * The billing address that is known before anything is typed: the one remembered on this device, or else of the last
 * order in this tab, or else of the profile.
 */
export class KnownBilling {
  constructor(
    private readonly owner: () => User | undefined,
    private readonly page: Pick<LanguageViewModel, 'language'>,
    private readonly ports: KnownBillingPorts,
  ) {}

  load(): BillingForm | undefined {
    const owner = this.owner();
    if (owner === undefined) return undefined;
    const { lastBilling, rememberedBilling } = this.ports;
    const last = rememberedBilling.load(owner.id) ?? lastBilling.load(owner.id);
    return last?.billing ?? billingOfProfile(owner, this.page.language);
  }

  rememberedSince(): Instant | undefined {
    const owner = this.owner();
    const remembered = owner && this.ports.rememberedBilling.load(owner.id);
    return remembered?.since ?? remembered?.savedAt;
  }

  /**
   * Stores the billing address of an order in this tab, unless it is invalid and so cannot be the address of the order.
   *
   * @param remembers Whether to remember it on this device too. Undefined: only if an address is remembered already.
   */
  save(billing: BillingForm, remembers: boolean | undefined): void {
    const owner = this.owner();
    if (owner === undefined || Object.keys(billingErrors(billing)).length > 0) return;
    const now = this.ports.clock.now();
    this.ports.lastBilling.save(owner.id, { billing, savedAt: now });
    const since = this.rememberedSince();
    if (remembers ?? since !== undefined)
      this.ports.rememberedBilling.save(owner.id, { billing, savedAt: now, since: since ?? now });
  }

  forget(): void {
    const owner = this.owner();
    if (owner !== undefined) this.ports.rememberedBilling.clear(owner.id);
  }
}
