import type { Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { CheckedSubscriptions } from '@/domain/business/CheckedSubscriptions';
import { issuesAmong, type BusinessIssues } from '@/domain/business/issues';
import type { Instant } from '@/domain/shared/instant';
import type { Subscription } from '@/domain/subscription/Subscription';
import { totalsOf, type SubscriptionTotals } from '@/domain/subscription/subscriptionTotals';
import { isLongList } from '@/ui/business/dashboard/listPages';
import { ownersSubscriptions, type OwnersSubscription } from '@/ui/business/ownersSubscriptions';

/** `checking` until the first rows are computed. Cards and rows of the list show their subscriptions before that. */
export type AttentionState = { readonly kind: 'checking' } | ShownAttention;

export type OwnersTotals = SubscriptionTotals<OwnersSubscription>;

/** The businesses that need attention are listed. */
export interface ShownAttention {
  readonly kind: 'shown';
  readonly rows: readonly BusinessIssues[];
  /** Undefined until every subscription was read, or if a price is unknown. */
  readonly totals: OwnersTotals | undefined;
  readonly checked: CheckedSubscriptions;
  /** The number of businesses that have a subscription. */
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

interface Check {
  readonly businesses: readonly Business[];
  /** A business without a subscription has an entry too. */
  readonly subscriptions: ReadonlyMap<BusinessId, Subscription | undefined>;
  readonly now: Instant;
  readonly checkedAt: Instant;
}

export function shownAttention(
  before: ShownAttention | undefined,
  { businesses, subscriptions, now, checkedAt }: Check,
): ShownAttention {
  const all = issuesAmong(businesses, subscriptions, now);
  /* In a long list a filter shows the businesses without a subscription, so they are no rows here. */
  const rows = isLongList(businesses.length) ? all.filter(({ issues }) => issues[0].kind !== 'no-plan') : all;
  const subscribed = ownersSubscriptions(businesses, subscriptions);
  return {
    kind: 'shown',
    rows: inStableOrder(before?.rows ?? [], rows),
    totals: subscriptions.size === businesses.length ? totalsOf(subscribed, now) : undefined,
    checked: {
      count: subscriptions.size,
      needingAttention: new Set(rows.map(({ business }) => business.id)),
      unsubscribed: new Set([...subscriptions].flatMap(([id, known]) => (known === undefined ? [id] : []))),
    },
    subscribed: subscribed.length,
    checkedAt,
  };
}
