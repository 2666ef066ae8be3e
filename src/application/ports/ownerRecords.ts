import type { CachedBusinesses } from '@/application/business/CachedBusiness';
import type { ListingDraft } from '@/domain/business/listing/ListingDraft';
import type { UserId } from '@/domain/identity/User';
import type { ProfileDraft } from '@/domain/profile/ProfileDraft';
import type { Instant } from '@/domain/shared/instant';
import type { LastBilling } from '@/domain/subscription/LastBilling';
import type { SelectionDraft } from '@/domain/subscription/PlanSelection';
import type { PreselectedPlan } from '@/domain/subscription/PreselectedPlan';
import type { ListingPartKey, OwnedBusinessKey, OwnerHash } from './recordKeys';
import { DRAFT_LIFETIME, type RecordKind } from './recordKinds';
import type { StoredRecord, KeyedRecords } from './StoredRecord';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The records of a signed-in owner, except the orders, which `OrderJournal` stores. */
export interface OwnerStores {
  /** The selection and billing data of an unfinished wizard (decision C50). */
  readonly selectionDrafts: KeyedRecords<OwnedBusinessKey, SelectionDraft>;
  /** The unsaved edits of the profile (decision C50). */
  readonly profileDrafts: KeyedRecords<UserId, ProfileDraft>;
  /**
   * The unsaved edits of a business (decision C50). This store reads only their times. `listingDrafts`
   * (composition/BoundServices.ts) reads them whole.
   */
  readonly listingDrafts: KeyedRecords<ListingPartKey, Pick<ListingDraft, 'savedAt'>>;
  /** The billing address of the last order, for the next one (decision C77). */
  readonly lastBilling: KeyedRecords<UserId, LastBilling>;
  /** The billing address that the owner asked to remember on this device (decision C77). */
  readonly rememberedBilling: KeyedRecords<UserId, LastBilling>;
  readonly cachedBusinesses: KeyedRecords<UserId, CachedBusinesses>;
  /** The plan chosen on the pricing page (decision C79). A visitor may have it too. */
  readonly preselectedPlan: StoredRecord<PreselectedPlan>;
  /** The names of the folded rows that are open in this tab. */
  readonly openRows: StoredRecord<readonly string[]>;
  /** When the owner hid the offers of annual billing on this device. */
  readonly annualOfferHiddenAt: StoredRecord<{ readonly at: Instant }>;
  /** When an owner signed out on this device. The next sign-in clears it. */
  readonly signOutTimes: KeyedRecords<OwnerHash, { readonly at: Instant }>;
}

type ValueOf<Store> =
  Store extends KeyedRecords<infer _Key, infer Value>
    ? Value
    : Store extends StoredRecord<infer Value>
      ? Value
      : never;

/** What clears a record, if it has not expired before. */
export type RecordEnd =
  /** The end of the session, whatever its cause. */
  | 'session'
  /** A sign-out. If its key names the owner, the sign-in of another owner too. The record outlives an expired session. */
  | 'sign-out'
  /** The sign-in of another owner. */
  | 'another-owner'
  /** Only its lifetime, or the end of the tab. The record does not identify a person. */
  | 'lifetime';

interface OwnerRecord {
  readonly endsWith: RecordEnd;
  /** In localStorage. Otherwise in sessionStorage. */
  readonly isOnDevice?: true;
  /** The lifetime starts again when the session expires, so that a draft is kept as long as the sign-out bar says. */
  readonly restartsAtExpiry?: true;
}

const DRAFT = {
  lifetime: DRAFT_LIFETIME,
  timestampOf: ({ savedAt }: { readonly savedAt: Instant }) => savedAt,
  survivesClockSetBack: true,
  endsWith: 'sign-out',
  restartsAtExpiry: true,
} as const;

/**
 * Where each record of an owner is stored, for how long, and what clears it. `OwnerData` clears by this table. This
 * module is separate from recordKinds.ts, so that public pages do not load it.
 */
export const OWNER_RECORDS: {
  readonly [Name in keyof OwnerStores]: RecordKind<ValueOf<OwnerStores[Name]>> & OwnerRecord;
} = {
  selectionDrafts: { storageKey: 'amin.draft.', ...DRAFT },
  profileDrafts: { storageKey: 'amin.profile-draft.', ...DRAFT },
  listingDrafts: { storageKey: 'amin.listing-draft.', ...DRAFT },
  lastBilling: {
    storageKey: 'amin.last-billing.',
    lifetime: DRAFT_LIFETIME,
    timestampOf: ({ savedAt }) => savedAt,
    endsWith: 'sign-out',
  },
  /** Expires a year after its last use. */
  rememberedBilling: {
    storageKey: 'amin.remembered-billing.',
    lifetime: 365 * DAY,
    timestampOf: ({ savedAt }) => savedAt,
    endsWith: 'another-owner',
    isOnDevice: true,
  },
  /** Expires, because an older list may differ too much from the current one. */
  cachedBusinesses: {
    storageKey: 'amin.seen-businesses.',
    lifetime: 12 * HOUR,
    timestampOf: ({ seenAt }) => seenAt,
    endsWith: 'session',
  },
  /** The sign-in of another owner keeps it, because its key contains no owner. */
  preselectedPlan: { storageKey: 'amin.preselected-plan', endsWith: 'sign-out' },
  openRows: { storageKey: 'amin.open-rows', endsWith: 'lifetime' },
  annualOfferHiddenAt: {
    storageKey: 'amin.no-annual-offer',
    lifetime: 180 * DAY,
    timestampOf: ({ at }) => at,
    endsWith: 'lifetime',
    isOnDevice: true,
  },
  /** Longer than the time for which a provider renews the session of an unused tab. */
  signOutTimes: {
    storageKey: 'amin.signed-out.',
    lifetime: 30 * DAY,
    timestampOf: ({ at }) => at,
    survivesClockSetBack: true,
    endsWith: 'lifetime',
    isOnDevice: true,
  },
};

/** The records of the order journal, with lifetimes in milliseconds. They contain hashes of the card. */
export const ORDER_RECORDS = {
  /** A confirmed order is shown again after a reload for this long (decision C50). */
  inTab: { storageKey: 'amin.order.', lifetime: 10 * MINUTE, endsWith: 'sign-out' },
  /**
   * A placed or accepted order is stored for every tab for this long (decision C93), or only for its tab while that
   * storage is full.
   */
  onDevice: {
    storageKey: 'amin.undecided-order.',
    lifetime: DAY,
    endsWith: 'lifetime',
    isOnDevice: true,
  },
  /**
   * The keys of orders, so that no key is used again for an equal order after an executed or declined one (decision
   * C82). Services keep keys for less than seven days.
   */
  keys: { storageKey: 'amin.order-keys.', lifetime: 7 * DAY, endsWith: 'lifetime', isOnDevice: true },
} as const satisfies Readonly<Record<string, OwnerRecord & { storageKey: string; lifetime: number }>>;
