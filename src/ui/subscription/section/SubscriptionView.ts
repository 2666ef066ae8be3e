import type { ReadFailure } from '@/application/ports/ServiceFailure';
import type { Instant } from '@/domain/shared/instant';
import type { Subscription } from '@/domain/subscription/Subscription';

export type SubscriptionView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: ReadFailure }
  | { readonly kind: 'none' }
  | { readonly kind: 'present'; readonly subscription: Subscription; readonly readAt: Instant };

/** What a date of a subscription is compared with. */
export interface SubscriptionAt {
  readonly subscription: Subscription;
  readonly now: Instant;
  /** Of the business. */
  readonly timeZone: string | undefined;
}
