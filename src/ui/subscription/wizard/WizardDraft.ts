import type { Clock } from '@/application/ports/Clock';
import type { StoredRecord, StoredRecords } from '@/application/ports/StoredRecords';
import type { OwnedBusinessKey } from '@/application/ports/recordKeys';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { User } from '@/domain/identity/User';
import type { Instant } from '@/domain/shared/instant';
import { fingerprintOf, totalOf, type SelectionDraft } from '@/domain/subscription/PlanSelection';
import type { PreselectedPlan } from '@/domain/subscription/PreselectedPlan';
import { EMPTY_BILLING_FORM, type BillingForm } from '@/domain/validation/BillingAddress';
import type { WizardSelection } from './WizardSelection';

export interface DraftPorts {
  readonly drafts: StoredRecords<OwnedBusinessKey, SelectionDraft>;
  readonly preselectedPlan: Pick<StoredRecord<PreselectedPlan>, 'clear'>;
  readonly clock: Clock;
}

/** Stores the selection as a draft, which survives a reload. Stores nothing without a signed-in owner. */
export class WizardDraft {
  #kept: SelectionDraft | undefined;

  constructor(
    private readonly businessId: BusinessId,
    private readonly owner: () => User | undefined,
    private readonly ports: DraftPorts,
  ) {}

  save({ chosen, initialData }: WizardSelection, billing: BillingForm): void {
    this.#store(
      this.#kept === undefined
        ? {
            cycle: chosen.cycle,
            planId: chosen.plan?.id,
            addOns: chosen.addOns.map(({ addOn, quantity }) => ({ id: addOn.id, quantity })),
            method: chosen.method,
            billing,
            fingerprint: fingerprintOf(initialData.subscription),
            total: chosen.plan && totalOf(chosen),
            savedAt: this.ports.clock.now(),
          }
        : { ...this.#kept, billing, savedAt: this.ports.clock.now() },
    );
  }

  clear(): void {
    if (this.#kept !== undefined) this.#store({ ...this.#kept, billing: EMPTY_BILLING_FORM });
    else if (this.key !== undefined) this.ports.drafts.clear(this.key);
  }

  /** During a change of card, only the billing texts of the stored draft change, and not its selection. */
  keepSelection(draft: SelectionDraft | undefined): void {
    this.#kept = draft;
  }

  #store(draft: SelectionDraft): void {
    if (this.key !== undefined) this.ports.drafts.save(this.key, draft);
  }

  /**
   * Clears the draft and the preselected plan, unless the draft is newer than the order and belongs to the next one.
   */
  clearAfterOrder(sentAt: Instant): void {
    const draft = this.key && this.ports.drafts.load(this.key);
    if (draft !== undefined && draft.savedAt > sentAt) return;
    this.clear();
    this.ports.preselectedPlan.clear();
  }

  private get key(): OwnedBusinessKey | undefined {
    const owner = this.owner();
    return owner === undefined ? undefined : { userId: owner.id, businessId: this.businessId };
  }
}
