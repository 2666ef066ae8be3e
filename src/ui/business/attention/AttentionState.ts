import type { Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { CheckedSubscriptions } from '@/domain/business/CheckedSubscriptions';
import { issuesAmong, type BusinessIssues } from '@/domain/business/issues';
import type { Instant } from '@/domain/shared/instant';
import type { Money } from '@/domain/shared/Money';
import type { Subscription } from '@/domain/subscription/Subscription';
import { totalsOf, type SubscriptionTotals } from '@/domain/subscription/subscriptionTotals';

/** What is known about the subscriptions of the businesses. */
interface KnownSubscriptions {
  /** A business without a subscription has an entry too. */
  readonly subscriptions: ReadonlyMap<BusinessId, Subscription | undefined>;
  /** The businesses whose subscription could not be read. */
  readonly failed: ReadonlySet<BusinessId>;
  /** The number of subscriptions of this check. The others are read only when the owner asks for them. */
  readonly total: number;
  /** The price of the cheapest monthly plan. */
  readonly lowestPrice: Money | undefined;
}

export type AttentionState = CheckingAttention | ShownAttention;

/** The first check since the document was loaded. Only the subscription lines of the cards are shown yet. */
export interface CheckingAttention extends KnownSubscriptions {
  readonly kind: 'checking';
  /** The number of results that was announced last. */
  readonly announced: number | undefined;
}

/** The businesses that need attention are listed. */
export interface ShownAttention extends KnownSubscriptions {
  readonly kind: 'shown';
  readonly rows: readonly BusinessIssues[];
  /** Whether the most urgent row is first. Rows keep their order when a more urgent one arrives later. */
  readonly isInOrder: boolean;
  /** Undefined until every subscription was read or failed. */
  readonly totals: SubscriptionTotals | undefined;
  readonly checked: CheckedSubscriptions;
  /** The number of all businesses. */
  readonly listed: number;
  /** The number of businesses that have a subscription. */
  readonly subscribed: number;
  /** The number of businesses whose subscription was not requested. */
  readonly left: number;
  readonly checkedAt: Instant;
  /** Whether subscriptions are being read. */
  readonly isChecking: boolean;
}

/** The number of subscriptions of this check that were read or failed. */
export function checkedCount({ subscriptions, failed, total }: AttentionState): number {
  return Math.min(subscriptions.size + failed.size, total);
}

/** The rows that were shown before, in the same order, then the new rows in the order of urgency. */
function inStableOrder(
  before: readonly BusinessIssues[],
  now: readonly BusinessIssues[],
): readonly BusinessIssues[] {
  const byId = new Map(now.map((row) => [row.business.id, row]));
  const kept = before.flatMap(({ business }) => byId.get(business.id) ?? []);
  const keptIds = new Set(kept.map(({ business }) => business.id));
  return [...kept, ...now.filter(({ business }) => !keptIds.has(business.id))];
}

interface Check {
  readonly now: Instant;
  readonly checkedAt: Instant;
  /** Whether subscriptions are being read. */
  readonly isChecking: boolean;
}

/** The rows in their order, and what the subscriptions cost. */
export function shownAttention(
  before: AttentionState,
  businesses: readonly Business[],
  { now, checkedAt, isChecking }: Check,
): ShownAttention {
  const { subscriptions, failed, total, lowestPrice } = before;
  const rows = issuesAmong(businesses, subscriptions, now);
  const shown = before.kind === 'shown' ? inStableOrder(before.rows, rows) : rows;
  const subscribed = businesses.flatMap(({ id, timezone: timeZone }) => {
    const subscription = subscriptions.get(id);
    return subscription === undefined ? [] : [{ subscription, timeZone }];
  });
  return {
    kind: 'shown',
    subscriptions,
    failed,
    total,
    lowestPrice,
    rows: shown,
    isInOrder: shown.every((row, position) => row === rows[position]),
    totals: checkedCount(before) < total ? undefined : totalsOf(subscribed, now),
    checked: {
      count: subscriptions.size,
      needingAttention: new Set(rows.map(({ business }) => business.id)),
      unsubscribed: new Set([...subscriptions].flatMap(([id, known]) => (known === undefined ? [id] : []))),
    },
    listed: businesses.length,
    subscribed: subscribed.length,
    left: businesses.filter(({ id }) => !subscriptions.has(id) && !failed.has(id)).length,
    checkedAt,
    isChecking,
  };
}
