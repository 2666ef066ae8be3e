import type { BusinessId } from '@/domain/business/BusinessId';
import type { User } from '@/domain/identity/User';
import type { LocalTime } from '@/domain/shared/plainDate';
import { evidenceOf, type PlacedOrder } from '@/domain/subscription/PlacedOrder';
import type { Subscription } from '@/domain/subscription/Subscription';
import type { Clock } from '@/application/ports/Clock';
import type { JournalEntry, OrderJournal } from '@/application/ports/OrderJournal';
import { ORDER_RECORDS } from '@/application/ports/ownerRecords';
import { isNotShownYet, SET_UP_TIME } from './isNotShownYet';

/** The state of the last order for a business, from the journal and the subscription. */
export type LastOrder =
  /** Recently confirmed. The confirmation is shown again after a reload (decision C50). */
  | { readonly kind: 'confirmed'; readonly order: PlacedOrder }
  /**
   * Accepted, but no read has shown the order yet. It must not be ordered again (faults B.5). `isDelayed` means that
   * this takes longer than the texts announce. Only an order of a new subscription can be delayed.
   */
  | { readonly kind: 'being-set-up'; readonly order: PlacedOrder; readonly isDelayed: boolean }
  /** The response was lost, and the subscription now shows that the order was executed. */
  | { readonly kind: 'reconciled'; readonly order: PlacedOrder }
  /** The outcome is unknown. The owner may have been charged. */
  | { readonly kind: 'outcome-unknown'; readonly order: PlacedOrder };

type ConfirmedEntry = Extract<JournalEntry, { readonly kind: 'confirmed' }>;

/** Compares the last order in the journal with the subscription, saves what that proves, and returns the result. */
export class UpdateLastOrder {
  constructor(
    private readonly orders: OrderJournal,
    private readonly clock: Clock,
  ) {}

  /**
   * Saves an outcome that the subscription proves, and clears a confirmation that is no longer shown.
   * @param subscription The subscription just read; undefined when there is none or the read failed.
   * @param timeZone That of the business.
   */
  execute(
    owner: User,
    businessId: BusinessId,
    subscription: Subscription | undefined,
    timeZone: string | undefined,
  ): LastOrder | undefined {
    const recordKey = { userId: owner.id, businessId };
    const entry = this.orders.load(recordKey);
    if (entry === undefined) return undefined;
    const { kind, order } = entry;
    const now = this.clock.now();
    const confirmed = confirmedEntry(entry, subscription, { now, timeZone });
    if (confirmed === undefined)
      return kind === 'accepted'
        ? { kind: 'being-set-up', order, isDelayed: Math.abs(now - entry.acceptedAt) > SET_UP_TIME }
        : { kind: 'outcome-unknown', order };
    if (kind !== 'confirmed') this.orders.save(recordKey, confirmed);
    const isShownAgain = Math.abs(now - confirmed.confirmedAt) < ORDER_RECORDS.inTab.lifetime;
    if (!isShownAgain) this.orders.clear(recordKey, order);
    if (kind === 'placed') return { kind: 'reconciled', order };
    return isShownAgain ? { kind: 'confirmed', order } : undefined;
  }
}

/** Undefined while the outcome is unknown or the order is being set up. */
function confirmedEntry(
  entry: JournalEntry,
  subscription: Subscription | undefined,
  at: LocalTime,
): ConfirmedEntry | undefined {
  const { order } = entry;
  switch (entry.kind) {
    case 'placed':
      return evidenceOf(order, subscription) === 'executed'
        ? { kind: 'confirmed', order, confirmedAt: at.now }
        : undefined;
    case 'accepted':
      return isNotShownYet(entry, subscription, at)
        ? undefined
        : { kind: 'confirmed', order, confirmedAt: entry.acceptedAt };
    case 'confirmed':
      return entry;
  }
}
