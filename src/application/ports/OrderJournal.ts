import type { Instant } from '@/domain/shared/instant';
import type { SentOrder } from '@/domain/subscription/SentOrder';
import type { SubscriptionKey } from './SubscriptionKey';

/** The state of the last order of an owner for a business. */
export type OrderEntry =
  /** The order was sent and its outcome is unknown. */
  | { readonly kind: 'sent'; readonly order: SentOrder }
  | {
      readonly kind: 'confirmed';
      readonly order: SentOrder;
      readonly confirmedAt: Instant;
      /** True after a later read returned a subscription. A read without one then means that it was removed. */
      readonly subscriptionWasFound?: boolean | undefined;
    };

/**
 * Stores the last order per owner and business, so that a reload neither pays twice nor loses a confirmation (faults
 * B.5, decision C29). A confirmed order is stored per tab. An order with an unknown outcome is stored for every tab of
 * the browser, without its content (decision C93). ownerRecords.ts defines the lifetimes. Entries hold no card data,
 * token or personal data. An unreadable entry counts as none. Full or blocked storage loses the entry without an error.
 */
export interface OrderJournal {
  load(key: SubscriptionKey): OrderEntry | undefined;
  /** Replaces the entry of the same key. */
  save(key: SubscriptionKey, entry: OrderEntry): void;
  /** Clears a decided order in this tab and in the browser. A different order of the same key stays. */
  clear(key: SubscriptionKey, decided: SentOrder): void;
  /** Clears the entries of all owners except orders with an unknown outcome. Called at sign-out. */
  clearDecided(): void;
}

/** The newer one of this tab's entry and an order with an unknown outcome that another tab sent. */
export function newerEntry(
  inTab: OrderEntry | undefined,
  undecided: SentOrder | undefined,
): OrderEntry | undefined {
  if (undecided === undefined) return inTab;
  const isNewer = inTab === undefined || undecided.sentAt > inTab.order.sentAt;
  return isNewer ? { kind: 'sent', order: undecided } : inTab;
}

export function isSameOrder(one: SentOrder, other: SentOrder): boolean {
  return one.key === other.key && one.sentAt === other.sentAt;
}
