import type { BusinessId } from '@/domain/business/Business';
import type { User } from '@/domain/identity/User';
import { failure, success, type Result } from '@/domain/shared/result';
import { classifyPaymentRefusal, type PaymentRefusalKind } from '@/domain/subscription/paymentRefusal';
import {
  payableSelection,
  type NotPayable,
  type PayableSelection,
  type PlanSelection,
} from '@/domain/subscription/PlanSelection';
import {
  paidStateOf,
  sentOrderOf,
  traceOf,
  type OrderableSelection,
  type SentOrder,
} from '@/domain/subscription/SentOrder';
import type { Subscription } from '@/domain/subscription/Subscription';
import {
  parseBillingAddress,
  type BillingAddress,
  type BillingErrors,
  type BillingForm,
} from '@/domain/validation/BillingAddress';
import type { MountedCardFields, PaymentToken } from '@/application/ports/CardFields';
import type { Clock } from '@/application/ports/Clock';
import type { OrderJournal } from '@/application/ports/OrderJournal';
import type { OrderLock } from '@/application/ports/OrderLock';
import type { ReadFailure } from '@/application/ports/ServiceFailure';
import type {
  PaymentWriteFailure,
  SubscriptionRepository,
  SubscriptionRequest,
} from '@/application/ports/SubscriptionRepository';

/** What the owner confirmed on the payment step. */
export interface SubscriptionOrder {
  readonly owner: User;
  readonly businessId: BusinessId;
  /** The subscription the owner has seen; undefined when there is none. */
  readonly seen: Subscription | undefined;
  readonly selection: PlanSelection;
  readonly billing: BillingForm;
  /** The fields of the new card, once they are on the page. */
  readonly cardFields: MountedCardFields | undefined;
}

export type OrderError =
  | NotPayable
  | { readonly kind: 'billing-invalid'; readonly errors: BillingErrors }
  | { readonly kind: 'card-not-ready' }
  | { readonly kind: 'card-incomplete' };

export type CreateOrUpdateSubscriptionError =
  | OrderError
  /** Another submit for the same business is under way, in this tab or in another one. */
  | { readonly kind: 'in-progress' }
  /** The subscription is not what the owner has seen: nothing was charged. */
  | { readonly kind: 'subscription-changed' }
  /** `retryAfter` as the service said it, in milliseconds (faults R10). */
  | { readonly kind: PaymentRefusalKind; readonly retryAfter?: number | undefined }
  | { readonly kind: 'offline' }
  | { readonly kind: 'session-expired' }
  /** Money may have moved by this order: never to be called a failure, never to be sent again unasked. */
  | { readonly kind: 'outcome-unknown'; readonly order: SentOrder };

/** The two ways to pay, each with what it needs and nothing else. */
type Payment = Pick<SubscriptionRequest, 'paymentToken' | 'billingAddress'>;

const PAID_BY_SAVED_CARD: Payment = { paymentToken: undefined, billingAddress: undefined };

type Answer = Result<void, CreateOrUpdateSubscriptionError>;

/**
 * Buys a subscription, or changes the one there is: at most one request for each time the owner confirmed, from one
 * tab at a time, and never while an earlier order may still be carried out (faults B.5).
 */
export class CreateOrUpdateSubscription {
  readonly #underWay = new Set<BusinessId>();

  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly orders: OrderJournal,
    private readonly lock: OrderLock,
    private readonly clock: Clock,
  ) {}

  async execute(order: SubscriptionOrder): Promise<Answer> {
    const { businessId } = order;
    if (this.#underWay.has(businessId)) return failure({ kind: 'in-progress' });
    this.#underWay.add(businessId);
    return this.#submit(order).finally(() => this.#underWay.delete(businessId));
  }

  /** While the outcome is unknown the lock stays here: no other tab may order either. */
  async #submit(order: SubscriptionOrder): Promise<Answer> {
    const payable = payableSelection(order.selection);
    if (!payable.ok) return payable;
    if (!(await this.lock.hold(order.businessId))) return failure({ kind: 'in-progress' });
    const answer = await this.#payAndSend(order, payable.value);
    if (answer.ok || answer.error.kind !== 'outcome-unknown') this.lock.release(order.businessId);
    return answer;
  }

  async #payAndSend(order: SubscriptionOrder, selection: PayableSelection): Promise<Answer> {
    const allowed = await this.#checkNothingChanged(order);
    if (!allowed.ok) return allowed;
    const payment = await paymentBy(selection, order);
    if (!payment.ok) return payment;
    const addOnIds = [...new Set(selection.addOns.map(({ addOn }) => addOn.id))];
    return this.#send(order, selection, { planId: selection.plan.id, addOnIds, ...payment.value });
  }

  /** Nobody pays for a picture that is out of date, and least of all for what another tab has just bought. */
  async #checkNothingChanged({ owner, businessId, seen }: SubscriptionOrder): Promise<Answer> {
    const earlier = this.orders.load({ userId: owner.id, businessId });
    if (earlier?.kind === 'sent') return failure({ kind: 'outcome-unknown', order: earlier.order });
    const read = await this.subscriptions.ofBusiness(businessId);
    if (!read.ok) return failure(asUnsent(read.error));
    return paidStateOf(read.value) === paidStateOf(seen)
      ? success()
      : failure({ kind: 'subscription-changed' });
  }

  /** The journal knows of the order before the wire does: a reload in between must find it. */
  async #send(
    { owner, businessId, seen }: SubscriptionOrder,
    selection: OrderableSelection,
    request: SubscriptionRequest,
  ): Promise<Answer> {
    const key = { userId: owner.id, businessId };
    const order = sentOrderOf(selection, seen, this.clock.now());
    this.orders.save(key, { kind: 'sent', order });
    const sent = await (order.kind === 'create'
      ? this.subscriptions.create(businessId, request)
      : this.subscriptions.update(businessId, request));
    const answer = await this.#understand(sent, businessId, order);
    if (answer.ok) this.orders.save(key, { kind: 'confirmed', order, confirmedAt: this.clock.now() });
    else if (answer.error.kind !== 'outcome-unknown') this.orders.clear(key);
    return answer;
  }

  /** A conflict says that the subscription is not as expected: what it is now decides (decision C52). */
  async #understand(
    sent: Result<void, PaymentWriteFailure>,
    businessId: BusinessId,
    order: SentOrder,
  ): Promise<Answer> {
    if (sent.ok) return sent;
    const { error } = sent;
    if (error.kind === 'outcome-unknown') return failure({ kind: 'outcome-unknown', order });
    if (error.kind !== 'refused') return failure(error);
    const { status, retryAfter } = error.refusal;
    if (status !== CONFLICT) return failure({ kind: classifyPaymentRefusal(error.refusal), retryAfter });
    const read = await this.subscriptions.ofBusiness(businessId);
    if (!read.ok) return failure({ kind: 'outcome-unknown', order });
    return traceOf(order, read.value) === 'carried-out'
      ? success()
      : failure({ kind: 'subscription-changed' });
  }
}

/** HTTP status of a write that does not fit what the server has. */
const CONFLICT = 409;

/** A payment that did not begin: nothing was sent. */
function asUnsent(error: ReadFailure): CreateOrUpdateSubscriptionError {
  return error.kind === 'offline' || error.kind === 'session-expired' ? error : { kind: 'general_error' };
}

type PaymentError = OrderError | { readonly kind: 'payment_processing_error' };

async function paymentBy(
  { method }: PayableSelection,
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
