import type { Instant } from '@/domain/shared/instant';
import type { Language } from '@/domain/shared/language';
import type { PendingNotice } from './PendingNotice';
import type { ReturnPath } from './ReturnPath';
import type { SignOutReason } from './SignOutReason';

/** A kind of record: its key in the storage of the browser and how long it counts. */
export interface RecordKind<Value> {
  /** The key, or the prefix of the keys. The previous release reads the same keys. */
  readonly name: string;
  /** In milliseconds; without it a value counts until it is cleared or the tab is closed. */
  readonly lifetime?: number;
  readonly since?: (value: Value) => Instant;
  /** Where the owner sets the clock back, a value that is newer than the clock counts: nothing typed is lost. */
  readonly outlivesSetBack?: boolean;
}

const MINUTE = 60_000;

/**
 * The language of the last URL in this tab that named one, such as `/he/about` (decision C83). It is no choice of the
 * owner: it counts until the tab is closed or the owner chooses.
 */
export const TAB_LANGUAGE: RecordKind<Language> = { name: 'amin.tab-language' };

interface RecordKinds {
  readonly returnPath: RecordKind<ReturnPath>;
  readonly signOutReason: RecordKind<SignOutReason>;
  readonly pendingNotices: RecordKind<readonly PendingNotice[]>;
}

/** The records of a tab that every visitor may have; those of an owner stand in ownerRecords.ts. */
export const RECORD_KINDS: RecordKinds = {
  /** Decision C5. */
  returnPath: { name: 'amin.wanted-path', lifetime: 15 * MINUTE, since: ({ rememberedAt }) => rememberedAt },
  /** As long as what was begun is stored. */
  signOutReason: { name: 'amin.sign-out-reason', lifetime: 30 * MINUTE, since: ({ at }) => at },
  pendingNotices: { name: 'amin.pending-notices' },
};

export function isExpired<Value>(
  { lifetime = Infinity, since, outlivesSetBack = false }: RecordKind<Value>,
  value: Value,
  now: Instant,
): boolean {
  const age = now - (since?.(value) ?? now);
  return (outlivesSetBack ? age : Math.abs(age)) > lifetime;
}
