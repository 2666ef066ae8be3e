import * as v from 'valibot';
import type { DraftKey, DraftStore } from '@/application/ports/DraftStore';
import { instant } from '@/domain/shared/instant';
import { parseAddOnId, parsePlanId } from '@/domain/subscription/Plan';
import type { SelectionDraft } from '@/domain/subscription/PlanSelection';
import { removeItemsStarting } from './removeItemsStarting';

const PREFIX = 'amin.draft.';

const TEXT = v.pipe(v.string(), v.maxLength(2000));
const ID = v.pipe(TEXT, v.trim(), v.nonEmpty());

/** Written field by field: whatever else a form may come to hold, such as a card, is not stored by accident. */
const BILLING = v.object({
  firstName: TEXT,
  lastName: TEXT,
  email: TEXT,
  phone: TEXT,
  company: TEXT,
  taxRegistrationNumber: TEXT,
  line1: TEXT,
  city: TEXT,
  zip: TEXT,
  country: TEXT,
});

const DRAFT = v.object({
  cycle: v.picklist(['monthly', 'annual']),
  planId: v.optional(ID),
  addOns: v.pipe(
    v.array(v.object({ id: ID, quantity: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
    v.maxLength(200),
  ),
  method: v.optional(v.picklist(['existing-card', 'new-card'])),
  billing: BILLING,
  fingerprint: v.string(),
  savedAt: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** Keeps drafts in the session storage of the tab. */
export class SessionDraftStore implements DraftStore {
  constructor(private readonly storage: () => Storage) {}

  load(key: DraftKey): SelectionDraft | undefined {
    try {
      const stored: unknown = JSON.parse(this.storage().getItem(nameOf(key)) ?? 'null');
      const parsed = v.safeParse(DRAFT, stored);
      return parsed.success ? toDraft(parsed.output) : undefined;
    } catch {
      return undefined;
    }
  }

  save(key: DraftKey, draft: SelectionDraft): void {
    try {
      this.storage().setItem(nameOf(key), JSON.stringify(v.parse(DRAFT, draft)));
    } catch {
      /* Full or forbidden storage: the wizard goes on without a draft. */
    }
  }

  clear(key: DraftKey): void {
    try {
      this.storage().removeItem(nameOf(key));
    } catch {
      /* Forbidden storage holds nothing to clear. */
    }
  }

  clearAll(): void {
    try {
      removeItemsStarting(PREFIX, this.storage());
    } catch {
      /* Forbidden storage holds nothing to clear. */
    }
  }
}

function nameOf({ userId, businessId }: DraftKey): string {
  return PREFIX + JSON.stringify([userId, businessId]);
}

function toDraft(stored: v.InferOutput<typeof DRAFT>): SelectionDraft {
  return {
    cycle: stored.cycle,
    planId: parsePlanId(stored.planId),
    addOns: stored.addOns.flatMap(({ id, quantity }) => {
      const addOn = parseAddOnId(id);
      return addOn === undefined ? [] : [{ id: addOn, quantity }];
    }),
    method: stored.method,
    billing: stored.billing,
    fingerprint: stored.fingerprint,
    savedAt: instant(stored.savedAt),
  };
}
