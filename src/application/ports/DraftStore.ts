import type { BusinessId } from '@/domain/business/Business';
import type { UserId } from '@/domain/identity/User';
import type { SelectionDraft } from '@/domain/subscription/PlanSelection';

/** Whose draft it is: one per owner and business, so that nobody meets another's (decision C51). */
export interface DraftKey {
  readonly userId: UserId;
  readonly businessId: BusinessId;
}

/**
 * Unfinished subscriptions, in this tab. They hold ids, choices and typed billing fields; never card data or a
 * token. What cannot be read counts as none; storage that is full or forbidden loses the draft, never the app.
 */
export interface DraftStore {
  load(key: DraftKey): SelectionDraft | undefined;
  save(key: DraftKey, draft: SelectionDraft): void;
  clear(key: DraftKey): void;
  /** Forgets every draft of every owner, as at sign-out. */
  clearAll(): void;
}
