import type { OwnedBusinessKey } from '@/application/ports/recordKeys';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { Instant } from '@/domain/shared/instant';
import { changesOf } from '@/domain/subscription/orderChanges';
import { contentFingerprintOf, type PlacedOrder } from '@/domain/subscription/PlacedOrder';
import { fingerprintOf, totalOf, type SelectionDraft } from '@/domain/subscription/PlanSelection';
import { EMPTY_BILLING_FORM } from '@/domain/validation/BillingAddress';
import type { WizardSelection } from './WizardSelection';
import type { WizardServices } from './WizardServices';

type TypedBilling = Pick<SelectionDraft, 'billing' | 'remembers'>;

const NOTHING_TYPED: TypedBilling = { billing: EMPTY_BILLING_FORM, remembers: undefined };

/** Stores the selection as a draft, which survives a reload. Stores nothing without a signed-in owner. */
export class WizardDraft {
  #isCardChange = false;
  #keptDraft: SelectionDraft | undefined;

  constructor(
    private readonly businessId: BusinessId,
    private readonly services: Pick<WizardServices, 'clock' | 'ownerStores' | 'session'>,
  ) {}

  save(selection: WizardSelection, typed: TypedBilling): void {
    const { initialData } = selection;
    const chosen = this.#isCardChange ? initialData.initial.selection : selection.chosen;
    const savedAt = this.services.clock.now();
    this.#store(
      this.#keptDraft === undefined
        ? {
            cycle: chosen.cycle,
            planId: chosen.plan?.id,
            addOns: chosen.addOns.map(({ addOn, quantity }) => ({ id: addOn.id, quantity })),
            method: chosen.method,
            ...typed,
            fingerprint: fingerprintOf(initialData.subscription),
            total: chosen.plan && totalOf(chosen),
            savedAt,
          }
        : { ...this.#keptDraft, ...typed, savedAt },
    );
  }

  /** Forgets what was typed, and on the page that changes the card also a draft that would order nothing else. */
  forgetBilling(selection: WizardSelection): void {
    if (this.#isCardChange) this.clear();
    else this.save(selection, NOTHING_TYPED);
  }

  clear(): void {
    if (this.#keptDraft !== undefined) this.#store({ ...this.#keptDraft, ...NOTHING_TYPED });
    else if (this.#key !== undefined) this.services.ownerStores.selectionDrafts.clear(this.#key);
  }

  /**
   * During a change of card, only the billing texts of the stored draft change, and not its selection. A draft that
   * orders nothing but a new card is not kept after the change.
   *
   * @param selection As it was opened, before the new card is selected.
   */
  beginCardChange({ chosen, initialData }: WizardSelection): void {
    const { initial, subscription, readAt } = initialData;
    this.#isCardChange = true;
    const changes = changesOf(chosen, subscription, readAt);
    const ordersMore = changes.some((change) => change !== 'card');
    this.#keptDraft = ordersMore ? initial.restored : undefined;
  }

  /** Whether the draft has other items than the order, which another tab may have sent. */
  hasOtherItemsThan({ fingerprintOrdered }: PlacedOrder): boolean {
    const draft = this.#key && this.services.ownerStores.selectionDrafts.load(this.#key);
    if (draft?.planId === undefined) return false;
    return contentFingerprintOf({ ...draft, planId: draft.planId }) !== fingerprintOrdered;
  }

  /** Clears the draft and the preselected plan. One that is newer than the order belongs to the next one. */
  clearAfterOrder(sentAt: Instant): void {
    const { selectionDrafts, preselectedPlan } = this.services.ownerStores;
    const draft = this.#key && selectionDrafts.load(this.#key);
    if (draft === undefined || draft.savedAt <= sentAt) this.clear();
    const preselected = preselectedPlan.load();
    if (preselected !== undefined && preselected.chosenAt <= sentAt) preselectedPlan.clear();
  }

  #store(draft: SelectionDraft): void {
    if (this.#key !== undefined) this.services.ownerStores.selectionDrafts.save(this.#key, draft);
  }

  get #key(): OwnedBusinessKey | undefined {
    const { user } = this.services.session;
    return user && { userId: user.id, businessId: this.businessId };
  }
}
