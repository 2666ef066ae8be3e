import { validityOf } from './paymentMethod';
import { isRunning, type Subscription } from './Subscription';

/**
 * Whether the saved card has expired or expires soon. Undefined unless the subscription is active or in trial, because
 * only then the card will be charged.
 */
export function cardWarningOf(subscription: Subscription): 'expired' | 'expiring' | undefined {
  const { card } = subscription;
  if (card === undefined || !isRunning(subscription)) return undefined;
  const validity = validityOf(card);
  return validity === 'expired' || validity === 'expiring' ? validity : undefined;
}
