import type { BusinessId } from '@/domain/business/Business';
import type { OrderKey } from '@/domain/subscription/OrderKey';
import type { PaymentRefusal } from '@/domain/subscription/paymentRefusal';
import type { AddOnId, PlanId } from '@/domain/subscription/Plan';
import type { CancellationAnswer, Subscription } from '@/domain/subscription/Subscription';
import type { Result } from '@/domain/shared/result';
import type { BillingAddress } from '@/domain/validation/BillingAddress';
import type { AbortSignalLike } from './AbortSignalLike';
import type { PaymentToken } from './CardFields';
import type { ReadFailure, WriteFailure } from './ServiceFailure';

/** What is sent to subscribe (spec section 3). Prices are never sent: the server knows them. */
export interface SubscriptionRequest {
  readonly planId: PlanId;
  /** Each id once. */
  readonly addOnIds: readonly AddOnId[];
  /** Undefined when the saved card pays. */
  readonly paymentToken: PaymentToken | undefined;
  /** Undefined when the saved card pays. */
  readonly billingAddress: BillingAddress | undefined;
}

export type PaymentWriteFailure =
  /** Not sent: there is no connection. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'session-expired' }
  /** Answered with a no. An earlier delivery of the same request may have been carried out all the same. */
  | { readonly kind: 'refused'; readonly refusal: PaymentRefusal }
  /** Money may have moved: the answer was lost. Nobody may send the request again unasked. */
  | { readonly kind: 'outcome-unknown' };

/** The subscriptions of businesses; a business has one or none. */
export interface SubscriptionRepository {
  /** Undefined means there is none: a value, not an error (spec section 7). */
  ofBusiness(
    id: BusinessId,
    signal?: AbortSignalLike,
  ): Promise<Result<Subscription | undefined, ReadFailure>>;

  /**
   * Subscribes a business that has no subscription. A later read answers the new one. Every delivery of the same
   * press has the same key: a service that honours keys carries it out once, and answers each the same.
   */
  create(
    id: BusinessId,
    request: SubscriptionRequest,
    key: OrderKey,
  ): Promise<Result<void, PaymentWriteFailure>>;

  /** Changes what a business is subscribed to; a scheduled cancellation is lifted (decision C4). The key as above. */
  update(
    id: BusinessId,
    request: SubscriptionRequest,
    key: OrderKey,
  ): Promise<Result<void, PaymentWriteFailure>>;

  /**
   * Stops all future billing. When the subscription ends is the server's decision (decision C54): it answers with
   * what it made of it, which is also what a later read tells. Cancelling what is cancelled already changes nothing.
   */
  cancel(id: BusinessId): Promise<Result<CancellationAnswer, WriteFailure>>;
}
