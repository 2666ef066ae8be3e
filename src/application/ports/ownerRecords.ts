import type { CachedBusinesses } from '@/application/business/CachedBusiness';
import type { ListingDraft } from '@/domain/business/listing/ListingDraft';
import type { ProfileDraft } from '@/domain/profile/ProfileDraft';
import type { LastBilling } from '@/domain/subscription/LastBilling';
import type { SelectionDraft } from '@/domain/subscription/PlanSelection';
import type { PreselectedPlan } from '@/domain/subscription/PreselectedPlan';
import type { RecordKind } from './recordKinds';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long an unfinished wizard or edit is kept, in milliseconds (decision C50). */
const DRAFT_LIFETIME = 30 * MINUTE;

/** What is read of a draft of a business until its form opens. */
export type DraftTime = Pick<ListingDraft, 'savedAt'>;

/** Every kind of record that belongs to a signed-in owner. A sign-out clears those in session storage. */
export interface OwnerRecords {
  readonly drafts: RecordKind<SelectionDraft>;
  readonly lastBilling: RecordKind<LastBilling>;
  readonly rememberedBilling: RecordKind<LastBilling>;
  readonly profileDrafts: RecordKind<ProfileDraft>;
  readonly listingDrafts: RecordKind<DraftTime>;
  readonly cachedBusinesses: RecordKind<CachedBusinesses>;
}

/**
 * The storage keys and lifetimes of a signed-in owner's records. They are a separate module, so that public pages load
 * only recordKinds.ts.
 */
export const OWNER_RECORDS: OwnerRecords = {
  /** The selection and billing data of an unfinished wizard (decision C50). */
  drafts: {
    storageKey: 'amin.draft.',
    lifetime: DRAFT_LIFETIME,
    timestampOf: ({ savedAt }) => savedAt,
    survivesClockSetBack: true,
  },
  /** The billing address of the last order, for the next one (decision C77). */
  lastBilling: {
    storageKey: 'amin.last-billing.',
    lifetime: DRAFT_LIFETIME,
    timestampOf: ({ savedAt }) => savedAt,
  },
  /**
   * In localStorage, because the owner asked for it. The billing address for the next order on this device, for a year
   * after its last use (decision C77).
   */
  rememberedBilling: {
    storageKey: 'amin.remembered-billing.',
    lifetime: 365 * DAY,
    timestampOf: ({ savedAt }) => savedAt,
  },
  /** The unsaved edits of the profile (decision C50). */
  profileDrafts: {
    storageKey: 'amin.profile-draft.',
    lifetime: DRAFT_LIFETIME,
    timestampOf: ({ savedAt }) => savedAt,
    survivesClockSetBack: true,
  },
  /** The unsaved edits of a business (decision C50). */
  listingDrafts: {
    storageKey: 'amin.listing-draft.',
    lifetime: DRAFT_LIFETIME,
    timestampOf: ({ savedAt }) => savedAt,
    survivesClockSetBack: true,
  },
  /**
   * The cached list of businesses. It expires after 12 hours, because an older list may differ too much from the
   * current one.
   */
  cachedBusinesses: {
    storageKey: 'amin.seen-businesses.',
    lifetime: 12 * HOUR,
    timestampOf: ({ seenAt }) => seenAt,
  },
};

/**
 * The plan chosen on the pricing page (decision C79). A visitor may have it too, but only code that has loaded the
 * plans reads or writes it.
 */
export const PRESELECTED_PLAN: RecordKind<PreselectedPlan> = { storageKey: 'amin.preselected-plan' };

/** The names of the folded rows of a page that are open in this tab. */
export const OPEN_ROWS: RecordKind<readonly string[]> = { storageKey: 'amin.open-rows' };

/** The storage keys of the order journal, and their lifetimes in milliseconds. */
export const ORDER_RECORDS = {
  /** In sessionStorage. A confirmed order is shown again after a reload for this long (decision C50). */
  inTab: { name: 'amin.order.', lifetime: 10 * MINUTE },
  /** In localStorage. A placed or accepted order is stored for every tab for this long (decision C93). */
  undecided: { name: 'amin.undecided-order.', lifetime: DAY },
  /**
   * In localStorage. The keys of orders, so that an equal order after an executed or declined one has another key
   * (decision C82). Longer than a service may keep keys.
   */
  keys: { name: 'amin.order-keys.', lifetime: 7 * DAY },
} as const;
