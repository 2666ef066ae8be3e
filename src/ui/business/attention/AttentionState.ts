import type { BusinessId } from '@/domain/business/Business';
import type { CheckedSubscriptions } from '@/domain/business/CheckedSubscriptions';
import type { BusinessMatters } from '@/domain/business/matters';
import type { Instant } from '@/domain/shared/instant';
import type { Money } from '@/domain/shared/Money';
import type { Subscription } from '@/domain/subscription/Subscription';
import type { SubscriptionTotals } from '@/domain/subscription/subscriptionTotals';

/** What is known about the subscriptions of the businesses. */
interface Answers {
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

/** The first check of the document. Only the lines of the cards are shown. */
export interface CheckingAttention extends Answers {
  readonly kind: 'checking';
  /** The number of answers that was announced last. */
  readonly announced: number | undefined;
}

/** The matters have their places. */
export interface ShownAttention extends Answers {
  readonly kind: 'shown';
  readonly rows: readonly BusinessMatters[];
  /** Undefined until every answer has arrived. */
  readonly totals: SubscriptionTotals | undefined;
  readonly checked: CheckedSubscriptions;
  /** The number of businesses that have a subscription. */
  readonly subscribed: number;
  /** The number of businesses whose subscription was not requested. */
  readonly left: number;
  readonly checkedAt: Instant;
  /** Whether subscriptions are being read. */
  readonly isChecking: boolean;
}

/** The number of subscriptions of this check that were read or failed. */
export function answered({ subscriptions, failed, total }: AttentionState): number {
  return Math.min(subscriptions.size + failed.size, total);
}

/** The businesses whose rows stay where they are, then the new ones in the order of urgency. */
export function keepingPlaces(
  before: readonly BusinessMatters[],
  now: readonly BusinessMatters[],
): readonly BusinessMatters[] {
  const byId = new Map(now.map((row) => [row.business.id, row]));
  const kept = before.flatMap(({ business }) => byId.get(business.id) ?? []);
  const places = new Set(kept.map(({ business }) => business.id));
  return [...kept, ...now.filter(({ business }) => !places.has(business.id))];
}
