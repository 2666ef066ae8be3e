import type { LocalTime } from '@/domain/shared/plainDate';
import type { PlanSelection } from './PlanSelection';
import {
  addOnItemsOf,
  hasEnded,
  isCancelled,
  isNonRenewing,
  planItemOf,
  type Subscription,
} from './Subscription';

export type OrderChange =
  /** The order creates a subscription: there is none, or it has ended. */
  | 'subscription'
  | 'plan'
  | 'add-ons'
  /** The owner pays with a new card. */
  | 'card'
  /**
   * The order reverts a cancellation (decision C4), which may also have a date that cannot be read (decision C10), or
   * renews a non-renewing subscription. It does not end a pause (ASSUMPTION-30).
   */
  | 'status';

/** In display order. An order without changes is not sent, because some servers charge for it (decision C85). */
export function changesOf(
  { plan, addOns, method }: PlanSelection,
  subscription: Subscription | undefined,
  at: LocalTime,
): readonly OrderChange[] {
  if (subscription === undefined || hasEnded(subscription, at)) return ['subscription'];
  const changes: OrderChange[] = [];
  if (plan?.id !== planItemOf(subscription)?.id) changes.push('plan');
  const chosen = addOns.map(({ addOn, quantity }) => ({ id: addOn.id, quantity }));
  if (comparableTextOf(chosen) !== comparableTextOf(addOnItemsOf(subscription))) changes.push('add-ons');
  if (method === 'new-card') changes.push('card');
  const isPerhapsCancelled = isCancelled(subscription) || subscription.isCancellationUnread === true;
  if (isPerhapsCancelled || isNonRenewing(subscription)) changes.push('status');
  return changes;
}

/** A comparable text of the add-ons and their quantities, independent of their order. */
function comparableTextOf(items: readonly { readonly id: string; readonly quantity: number }[]): string {
  return items
    .map(({ id, quantity }) => JSON.stringify([id, quantity]))
    .toSorted()
    .join('');
}
