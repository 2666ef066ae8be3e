import type { Instant } from '@/domain/shared/instant';
import type { PlanSelection } from './PlanSelection';
import { orderKindFor } from './SentOrder';
import { addOnItemsOf, displayStatusOf, planItemOf, type Subscription } from './Subscription';

/** What an order would change of a subscription. */
export type OrderChange =
  /** There is none yet, or it has ended. */
  | 'subscription'
  | 'plan'
  | 'add-ons'
  /** Another card pays from now on. */
  | 'card'
  /** It is cancelled, paused or otherwise not running, and would run again. */
  | 'status';

/**
 * What an order of this selection would change, in the order an owner reads it. An update that changes nothing is
 * not sent, because some servers charge for it (decision C85).
 */
export function changesOf(
  { plan, addOns, method }: PlanSelection,
  subscription: Subscription | undefined,
  now: Instant,
): readonly OrderChange[] {
  if (subscription === undefined || orderKindFor(subscription, now) === 'create') return ['subscription'];
  const changes: OrderChange[] = [];
  if (plan?.id !== planItemOf(subscription)?.id) changes.push('plan');
  const chosen = addOns.map(({ addOn, quantity }) => ({ id: addOn.id, quantity }));
  if (linesOf(chosen) !== linesOf(addOnItemsOf(subscription))) changes.push('add-ons');
  if (method === 'new-card') changes.push('card');
  if (!RUNNING.includes(displayStatusOf(subscription))) changes.push('status');
  return changes;
}

const RUNNING: readonly string[] = ['active', 'intrial'];

/** Equal for the same add-ons as often, in any order. */
function linesOf(items: readonly { readonly id: string; readonly quantity: number }[]): string {
  return items
    .map(({ id, quantity }) => JSON.stringify([id, quantity]))
    .toSorted()
    .join('');
}
