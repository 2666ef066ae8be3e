import type { BusinessId } from '@/domain/business/BusinessId';
import type { IdempotencyKey } from '@/domain/subscription/IdempotencyKey';
import type { PaymentRefusal } from '@/domain/subscription/paymentRefusal';
import type { AddOnId, PlanId } from '@/domain/subscription/Plan';
import type { CancellationResponse, Subscription } from '@/domain/subscription/Subscription';
import type { Result } from '@/domain/shared/result';
import type { BillingAddress } from '@/domain/validation/BillingAddress';
import type { PaymentToken } from './CardFields';
import type { AbortSignalLike, ReadFailure, WriteFailure } from './ServiceFailure';

/** The payload of a create or update (spec section 3). It has no prices, because the server determines them. */
export interface SubscriptionRequest {
  readonly planId: PlanId;
  /** Each id once. */
  readonly addOnIds: readonly AddOnId[];
  /** Undefined for a payment with the saved card. */
  readonly paymentToken: PaymentToken | undefined;
  /** Undefined for a payment with the saved card. */
  readonly billingAddress: BillingAddress | undefined;
}

export type PaymentWriteFailure =
  /** The device is offline. The request was not sent. */
  | { readonly kind: 'offline' }
  /** There was no access token, because the identity provider was unreachable. The request was not sent. */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'session-expired' }
  /** The server refused the request. An earlier transmission of the same request may have been executed. */
  | { readonly kind: 'refused'; readonly refusal: PaymentRefusal }
  /** The response was lost, so the owner may have been charged. The app never repeats the request by itself. */
  | { readonly kind: 'outcome-unknown' };

/** The subscriptions of businesses. A business has at most one. */
export interface SubscriptionRepository {
  /** Returns undefined when the business has no subscription. That is not an error (spec section 7). */
  ofBusiness(
    id: BusinessId,
    signal?: AbortSignalLike,
  ): Promise<Result<Subscription | undefined, ReadFailure>>;

  /**
   * Creates the subscription of a business without one. A later read returns it. Every retransmission has the same
   * key: a service that supports idempotency keys executes the request once and repeats its response.
   */
  create(
    id: BusinessId,
    request: SubscriptionRequest,
    key: IdempotencyKey,
  ): Promise<Result<void, PaymentWriteFailure>>;

  /**
   * Changes a subscription and removes a scheduled cancellation (decision C4). In a trial the next charge is at its end.
   * The key works as in `create`.
   */
  update(
    id: BusinessId,
    request: SubscriptionRequest,
    key: IdempotencyKey,
  ): Promise<Result<void, PaymentWriteFailure>>;

  /**
   * Stops all future billing. The server decides when the subscription ends and returns the changed fields (decision
   * C94). A later read returns the same. Cancelling a cancelled subscription changes nothing.
   */
  cancel(id: BusinessId): Promise<Result<CancellationResponse, WriteFailure>>;
}
