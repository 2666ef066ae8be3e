import type { Instant } from '@/domain/shared/instant';
import type { SentOrder } from '@/domain/subscription/SentOrder';
import type { SubscriptionKey } from './SubscriptionKey';

/** What is known about the last order of an owner for a business. */
export type OrderEntry =
  /** It went out, and nobody knows yet what became of it. */
  | { readonly kind: 'sent'; readonly order: SentOrder }
  | {
      readonly kind: 'confirmed';
      readonly order: SentOrder;
      readonly confirmedAt: Instant;
      /** A subscription was read since: from now on "none" means that there is none any more. */
      readonly wasSeen?: boolean | undefined;
    };

/**
 * The last order per owner and business, so that a reload neither pays twice nor loses a confirmation (faults B.5,
 * decision C29). A confirmed one is known in its tab only; an undecided one in every tab of the device, for as long
 * as ownerRecords.ts says, without its content (decision C93). Never holds card data, a token or personal data. What
 * cannot be read counts as none; storage that is full or forbidden loses the entry, never the app.
 */
export interface OrderJournal {
  load(key: SubscriptionKey): OrderEntry | undefined;
  /** Replaces the entry of the same key. */
  save(key: SubscriptionKey, entry: OrderEntry): void;
  clear(key: SubscriptionKey): void;
  /** Forgets everything but undecided orders, whoever's it is, as at sign-out. */
  clearDecided(): void;
}

/** The entry that counts, of what the tab knows and what another tab may have left undecided: the newer one. */
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
