import type { BusinessId } from '@/domain/business/Business';
import { failure, success, type Result } from '@/domain/shared/result';
import { classifyPaymentRefusal, type PaymentRefusalKind } from '@/domain/subscription/paymentRefusal';
import type { PaymentMethod } from '@/domain/subscription/paymentMethod';
import type { PlanSelection } from '@/domain/subscription/PlanSelection';
import {
  parseBillingAddress,
  type BillingAddress,
  type BillingErrors,
  type BillingForm,
} from '@/domain/validation/BillingAddress';
import type { MountedCardFields, PaymentToken } from '@/application/ports/CardFields';
import type {
  PaymentWriteFailure,
  SubscriptionRepository,
  SubscriptionRequest,
} from '@/application/ports/SubscriptionRepository';

/** What the owner confirmed on the payment step. */
export interface SubscriptionOrder {
  readonly businessId: BusinessId;
  /** True exactly when the business has a subscription. */
  readonly isUpdate: boolean;
  readonly selection: PlanSelection;
  readonly billing: BillingForm;
  /** The fields of the new card, once they are on the page. */
  readonly cardFields: MountedCardFields | undefined;
}

export type OrderError =
  | { readonly kind: 'plan-required' }
  | { readonly kind: 'payment-method-required' }
  | { readonly kind: 'billing-invalid'; readonly errors: BillingErrors }
  | { readonly kind: 'card-not-ready' }
  | { readonly kind: 'card-incomplete' };

export type CreateOrUpdateSubscriptionError =
  | OrderError
  /** Another submit for the same business is under way. */
  | { readonly kind: 'already-submitting' }
  | { readonly kind: PaymentRefusalKind }
  | { readonly kind: 'offline' }
  | { readonly kind: 'session-expired' }
  /** Money may have moved: never to be called a failure. */
  | { readonly kind: 'outcome-unknown' };

/** The two ways to pay, each with what it needs and nothing else. */
type Payment = Pick<SubscriptionRequest, 'paymentToken' | 'billingAddress'>;

const PAID_BY_SAVED_CARD: Payment = { paymentToken: undefined, billingAddress: undefined };

/** Buys a subscription, or changes the one there is. A business has at most one submit under way. */
export class CreateOrUpdateSubscription {
  readonly #underWay = new Set<BusinessId>();

  constructor(private readonly subscriptions: SubscriptionRepository) {}

  async execute(order: SubscriptionOrder): Promise<Result<void, CreateOrUpdateSubscriptionError>> {
    if (this.#underWay.has(order.businessId)) return failure({ kind: 'already-submitting' });
    this.#underWay.add(order.businessId);
    return this.#submit(order).finally(() => this.#underWay.delete(order.businessId));
  }

  async #submit(order: SubscriptionOrder): Promise<Result<void, CreateOrUpdateSubscriptionError>> {
    const { plan, method, addOns } = order.selection;
    if (plan === undefined) return failure({ kind: 'plan-required' });
    if (method === undefined) return failure({ kind: 'payment-method-required' });
    const payment = await paymentBy(method, order);
    if (!payment.ok) return payment;
    const request: SubscriptionRequest = {
      planId: plan.id,
      addOnIds: [...new Set(addOns.map(({ addOn }) => addOn.id))],
      ...payment.value,
    };
    const sent = await this.#send(order, request);
    return sent.ok ? success() : failure(asError(sent.error));
  }

  #send(order: SubscriptionOrder, request: SubscriptionRequest): Promise<Result<void, PaymentWriteFailure>> {
    return order.isUpdate
      ? this.subscriptions.update(order.businessId, request)
      : this.subscriptions.create(order.businessId, request);
  }
}

type PaymentError = OrderError | { readonly kind: 'payment_processing_error' };

async function paymentBy(
  method: PaymentMethod,
  order: SubscriptionOrder,
): Promise<Result<Payment, PaymentError>> {
  if (method === 'existing-card') return success(PAID_BY_SAVED_CARD);
  const billing = parseBillingAddress(order.billing);
  if (!billing.ok) return failure({ kind: 'billing-invalid', errors: billing.error });
  if (order.cardFields === undefined) return failure({ kind: 'card-not-ready' });
  const token = await tokenFor(order.cardFields, billing.value);
  return token.ok ? success({ paymentToken: token.value, billingAddress: billing.value }) : token;
}

async function tokenFor(
  fields: MountedCardFields,
  billing: BillingAddress,
): Promise<Result<PaymentToken, PaymentError>> {
  const token = await fields.tokenize(billing);
  if (token.ok) return token;
  return failure({
    kind: token.error.kind === 'card-incomplete' ? 'card-incomplete' : 'payment_processing_error',
  });
}

function asError(error: PaymentWriteFailure): CreateOrUpdateSubscriptionError {
  return error.kind === 'refused' ? { kind: classifyPaymentRefusal(error.refusal) } : error;
}
