import type { ViewSubscriptionError } from '@/application/subscription/ViewSubscription';
import { allowsActivation, type Subscription } from '@/domain/subscription/Subscription';

/** The loading state of a subscription. */
export type SubscriptionPart =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: ViewSubscriptionError }
  | { readonly kind: 'none' }
  | { readonly kind: 'present'; readonly subscription: Subscription };

/** Whether the subscription allows the business to be active. Otherwise buying one is the next step of the owner. */
export function hasUsableSubscription(part: SubscriptionPart): boolean {
  return part.kind === 'present' && allowsActivation(part.subscription);
}
