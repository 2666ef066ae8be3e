import type { ViewSubscriptionError } from '@/application/subscription/ViewSubscription';
import type { Subscription } from '@/domain/subscription/Subscription';

/** The loading state of a subscription. */
export type SubscriptionView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: ViewSubscriptionError }
  | { readonly kind: 'none' }
  | { readonly kind: 'present'; readonly subscription: Subscription };
