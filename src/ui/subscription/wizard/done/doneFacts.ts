import { isActive } from '@/domain/business/Business';
import { displayStatusOf } from '@/domain/subscription/Subscription';
import type { DoneState, OrderSummary } from '@/ui/subscription/wizard/WizardState';

/** The two facts that the confirmation shows (decision C87). */
export interface DoneFacts {
  readonly subscription: 'active' | 'intrial' | 'setting-up' | 'reading';
  /** Whether customers can find the business. The response to an activation may have been lost. */
  readonly business: 'hidden' | 'reconciling' | 'outcome-unknown' | 'visible';
}

/**
 * Undefined if there is nothing to activate: the subscription is not active or could not be read, or the business was
 * already visible before an update or a reactivation.
 */
export function doneFactsOf({ summary, activation }: DoneState): DoneFacts | undefined {
  const subscription = subscriptionFactOf(summary);
  if (subscription === undefined) return undefined;
  if (activation.kind === 'reconciling') return { subscription, business: 'reconciling' };
  if (activation.kind === 'failed' && activation.failure.isUnknown)
    return { subscription, business: 'outcome-unknown' };
  if (!isActive(summary.business)) return { subscription, business: 'hidden' };
  const isNewlyUsable = summary.order.kind === 'create' || activation.kind === 'activated';
  return isNewlyUsable && isSubscriptionUsable({ subscription })
    ? { subscription, business: 'visible' }
    : undefined;
}

/** Whether the service has accepted a new subscription that it does not show yet (decision C93). */
export function isSettingUp({ order, subscriptionAfter }: OrderSummary): boolean {
  return order.kind === 'create' && subscriptionAfter.kind === 'not-shown-yet';
}

function subscriptionFactOf(summary: OrderSummary): DoneFacts['subscription'] | undefined {
  const { subscriptionAfter } = summary;
  if (isSettingUp(summary)) return 'setting-up';
  if (subscriptionAfter.kind === 'reading') return 'reading';
  if (subscriptionAfter.kind !== 'read') return undefined;
  const status = displayStatusOf(subscriptionAfter.subscription);
  return status === 'active' || status === 'intrial' ? status : undefined;
}

/** Whether the subscription allows the activation. */
export function isSubscriptionUsable({ subscription }: Pick<DoneFacts, 'subscription'>): boolean {
  return subscription === 'active' || subscription === 'intrial';
}

export function canActivate(state: DoneState): boolean {
  const facts = doneFactsOf(state);
  const isUnderWay = state.activation.kind === 'sending' || state.activation.kind === 'reconciling';
  return facts !== undefined && facts.business !== 'visible' && isSubscriptionUsable(facts) && !isUnderWay;
}
