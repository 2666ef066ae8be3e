import type { LocalTime } from '@/domain/shared/plainDate';
import {
  hasEnded,
  isCancelled,
  isRunning,
  planItemOf,
  type Subscription,
  type SubscriptionItem,
} from './Subscription';

/** Why the owner cannot change only the card of a subscription (decision C106). */
export type CardChangeObstacle =
  /** The business has none, or it has ended. */
  | 'no-subscription'
  | 'cancelled'
  /** It is paused or its status is unknown, so that the order could change more than the card. */
  | 'not-active'
  /** The order would leave out an item that could not be read. */
  | 'items-unread'
  | 'no-plan'
  | 'plan-retired'
  | 'add-ons-retired';

/** @param retired The items that are no longer sold, so that an order cannot contain them. */
export function cardChangeObstacleOf(
  subscription: Subscription | undefined,
  retired: readonly SubscriptionItem[],
  at: LocalTime,
): CardChangeObstacle | undefined {
  if (subscription === undefined || hasEnded(subscription, at)) return 'no-subscription';
  if (isCancelled(subscription)) return 'cancelled';
  if (subscription.hasUnreadItems) return 'items-unread';
  if (planItemOf(subscription) === undefined) return 'no-plan';
  if (retired.some(({ type }) => type === 'plan')) return 'plan-retired';
  if (retired.length > 0) return 'add-ons-retired';
  return isRunning(subscription) ? undefined : 'not-active';
}
