import type { Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { BusinessDisplayStatus } from '@/domain/business/businessStatus';
import type { User } from '@/domain/identity/User';
import type { Instant } from '@/domain/shared/instant';
import { Money } from '@/domain/shared/Money';
import type { Subscription } from '@/domain/subscription/Subscription';
import type { NetworkConditions } from './DemoNetwork';

/** Incremented when the seeds or the format change. Older snapshots are then ignored. */
const SNAPSHOT_VERSION = 4;

/** The objects that changed after the demo started, and its network. The seeds are created again from `startTime`. */
export interface WorldSnapshot {
  readonly startTime: Instant;
  readonly users: readonly User[];
  readonly businesses: readonly Business[];
  readonly statuses: readonly (readonly [BusinessId, BusinessDisplayStatus])[];
  readonly subscriptions: readonly (readonly [BusinessId, Subscription])[];
  readonly conditions: NetworkConditions;
}

export function serializeSnapshot(snapshot: WorldSnapshot): string {
  return JSON.stringify({ version: SNAPSHOT_VERSION, ...snapshot });
}

/**
 * Returns undefined for missing or invalid JSON and for another version. The fields are not validated, because only the
 * demo in this tab writes snapshots. The first signature narrows the type, which the implementation cannot prove.
 */
export function parseSnapshot(text: string | undefined): WorldSnapshot | undefined;
export function parseSnapshot(text = ''): object | undefined {
  try {
    const snapshot: { readonly version?: unknown } | null = JSON.parse(text, reviveMoney);
    return snapshot?.version === SNAPSHOT_VERSION ? snapshot : undefined;
  } catch {
    return undefined;
  }
}

/** Every object with `minor` and `currency` is an amount. */
function reviveMoney(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('minor' in value && 'currency' in value)) return value;
  const money = Money.parse(value.minor, value.currency);
  if (money === undefined) throw new Error('The snapshot has an invalid amount.');
  return money;
}
