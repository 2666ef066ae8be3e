import type { Instant } from '@/domain/shared/instant';
import type { SentOrder } from '@/domain/subscription/SentOrder';
import type { DraftKey } from './DraftStore';

/** What is known about the last order of an owner for a business. */
export type OrderEntry =
  /** It went out, and nobody knows yet what became of it. */
  | { readonly kind: 'sent'; readonly order: SentOrder }
  | { readonly kind: 'confirmed'; readonly order: SentOrder; readonly confirmedAt: Instant };

/** How long a confirmed order is worth showing again after a reload, in milliseconds (decision C29). */
export const CONFIRMATION_LIFETIME = 10 * 60 * 1000;

/**
 * The last order per owner and business, in this tab, so that a reload neither pays twice nor loses a confirmation
 * (faults B.5, decision C29). Never holds card data, a token or personal data. What cannot be read counts as none;
 * storage that is full or forbidden loses the entry, never the app.
 */
export interface OrderJournal {
  load(key: DraftKey): OrderEntry | undefined;
  /** Replaces the entry of the same key. */
  save(key: DraftKey, entry: OrderEntry): void;
  clear(key: DraftKey): void;
}
