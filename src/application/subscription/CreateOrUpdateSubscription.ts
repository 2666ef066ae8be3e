import type { BusinessId } from '@/domain/business/BusinessId';
import type { User } from '@/domain/identity/User';
import type { Instant } from '@/domain/shared/instant';
import { failure, success, type Result } from '@/domain/shared/result';
import { changesOf } from '@/domain/subscription/orderChanges';
import type {
  ChargeEvidence,
  PaymentRefusal,
  PaymentRefusalReason,
} from '@/domain/subscription/paymentRefusal';
import {
  hasOtherPrices,
  payableSelection,
  type NotPayable,
  type PayableSelection,
  type PlanSelection,
} from '@/domain/subscription/PlanSelection';
import {
  fingerprintWithCardOf,
  sentOrderOf,
  findOrder,
  orderKindFor,
  type OrderableSelection,
  type OrderKind,
  type SentOrder,
} from '@/domain/subscription/SentOrder';
import type { Subscription } from '@/domain/subscription/Subscription';
import {
  parseBillingAddress,
  type BillingAddress,
  type BillingErrors,
  type BillingField,
  type BillingForm,
} from '@/domain/validation/BillingAddress';
import type { RefusedField } from '@/domain/validation/RefusedField';
import type { MountedCardFields, PaymentToken } from '@/application/ports/CardFields';
import type { Clock } from '@/application/ports/Clock';
import type { OrderEntry, OrderJournal } from '@/application/ports/OrderJournal';
import type { IdempotencyKeys } from '@/application/ports/IdempotencyKeys';
import type { OrderLock } from '@/application/ports/OrderLock';
import type { PlanCatalog } from '@/application/ports/PlanCatalog';
import type { ReadFailure } from '@/application/ports/ServiceFailure';
import type { SubscriptionKey } from '@/application/ports/SubscriptionKey';
import type {
  PaymentWriteFailure,
  SubscriptionRepository,
  SubscriptionRequest,
} from '@/application/ports/SubscriptionRepository';
import { isBeingSetUp } from './isBeingSetUp';

/** The order that the owner confirmed in the payment step. */
export interface SubscriptionOrder {
  readonly owner: User;
  readonly businessId: BusinessId;
  /** The subscription as shown to the owner; undefined when there is none. */
  readonly seen: Subscription | undefined;
  /** The effect of the order as shown to the owner. */
  readonly kind: OrderKind;
  readonly selection: PlanSelection;
  /** When the prices of the selection were read. */
  readonly pricesReadAt: Instant;
  readonly billing: BillingForm;
  /** The fields of the new card; undefined while they are loading. */
  readonly cardFields: MountedCardFields | undefined;
}

export type OrderError =
  | NotPayable
  | { readonly kind: 'billing-invalid'; readonly errors: BillingErrors }
  | { readonly kind: 'card-not-ready' }
  | { readonly kind: 'card-incomplete' };

export type CreateOrUpdateSubscriptionError =
  | OrderError
  /** Another order for the same business is in progress, in this tab or in another one. */
  | { readonly kind: 'in-progress' }
  /** The subscription or the effect of the order differs from what the owner saw. This order charged nothing. */
  | { readonly kind: 'subscription-changed' }
  /** The catalogue has other prices than those shown to the owner. Nothing was sent. */
  | { readonly kind: 'prices-changed' }
  /** An earlier order was accepted and its subscription is being set up. Nothing was sent. */
  | { readonly kind: 'being-set-up'; readonly order: SentOrder }
  /** The subscription already holds the ordered items. Nothing was sent (decision C85). */
  | { readonly kind: 'nothing-to-change' }
  /** The server refused. `retryAfter` is in milliseconds (faults R10). */
  | {
      readonly kind: PaymentRefusalKind;
      readonly evidence: ChargeEvidence;
      readonly retryAfter?: number | undefined;
      readonly fields?: readonly RefusedField<BillingField>[] | undefined;
    }
  | { readonly kind: 'offline' }
  | { readonly kind: 'session-expired' }
  /** The order may have charged the owner. It is not shown as a failure and is never repeated by the app itself. */
  | { readonly kind: 'outcome-unknown'; readonly order: SentOrder };

/** The payment fields of the request. */
type Payment = Pick<SubscriptionRequest, 'paymentToken' | 'billingAddress'>;

const PAID_BY_SAVED_CARD: Payment = { paymentToken: undefined, billingAddress: undefined };

