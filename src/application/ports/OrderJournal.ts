import type { BusinessId } from '@/domain/business/BusinessId';
import type { UserId } from '@/domain/identity/User';
import type { Instant } from '@/domain/shared/instant';
import type { IdempotencyKey } from '@/domain/subscription/IdempotencyKey';
import type { OrderRefusal } from '@/domain/subscription/orderKinds';
import type { PlacedOrder } from '@/domain/subscription/PlacedOrder';
import type { OwnedBusinessKey } from './recordKeys';

/** What the journal stores of the last order of an owner for a business. */
export type JournalEntry =
  /** The order was stored before it was sent, and its outcome is unknown. */
  | { readonly kind: 'placed'; readonly order: PlacedOrder }
  /** The server accepted the order, and no read has shown it yet. */
  | { readonly kind: 'accepted'; readonly order: PlacedOrder; readonly acceptedAt: Instant }
  | { readonly kind: 'confirmed'; readonly order: PlacedOrder; readonly confirmedAt: Instant };

/**
 * What became of an idempotency key in this browser. `declined`: no read showed the order after the service refused it.
 * `spent`: a new order needs another key.
 */
export type KeyUse = 'unused' | UsedKey;

/** In the order of time. A key never returns to an earlier use. */
export const USED_KEYS = ['sent', 'declined', 'spent'] as const;
export type UsedKey = (typeof USED_KEYS)[number];

/**
 * Stores the last order per owner and business, so that a reload neither pays twice nor loses a confirmation (faults
 * B.5, decision C50). A confirmed order is stored in this tab. A placed or accepted one is stored for every tab of the
 * browser, without its content (decision C93). ownerRecords.ts defines the lifetimes. Entries hold no token, and only
 * hashes of the person and the card. An unreadable entry counts as none. Full or blocked storage loses the entry
 * without an error.
 */
export interface OrderJournal {
  /** Once another tab has decided an order, a placed entry of this tab counts as none, an accepted one as confirmed. */
  load(recordKey: OwnedBusinessKey): JournalEntry | undefined;
  /** Replaces the entry of the same key. */
  save(recordKey: OwnedBusinessKey, entry: JournalEntry): void;
  /** Clears an order whose outcome is known, in this tab and on the device. A later order for the business stays. */
  clear(recordKey: OwnedBusinessKey, decided: PlacedOrder): void;
  /** A key is spent when its order is accepted or confirmed, or cleared after it was declined again. */
  keyUseOf(recordKey: OwnedBusinessKey, idempotencyKey: IdempotencyKey): KeyUse;
  /** A business of the owner with a placed order, whose outcome is unknown. */
  businessWithUnknownOrder(userId: UserId): BusinessId | undefined;
  /** Clears the entries of this tab of other owners. Those that are stored for every tab stay. Called at a sign-in. */
  keepOnly(owner: UserId): void;
  /** Calls the listener after another tab has saved or cleared an order of this key. Returns what removes it. */
  onChange(recordKey: OwnedBusinessKey, listener: () => void): () => void;
  /**
   * Clears the entries of this tab, for all owners. Those that are stored for every tab stay. Called at a sign-out.
   * Afterwards nothing is written, so that a response that arrives late leaves no data.
   */
  close(): void;
}

/**
 * The later of two entries. For the same order the shared entry (`onDevice`) may be newer, but only the tab's entry has
 * the content.
 */
export function latestEntry(
  inTab: JournalEntry | undefined,
  onDevice: JournalEntry | undefined,
): JournalEntry | undefined {
  if (onDevice === undefined) return inTab;
  if (inTab === undefined || onDevice.order.sentAt > inTab.order.sentAt) return onDevice;
  if (inTab.kind !== 'placed' || !isSameOrder(inTab.order, onDevice.order)) return inTab;
  return { ...onDevice, order: { ...onDevice.order, content: inTab.order.content } };
}

/**
 * The entry of this tab, given the decisions of all tabs. `decided` is when the last decided order with this key was
 * sent. A missing shared entry decides nothing, because the browser may have cleared it.
 */
export function entryAfter(
  decided: Instant | undefined,
  inTab: JournalEntry | undefined,
): JournalEntry | undefined {
  if (inTab === undefined || inTab.kind === 'confirmed' || inTab.order.sentAt !== decided) return inTab;
  const { kind, order } = inTab;
  return kind === 'placed' ? undefined : { kind: 'confirmed', order, confirmedAt: inTab.acceptedAt };
}

/** The use of the key of an order after its entry is saved. `entry` is undefined when the entry was cleared. */
export function keyUseAfter(before: KeyUse, order: PlacedOrder, entry: JournalEntry | undefined): UsedKey {
  const after =
    entry === undefined ? USE_WHEN_CLEARED[order.refusal ?? 'refused'] : USE_WHEN_SAVED[entry.kind];
  return before !== 'unused' && USED_KEYS.indexOf(before) > USED_KEYS.indexOf(after) ? before : after;
}

const USE_WHEN_SAVED: Readonly<Record<JournalEntry['kind'], UsedKey>> = {
  placed: 'sent',
  accepted: 'spent',
  confirmed: 'spent',
};

const USE_WHEN_CLEARED: Readonly<Record<OrderRefusal, UsedKey>> = {
  refused: 'sent',
  declined: 'declined',
  'declined-again': 'spent',
};

export function isSameOrder(one: PlacedOrder, other: PlacedOrder): boolean {
  return one.key === other.key && one.sentAt === other.sentAt;
}
