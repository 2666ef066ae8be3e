import { validityOf } from './paymentMethod';
import { isRunning, type Subscription } from './Subscription';

export type CardWarning = 'expired' | 'expiring';

/** Undefined also for a subscription that is neither active nor in trial, because it is not charged. */
export function cardWarningOf(subscription: Subscription): CardWarning | undefined {
  const { card } = subscription;
  if (card === undefined || !isRunning(subscription)) return undefined;
  const validity = validityOf(card);
  return validity === 'expired' || validity === 'expiring' ? validity : undefined;
}