/** In milliseconds (decision C109). */
const MAX_PRICE_AGE = 10 * 60_000;

type PaymentResult = Result<void, CreateOrUpdateSubscriptionError>;

type PaymentRefusalKind = 'payment_processing_error' | 'bad_request' | 'general_error';

/** The error of a refusal, by its reason (spec section 8). */
const REFUSAL_KINDS: Readonly<Record<PaymentRefusalReason, PaymentRefusalKind>> = {
  card: 'payment_processing_error',
  token: 'payment_processing_error',
  invalid: 'bad_request',
  conflict: 'general_error',
  other: 'general_error',
};

/**
 * Creates or updates a subscription. Sends at most one request per confirmation, from one tab at a time, and none while
 * the outcome of an earlier order is unknown (faults B.5).
 */
export class CreateOrUpdateSubscription {
  readonly #underWay = new Set<BusinessId>();

  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly orders: OrderJournal,
    private readonly lock: OrderLock,
    private readonly keys: IdempotencyKeys,
    private readonly plans: PlanCatalog,
    private readonly clock: Clock,
  ) {}

  async execute(order: SubscriptionOrder): Promise<PaymentResult> {
    const { businessId } = order;
    if (this.#underWay.has(businessId)) return failure({ kind: 'in-progress' });
    this.#underWay.add(businessId);
    return this.#submit(order).finally(() => this.#underWay.delete(businessId));
  }

  /** Keeps the lock while the outcome is unknown, so that no other tab can order. */
  async #submit(order: SubscriptionOrder): Promise<PaymentResult> {
    const payable = payableSelection(order.selection);
    if (!payable.ok) return payable;
    if (!(await this.lock.acquire(order.businessId))) return failure({ kind: 'in-progress' });
    const result = await this.#payAndSend(order, payable.value).catch((reason: unknown) => {
      if (this.orders.load(keyOf(order))?.kind !== 'sent') this.lock.release(order.businessId);
      throw reason;
    });
    if (result.ok || result.error.kind !== 'outcome-unknown') this.lock.release(order.businessId);
    return result;
  }

  async #payAndSend(order: SubscriptionOrder, selection: PayableSelection): Promise<PaymentResult> {
    const earlier = this.orders.load(keyOf(order));
    if (earlier?.kind === 'sent') return failure({ kind: 'outcome-unknown', order: earlier.order });
    const priced = await this.#checkPrices(selection, order.pricesReadAt);
    if (!priced.ok) return priced;
    const allowed = await this.#checkAsSeen(order, selection, earlier);
    if (!allowed.ok) return allowed;
    const payment = await paymentBy(selection, order);
    if (!payment.ok) return payment;
    const addOnIds = [...new Set(selection.addOns.map(({ addOn }) => addOn.id))];
    return this.#send(order, selection, { planId: selection.plan.id, addOnIds, ...payment.value });
  }

  /**
   * Reads the subscription again before charging, because it may have changed since the owner saw it, for example in
   * another tab or because its end has passed. Refuses when it has changed or already holds the ordered items, and
   * while the subscription of an earlier order is being set up.
   */
  async #checkAsSeen(
    order: SubscriptionOrder,
    selection: PayableSelection,
    earlier: OrderEntry | undefined,
  ): Promise<PaymentResult> {
    const read = await this.subscriptions.ofBusiness(order.businessId);
    if (!read.ok) return failure(asUnsent(read.error));
    const now = this.clock.now();
    if (earlier?.kind === 'accepted' && isBeingSetUp(earlier, read.value, now))
      return failure({ kind: 'being-set-up', order: earlier.order });
    if (changesOf(selection, read.value, now).length === 0) return failure({ kind: 'nothing-to-change' });
    const isAsSeen =
      fingerprintWithCardOf(read.value) === fingerprintWithCardOf(order.seen) &&
      orderKindFor(read.value, now) === order.kind;
    return isAsSeen ? success() : failure({ kind: 'subscription-changed' });
  }

  /** Reads the prices again when they are older than MAX_PRICE_AGE, so that the owner pays what the page shows. */
  async #checkPrices(selection: PayableSelection, pricesReadAt: Instant): Promise<PaymentResult> {
    if (this.clock.now() - pricesReadAt < MAX_PRICE_AGE) return success();
    const catalog = await this.plans.load();
    if (!catalog.ok) return failure(asUnsent(catalog.error));
    return hasOtherPrices(selection, catalog.value) ? failure({ kind: 'prices-changed' }) : success();
  }

  /** Saves the order in the journal before sending it, so that a reload during the request finds it. */
  async #send(
    order: SubscriptionOrder,
    selection: OrderableSelection,
    request: SubscriptionRequest,
  ): Promise<PaymentResult> {
    const { businessId, kind, seen } = order;
    const key = keyOf(order);
    const orderKey = this.keys.next();
    const record = sentOrderOf(kind, selection, seen, orderKey, this.clock.now());
    this.orders.save(key, { kind: 'sent', order: record });
    const sent = await (record.kind === 'create'
      ? this.subscriptions.create(businessId, request, orderKey)
      : this.subscriptions.update(businessId, request, orderKey));
    const result = await this.#resultOf(sent, order, record, request);
    const now = this.clock.now();
    if (result.ok) {
      this.orders.save(key, acceptedEntry(record, now));
      return result;
    }
    if (result.error.kind === 'outcome-unknown') {
      const lost = { ...record, lostAt: now };
      this.orders.save(key, { kind: 'sent', order: lost });
      return failure({ kind: 'outcome-unknown', order: lost });
    }
    this.orders.clear(key, record);
    return result;
  }

  /** Reads the subscription after a refusal, because an earlier transmission of the request may have been executed. */
  async #resultOf(
    sent: Result<void, PaymentWriteFailure>,
    { businessId, seen }: SubscriptionOrder,
    record: SentOrder,
    { paymentToken }: SubscriptionRequest,
  ): Promise<PaymentResult> {
    if (sent.ok) return sent;
    const { error } = sent;
    if (error.kind === 'outcome-unknown') return failure({ kind: 'outcome-unknown', order: record });
    if (error.kind !== 'refused') return failure(error);
    const { refusal } = error;
    const read = await this.subscriptions.ofBusiness(businessId);
    if (!read.ok)
      return refusal.isUnprocessed
        ? failure(refusedWith('unread', refusal))
        : failure({ kind: 'outcome-unknown', order: record });
    const found = findOrder(record, read.value);
    if (found === 'carried-out') return success();
    /* A request that was processed may have made the change itself, in an earlier transmission. */
    if (fingerprintWithCardOf(read.value) !== fingerprintWithCardOf(seen))
      return failure(
        refusal.isUnprocessed ? { kind: 'subscription-changed' } : { kind: 'outcome-unknown', order: record },
      );
    /* The subscription is unchanged, so an earlier transmission that is still in progress may cause the conflict. */
    if (refusal.reason === 'conflict') return failure({ kind: 'outcome-unknown', order: record });
    const mayHaveSpentToken = paymentToken !== undefined && refusal.reason === 'token';
    const isProof = found === 'absent' && !mayHaveSpentToken;
    return failure(refusedWith(isProof ? 'not-charged' : 'unchanged', refusal));
  }
}

