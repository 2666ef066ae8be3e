import type { BusinessId } from '@/domain/business/BusinessId';
import type { DraftTime } from '@/application/ports/ownerRecords';
import type { UserId } from '@/domain/identity/User';
import type { ProfileDraft } from '@/domain/profile/ProfileDraft';
import type { Instant } from '@/domain/shared/instant';
import type { SelectionDraft } from '@/domain/subscription/PlanSelection';
import type { OrderJournal } from '@/application/ports/OrderJournal';
import type { StoredRecord, StoredRecords } from '@/application/ports/StoredRecords';

type Clearable = Pick<StoredRecord<unknown>, 'clear'>;
type ClearableRecords = Pick<StoredRecords<unknown, unknown>, 'clearAll'>;
export type DraftsOf<Draft> = Pick<StoredRecords<unknown, Draft>, 'clearAll' | 'updateAll'>;

interface Records {
  readonly drafts: DraftsOf<SelectionDraft>;
  readonly profileDrafts: DraftsOf<ProfileDraft>;
  readonly listingDrafts: DraftsOf<DraftTime>;
  readonly lastBilling: ClearableRecords;
  readonly cachedBusinesses: ClearableRecords;
}

/** The owner's data in the storage of this tab. */
export class OwnerData {
  constructor(
    private readonly preselectedPlan: Clearable,
    private readonly records: Records,
    private readonly orders: Pick<OrderJournal, 'close' | 'businessWithUnknownOrder'>,
    private readonly rememberedBilling: ClearableRecords,
  ) {}

  /**
   * Clears all data (threats T16), except the orders that are stored for every tab (decision C93) and the billing address
   * that the owner asked to remember on this device (decision C77). No order is written afterwards.
   */
  clear(): void {
    this.preselectedPlan.clear();
    for (const records of Object.values(this.records)) records.clearAll();
    this.orders.close();
  }

  /**
   * Clears the cached businesses. Keeps the drafts, the billing address, the preselected plan and the orders. The lifetime
   * of the drafts starts again, because the page then says how long they are kept.
   */
  clearExceptDrafts(at: Instant): void {
    const { drafts, profileDrafts, listingDrafts, cachedBusinesses } = this.records;
    cachedBusinesses.clearAll();
    drafts.updateAll((draft) => ({ ...draft, savedAt: at }));
    profileDrafts.updateAll((draft) => ({ ...draft, savedAt: at }));
    listingDrafts.updateAll((draft) => ({ ...draft, savedAt: at }));
  }

  /** Clears the drafts and billing addresses of every other owner (decision C77). */
  clearFormDataOfOtherOwners(owner: UserId): void {
    const { drafts, lastBilling, profileDrafts, listingDrafts } = this.records;
    for (const records of [drafts, lastBilling, profileDrafts, listingDrafts, this.rememberedBilling])
      records.clearAll(owner);
  }

  /** A business of the owner with an order whose outcome is unknown. */
  businessWithUnknownOrder(owner: UserId): BusinessId | undefined {
    return this.orders.businessWithUnknownOrder(owner);
  }
}
