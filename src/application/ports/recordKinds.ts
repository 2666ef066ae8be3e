import type { CachedBusinesses } from '@/application/business/CachedBusiness';
import type { UserId } from '@/domain/identity/User';
import type { ProfileDraft } from '@/domain/profile/ProfileDraft';
import type { Instant } from '@/domain/shared/instant';
import type { Language } from '@/domain/shared/language';
import type { SelectionDraft } from '@/domain/subscription/PlanSelection';
import type { PendingNotice } from './PendingNotice';
import type { ReturnPath } from './ReturnPath';
import type { SignOutReason } from './SignOutReason';
import { subscriptionKeyText, type SubscriptionKey } from './SubscriptionKey';

interface Expiry<Value> {
  readonly afterMilliseconds: number;
  readonly since: (value: Value) => Instant;
  /** True for typed data: a value from the future, after the clock was set back, still counts. */
  readonly survivesClockSetBack: boolean;
}

/** The storage key and the lifetime of a kind of record. */
export interface RecordKind<Value> {
  /** The key, or the prefix of the keys. The previous release reads the same keys. */
  readonly name: string;
  /** Missing when a value is valid until it is cleared or the tab is closed. */
  readonly expiry?: Expiry<Value>;
}

/** A kind with one record per key. The storage key is the name followed by the text of the key. */
export interface RecordsKind<Key, Value> extends RecordKind<Value> {
  readonly keyText: (key: Key) => string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * The language of the last URL in this tab that contains one, for example `/he/about` (decision C83). It is valid until
 * the tab is closed or the owner selects a language.
 */
export const TAB_LANGUAGE: RecordKind<Language> = { name: 'amin.tab-language' };

/** The records in session storage. None of them contains card data or a token. */
export const RECORD_KINDS = {
  /** An unfinished subscription (decision C50). */
  drafts: perKey<SubscriptionKey, SelectionDraft>(
    subscriptionKeyText,
    kind('amin.draft.', 30 * MINUTE, ({ savedAt }) => savedAt, { survivesClockSetBack: true }),
  ),
  /** An unsaved profile form. It has the lifetime of an unfinished subscription (decision C50). */
  profileDrafts: perKey<UserId, ProfileDraft>(
    userIdText,
    kind('amin.profile-draft.', 30 * MINUTE, ({ savedAt }) => savedAt, { survivesClockSetBack: true }),
  ),
  /** The cached businesses of the dashboard. Older ones are probably out of date. */
  cachedBusinesses: perKey<UserId, CachedBusinesses>(
    userIdText,
    kind('amin.seen-businesses.', 12 * HOUR, ({ seenAt }) => seenAt),
  ),
  /** The page to return to after sign-in (decision C5). */
  returnPath: kind<ReturnPath>('amin.wanted-path', 15 * MINUTE, ({ rememberedAt }) => rememberedAt),
  /** The reason of the last sign-out. It has the lifetime of the drafts. */
  signOutReason: kind<SignOutReason>('amin.sign-out-reason', 30 * MINUTE, ({ at }) => at),
  pendingNotices: untilCleared<readonly PendingNotice[]>('amin.pending-notices'),
} as const;

/** The records of the order journal. Lifetimes are in milliseconds. */
export const ORDER_RECORDS = {
  /** In session storage. A confirmed order is shown again after a reload for this long (decision C29). */
  inTab: { name: 'amin.order.', confirmedLifetime: 10 * MINUTE },
  /** In local storage. An order with an unknown outcome is stored for this long (decision C93). */
  onDevice: { name: 'amin.undecided-order.', lifetime: 24 * HOUR },
} as const;

export function isExpired<Value>({ expiry }: RecordKind<Value>, value: Value, now: Instant): boolean {
  if (expiry === undefined) return false;
  const age = now - expiry.since(value);
  return (expiry.survivesClockSetBack ? age : Math.abs(age)) > expiry.afterMilliseconds;
}

function untilCleared<Value>(name: string): RecordKind<Value> {
  return { name };
}

function kind<Value>(
  name: string,
  afterMilliseconds: number,
  since: (value: Value) => Instant,
  { survivesClockSetBack = false } = {},
): RecordKind<Value> {
  return { name, expiry: { afterMilliseconds, since, survivesClockSetBack } };
}

function perKey<Key, Value>(
  keyText: (key: Key) => string,
  records: RecordKind<Value>,
): RecordsKind<Key, Value> {
  return { ...records, keyText };
}

function userIdText(id: UserId): string {
  return id;
}