/** After the acceptance, it may take a while until a read returns a new subscription. */
function acceptedEntry(order: SentOrder, now: Instant): OrderEntry {
  return order.kind === 'create'
    ? { kind: 'accepted', order, acceptedAt: now }
    : { kind: 'confirmed', order, confirmedAt: now };
}

function keyOf({ owner, businessId }: SubscriptionOrder): SubscriptionKey {
  return { userId: owner.id, businessId };
}

function refusedWith(evidence: ChargeEvidence, refusal: PaymentRefusal): CreateOrUpdateSubscriptionError {
  const { reason, retryAfter, fields } = refusal;
  return { kind: REFUSAL_KINDS[reason], evidence, retryAfter, fields };
}

/** The error of an order that was not sent. */
function asUnsent(error: ReadFailure): CreateOrUpdateSubscriptionError {
  if (error.kind === 'offline' || error.kind === 'session-expired') return error;
  const retryAfter = error.kind === 'unavailable' ? error.retryAfter : undefined;
  return { kind: 'general_error', evidence: 'not-sent', retryAfter };
}

type UncertainPayment = { readonly kind: 'payment_processing_error'; readonly evidence: ChargeEvidence };
type PaymentError = OrderError | UncertainPayment;

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
  return failure(
    token.error.kind === 'card-incomplete'
      ? { kind: 'card-incomplete' }
      : { kind: 'payment_processing_error', evidence: 'not-sent' },
  );
}
