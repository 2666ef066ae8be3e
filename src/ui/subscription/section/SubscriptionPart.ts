import type { ViewSubscriptionError } from '@/application/subscription/ViewSubscription';
import { allowsActivation, type Subscription } from '@/domain/subscription/Subscription';

/** How far the subscription of a business is known. */
export type SubscriptionPart =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: ViewSubscriptionError }
  | { readonly kind: 'none' }
  | { readonly kind: 'present'; readonly subscription: Subscription };

/** Whether there is a subscription a business can be active with; without one it is the owner's next step. */
export function isUsable(part: SubscriptionPart): boolean {
  return part.kind === 'present' && allowsActivation(part.subscription);
}
