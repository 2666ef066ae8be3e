import type { BusinessId } from '@/domain/business/BusinessId';
import type { User } from '@/domain/identity/User';
import type { Instant } from '@/domain/shared/instant';
import { evidenceOf, type PlacedOrder } from '@/domain/subscription/PlacedOrder';
import type { Subscription } from '@/domain/subscription/Subscription';
import type { Clock } from '@/application/ports/Clock';
import type { OrderEntry, OrderJournal } from '@/application/ports/OrderJournal';
import { ORDER_RECORDS } from '@/application/ports/ownerRecords';
import { isBeingSetUp } from './isBeingSetUp';

/** The stored state of the last order of an owner for a business. */
export type LastOrder =
  /** Recently confirmed. The confirmation is shown again after a reload (decision C50). */
  | { readonly kind: 'confirmed'; readonly order: PlacedOrder }
  /**
   * Accepted, but no read has returned the subscription yet. It must not be ordered again (faults B.5). `isDelayed` is
   * true when that takes longer than the texts announce.
   */
  | { readonly kind: 'being-set-up'; readonly order: PlacedOrder; readonly isDelayed: boolean }
  /** The response was lost, and the subscription now shows that the order was executed. */
  | { readonly kind: 'executed'; readonly order: PlacedOrder }
  /** The outcome is unknown. The owner may have been charged. */
  | { readonly kind: 'outcome-unknown'; readonly order: PlacedOrder };

type ConfirmedOrder = Extract<OrderEntry, { readonly kind: 'confirmed' }>;

/** Milliseconds. The texts announce a few minutes (decision C93). */
const SET_UP_TIME = 15 * 60_000;

/** Reads the last order from the journal, so that its outcome is known after a reload and on other pages. */
export class LoadLastOrder {
  constructor(
    private readonly orders: OrderJournal,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes nothing.
   * @param subscription The subscription just read; undefined when there is none or the read failed.
   */
  execute(
    owner: User,
    businessId: BusinessId,
    subscription: Subscription | undefined,
  ): LastOrder | undefined {
    const entry = this.orders.load({ userId: owner.id, businessId });
    return entry && lastOrderFrom(entry, subscription, this.clock.now());
  }

  /** Writes an outcome that the subscription shows into the journal, and clears a confirmation that is over. */
  recordOutcome(owner: User, businessId: BusinessId, subscription: Subscription | undefined): void {
    const key = { userId: owner.id, businessId };
    const entry = this.orders.load(key);
    const now = this.clock.now();
    const confirmed = entry && confirmedEntry(entry, subscription, now);
    if (confirmed === undefined) return;
    if (entry?.kind !== 'confirmed') this.orders.save(key, confirmed);
    if (!isShownAgain(confirmed, now)) this.orders.clear(key, confirmed.order);
  }
}

function lastOrderFrom(
  entry: OrderEntry,
  subscription: Subscription | undefined,
  now: Instant,
): LastOrder | undefined {
  const { kind, order } = entry;
  const confirmed = confirmedEntry(entry, subscription, now);
  if (confirmed === undefined)
    return kind === 'accepted'
      ? { kind: 'being-set-up', order, isDelayed: now - entry.acceptedAt > SET_UP_TIME }
      : { kind: 'outcome-unknown', order };
  if (kind === 'placed') return { kind: 'executed', order };
  return isShownAgain(confirmed, now) ? { kind: 'confirmed', order } : undefined;
}

/** The entry of an order whose outcome is known. Undefined while it is unknown or being set up. */
function confirmedEntry(
  entry: OrderEntry,
  subscription: Subscription | undefined,
  now: Instant,
): ConfirmedOrder | undefined {
  const { order } = entry;
  switch (entry.kind) {
    case 'placed':
      return evidenceOf(order, subscription) === 'executed'
        ? { kind: 'confirmed', order, confirmedAt: now }
        : undefined;
    case 'accepted':
      return isBeingSetUp(entry, subscription, now)
        ? undefined
        : { kind: 'confirmed', order, confirmedAt: entry.acceptedAt };
    case 'confirmed':
      return entry;
  }
}

function isShownAgain({ confirmedAt }: ConfirmedOrder, now: Instant): boolean {
  return Math.abs(now - confirmedAt) < ORDER_RECORDS.inTab.lifetime;
}
