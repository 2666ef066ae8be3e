import type { Business } from '@/domain/business/Business';
import type { CheckedSubscriptions } from '@/domain/business/CheckedSubscriptions';
import { issuesAmong, type BusinessIssues } from '@/domain/business/issues';
import type { Instant } from '@/domain/shared/instant';
import { isUsable } from '@/domain/subscription/Subscription';
import { totalsOf, type SubscriptionTotals } from '@/domain/subscription/subscriptionTotals';
import { isLongList } from '@/ui/business/dashboard/paging';
import {
  businessSubscriptions,
  type KnownSubscriptions,
  type BusinessSubscription,
} from '@/ui/business/businessSubscriptions';

/** `checking` until the first rows are computed. Cards and rows of the list show their subscriptions before that. */
export type AttentionState = { readonly kind: 'checking' } | ShownAttention;

export type OwnersTotals = SubscriptionTotals<BusinessSubscription>;

export interface ShownAttention {
  readonly kind: 'shown';
  readonly rows: readonly BusinessIssues[];
  /** Undefined until every subscription was read, or if a price is unknown. */
  readonly totals: OwnersTotals | undefined;
  readonly checked: CheckedSubscriptions;
  /** The number of businesses that have a subscription that is not over. */
  readonly subscribed: number;
  readonly checkedAt: Instant;
}

/** The rows in the order in which they are already shown, then the new rows by urgency. */
function inStableOrder(
  before: readonly BusinessIssues[],
  now: readonly BusinessIssues[],
): readonly BusinessIssues[] {
  const byId = new Map(now.map((row) => [row.business.id, row]));
  const kept = before.flatMap(({ business }) => byId.get(business.id) ?? []);
  const keptIds = new Set(kept.map(({ business }) => business.id));
  return [...kept, ...now.filter(({ business }) => !keptIds.has(business.id))];
}

interface CheckedList {
  readonly businesses: readonly Business[];
  readonly subscriptions: KnownSubscriptions;
  readonly now: Instant;
  readonly checkedAt: Instant;
}

export function computeAttention(
  before: ShownAttention | undefined,
  { businesses, subscriptions, now, checkedAt }: CheckedList,
): ShownAttention {
  const all = issuesAmong(businesses, subscriptions, now);
  /* A long list has a filter for the businesses without a subscription, so they are not listed here. */
  const rows = isLongList(businesses.length) ? all.filter(({ issues }) => issues[0].kind !== 'no-plan') : all;
  const unsubscribed = businesses.filter(
    ({ id, timezone: timeZone }) =>
      subscriptions.has(id) && !isUsable(subscriptions.get(id), { now, timeZone }),
  );
  return {
    kind: 'shown',
    rows: inStableOrder(before?.rows ?? [], rows),
    totals:
      subscriptions.size === businesses.length
        ? totalsOf(businessSubscriptions(businesses, subscriptions), now)
        : undefined,
    checked: {
      count: subscriptions.size,
      needingAttention: new Set(rows.map(({ business }) => business.id)),
      unsubscribed: new Set(unsubscribed.map(({ id }) => id)),
    },
    subscribed: subscriptions.size - unsubscribed.length,
    checkedAt,
  };
}
