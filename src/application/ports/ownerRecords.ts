import type { CachedBusinesses } from '@/application/business/CachedBusiness';
import type { ProfileDraft } from '@/domain/profile/ProfileDraft';
import type { SelectionDraft } from '@/domain/subscription/PlanSelection';
import type { RecordKind } from './recordKinds';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface OwnerRecords {
  readonly drafts: RecordKind<SelectionDraft>;
  readonly profileDrafts: RecordKind<ProfileDraft>;
  readonly cachedBusinesses: RecordKind<CachedBusinesses>;
}

/** The records of a signed-in owner. They stand apart from those that every visitor loads (recordKinds.ts). */
export const OWNER_RECORDS: OwnerRecords = {
  /** An unfinished subscription (decision C50). */
  drafts: {
    name: 'amin.draft.',
    lifetime: 30 * MINUTE,
    since: ({ savedAt }) => savedAt,
    outlivesSetBack: true,
  },
  /** A profile as it was typed and not saved; as long as an unfinished subscription (decision C50). */
  profileDrafts: {
    name: 'amin.profile-draft.',
    lifetime: 30 * MINUTE,
    since: ({ savedAt }) => savedAt,
    outlivesSetBack: true,
  },
  /** An older list says too little about the present one. */
  cachedBusinesses: { name: 'amin.seen-businesses.', lifetime: 12 * HOUR, since: ({ seenAt }) => seenAt },
};

/** The records of the order journal, in milliseconds. */
export const ORDER_RECORDS = {
  /** In the tab. A confirmed order is shown again after a reload for this long (decision C29). */
  inTab: { name: 'amin.order.', lifetime: 10 * MINUTE },
  /** On the device. An undecided order is stored for the next tab for this long (decision C93). */
  onDevice: { name: 'amin.undecided-order.', lifetime: 24 * HOUR },
} as const;
