import type { WireSubscription } from '../world/WireWorld';
import { normalizeStatus } from './spelling';

/**
 * Cancels a subscription: an active one at the end of its period, a trial at the end of the trial, a paused one at
 * once. A cancelled one is unchanged.
 *
 * @param now In seconds.
 */
export function cancelled(subscription: WireSubscription, now: number): WireSubscription {
  if (subscription.cancelled_at !== null || normalizeStatus(subscription.status).startsWith('cancel'))
    return subscription;
  const planned = plannedEndOf(subscription) ?? 0;
  const hasTimeLeft = planned > now;
  return {
    ...subscription,
    status: hasTimeLeft ? subscription.status : 'Cancelled',
    cancelled_at: hasTimeLeft ? planned : now,
    cancel_reason: 'cancelled_by_owner',
    next_billing_date: null,
  };
}

function plannedEndOf({ status, trial_end, next_billing_date }: WireSubscription): number | null {
  switch (normalizeStatus(status)) {
    case 'intrial':
      return trial_end;
    case 'paused':
      return null;
    default:
      return next_billing_date;
  }
}
