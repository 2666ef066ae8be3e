import type { ReadFailure } from '@/application/ports/ServiceFailure';
import type { LocalTime } from '@/domain/shared/plainDate';
import type { Instant } from '@/domain/shared/instant';
import type { Subscription } from '@/domain/subscription/Subscription';

export type SubscriptionView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: ReadFailure }
  | { readonly kind: 'none' }
  | { readonly kind: 'present'; readonly subscription: Subscription; readonly readAt: Instant };

/** A subscription, and the time with which its dates are compared. */
export interface SubscriptionAt extends LocalTime {
  readonly subscription: Subscription;
}
