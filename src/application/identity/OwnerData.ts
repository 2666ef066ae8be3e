import type { UserId } from '@/domain/identity/User';
import type { OrderJournal } from '@/application/ports/OrderJournal';
import type { SessionRecord, SessionRecords } from '@/application/ports/SessionRecords';

type Clearable = Pick<SessionRecord<unknown>, 'clear'>;
type ClearableRecords = Pick<SessionRecords<unknown, unknown>, 'clearAll'>;

/** The owner's data in the storage of this tab. */
export class OwnerData {
  constructor(
    private readonly preselectedPlan: Clearable,
    private readonly drafts: ClearableRecords,
    private readonly lastBilling: ClearableRecords,
    private readonly profileDrafts: ClearableRecords,
    private readonly orders: Pick<OrderJournal, 'clearTab'>,
    private readonly cachedBusinesses: ClearableRecords,
  ) {}

  /** Clears all data (threats T16), except the orders that are stored for every tab (decision C93). */
  clear(): void {
    this.preselectedPlan.clear();
    this.#clearInputs();
    this.orders.clearTab();
    this.cachedBusinesses.clearAll();
  }

  /** Clears the drafts and billing addresses of every other owner (decision C77). */
  clearFormDataOfOtherOwners(owner: UserId): void {
    this.#clearInputs(owner);
  }

  #clearInputs(except?: UserId): void {
    this.drafts.clearAll(except);
    this.lastBilling.clearAll(except);
    this.profileDrafts.clearAll(except);
  }
}
