import type { UserId } from '@/domain/identity/User';
import type { OrderJournal } from '@/application/ports/OrderJournal';
import type { OwnerRecords } from '@/application/ports/ownerRecords';
import type { SessionRecord, SessionRecords } from '@/application/ports/SessionRecords';

type Clearable = Pick<SessionRecord<unknown>, 'clear'>;
type ClearableRecords = Pick<SessionRecords<unknown, unknown>, 'clearAll'>;

/** The owner's data in the storage of this tab. */
export class OwnerData {
  constructor(
    private readonly preselectedPlan: Clearable,
    private readonly records: Readonly<Record<keyof OwnerRecords, ClearableRecords>>,
    private readonly orders: Pick<OrderJournal, 'close'>,
  ) {}

  /** Clears all data (threats T16), except the orders that are stored for every tab (decision C93). */
  clear(): void {
    this.preselectedPlan.clear();
    for (const records of Object.values(this.records)) records.clearAll();
    this.orders.close();
  }

  /** Clears the drafts and billing addresses of every other owner (decision C77). */
  clearFormDataOfOtherOwners(owner: UserId): void {
    const { drafts, lastBilling, profileDrafts } = this.records;
    for (const records of [drafts, lastBilling, profileDrafts]) records.clearAll(owner);
  }
}
