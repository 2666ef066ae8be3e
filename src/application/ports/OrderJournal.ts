import type { Instant } from '@/domain/shared/instant';
import type { SentOrder } from '@/domain/subscription/SentOrder';
import type { DraftKey } from './DraftStore';

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

/** How long a confirmed order is worth showing again after a reload, in milliseconds (decision C29). */
export const CONFIRMATION_LIFETIME = 10 * 60 * 1000;

/** How long an undecided order is kept for the next tab, in milliseconds (decision C93). */
export const UNDECIDED_LIFETIME = 24 * 60 * 60 * 1000;

/**
 * The last order per owner and business, so that a reload neither pays twice nor loses a confirmation (faults B.5,
 * decision C29). A confirmed one is known in its tab only; an undecided one in every tab of the device, for as long
 * as UNDECIDED_LIFETIME, without its content (decision C93). Never holds card data, a token or personal data. What
 * cannot be read counts as none; storage that is full or forbidden loses the entry, never the app.
 */
export interface OrderJournal {
  load(key: DraftKey): OrderEntry | undefined;
  /** Replaces the entry of the same key. */
  save(key: DraftKey, entry: OrderEntry): void;
  clear(key: DraftKey): void;
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
