import type { Instant } from '@/domain/shared/instant';
import type { Language } from '@/domain/shared/language';
import type { PendingToast } from './PendingToast';
import type { ReturnPath } from './ReturnPath';
import type { NoSessionReason } from './NoSessionReason';

/** Where a kind of record is stored, and how long. */
export interface RecordKind<Value> {
  /** The key in the storage, or the prefix of the keys of a `KeyedRecords`. */
  readonly storageKey: string;
  /** In milliseconds. Without a lifetime a value is valid until it is cleared or the tab is closed. */
  readonly lifetime?: number;
  /** The lifetime of one value, where it depends on the value. */
  readonly lifetimeOf?: (value: Value) => number;
  /** The time from which the lifetime of a value counts. */
  readonly timestampOf?: (value: Value) => Instant;
  /** If true, a value with a time in the future is valid, so that setting the clock back loses no inputs. */
  readonly survivesClockSetBack?: boolean;
}

const MINUTE = 60_000;

/**
 * How long an unfinished wizard or edit and the last billing address are kept, in milliseconds (decision C50). After a
 * session, the sign-out bar is shown for the same time, and the path that the bar offers is stored for the same time.
 */
export const DRAFT_LIFETIME = 30 * MINUTE;

/** How long the path of a page that was opened without a session is stored, in milliseconds. */
const SIGN_IN_REQUIRED_LIFETIME = 15 * MINUTE;

/**
 * The language of the last URL in this tab that contains one, for example `/he/about` (decision C67). It is valid until
 * the tab is closed or the owner selects a language. It is stored as plain text, by the inline script in the head.
 */
export const TAB_LANGUAGE: RecordKind<Language> = { storageKey: 'amin.tab-language' };

interface RecordKinds {
  readonly returnPath: RecordKind<ReturnPath>;
  readonly noSessionReason: RecordKind<NoSessionReason>;
  readonly pendingToasts: RecordKind<readonly PendingToast[]>;
}

/** The records of a tab that every visitor may have. The records of a signed-in owner are in ownerRecords.ts. */
export const RECORD_KINDS: RecordKinds = {
  /** The page to open after the sign-in (decision C5). After the end of a session it is kept as long as the reason. */
  returnPath: {
    storageKey: 'amin.wanted-path',
    lifetimeOf: ({ wasSignedIn }) => (wasSignedIn === true ? DRAFT_LIFETIME : SIGN_IN_REQUIRED_LIFETIME),
    timestampOf: ({ rememberedAt }) => rememberedAt,
  },
  /** Why the owner is signed out. Kept as long as `returnPath`, and after a session as long as its drafts. */
  noSessionReason: {
    storageKey: 'amin.sign-out-reason',
    lifetimeOf: ({ cause }) => (cause === 'sign-in-required' ? SIGN_IN_REQUIRED_LIFETIME : DRAFT_LIFETIME),
    timestampOf: ({ at }) => at,
  },
  pendingToasts: { storageKey: 'amin.pending-notices' },
};

export function isExpired<Value>(
  { lifetime = Infinity, lifetimeOf, timestampOf, survivesClockSetBack = false }: RecordKind<Value>,
  value: Value,
  now: Instant,
): boolean {
  const age = now - (timestampOf?.(value) ?? now);
  return (survivesClockSetBack ? age : Math.abs(age)) > (lifetimeOf?.(value) ?? lifetime);
}
