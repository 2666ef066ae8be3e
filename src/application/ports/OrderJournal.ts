import type { Instant } from '@/domain/shared/instant';
import type { SentOrder } from '@/domain/subscription/SentOrder';
import type { SubscriptionKey } from './SubscriptionKey';

/** The state of the last order of an owner for a business. */
export type OrderEntry =
  /** The order was sent and its outcome is unknown. */
  | { readonly kind: 'sent'; readonly order: SentOrder }
  /** The server accepted the order of a new subscription, and no read has returned that subscription yet. */
  | AcceptedOrder
  | { readonly kind: 'confirmed'; readonly order: SentOrder; readonly confirmedAt: Instant };

export interface AcceptedOrder {
  readonly kind: 'accepted';
  readonly order: SentOrder;
  readonly acceptedAt: Instant;
}

/**
 * Stores the last order per owner and business, so that a reload neither pays twice nor loses a confirmation (faults
 * B.5, decision C29). A confirmed order is stored per tab. An order that is sent or accepted is stored for every tab of
 * the browser, without its content (decision C93). ownerRecords.ts defines the lifetimes. Entries hold no card data,
 * token or personal data. An unreadable entry counts as none. Full or blocked storage loses the entry without an error.
 */
export interface OrderJournal {
  load(key: SubscriptionKey): OrderEntry | undefined;
  /** Replaces the entry of the same key. */
  save(key: SubscriptionKey, entry: OrderEntry): void;
  /** Clears a decided order in this tab and in the browser. A different order of the same key stays. */
  clear(key: SubscriptionKey, decided: SentOrder): void;
  /** Clears the entries of this tab, for all owners. Those that are stored for every tab stay. Called at sign-out. */
  clearTab(): void;
}

/**
 * The entry of the later order. When both are of the same order, `onDevice` may have a newer state, which another tab
 * saved, and `inTab` has the content.
 */
export function latestEntry(
  inTab: OrderEntry | undefined,
  onDevice: OrderEntry | undefined,
): OrderEntry | undefined {
  if (onDevice === undefined) return inTab;
  if (inTab === undefined || onDevice.order.sentAt > inTab.order.sentAt) return onDevice;
  if (inTab.kind !== 'sent' || !isSameOrder(inTab.order, onDevice.order)) return inTab;
  return { ...onDevice, order: { ...onDevice.order, content: inTab.order.content } };
}

/**
 * Whether another tab has decided the order, so that it is no longer stored for every tab. The first entry of an order
 * has no `lostAt`, and is stored for every tab.
 */
export function isDecidedElsewhere(entry: OrderEntry, onDevice: OrderEntry | undefined): boolean {
  if (entry.kind !== 'sent' || entry.order.lostAt === undefined) return false;
  return onDevice === undefined || !isSameOrder(onDevice.order, entry.order);
}

export function isSameOrder(one: SentOrder, other: SentOrder): boolean {
  return one.key === other.key && one.sentAt === other.sentAt;
}
