import type { BusinessId } from '@/domain/business/BusinessId';
import type { User } from '@/domain/identity/User';
import type { Instant } from '@/domain/shared/instant';
import { failure, success, type Result } from '@/domain/shared/result';
import { idempotencyKeyOf } from '@/domain/subscription/idempotencyKeyOf';
import { changesOf } from '@/domain/subscription/orderChanges';
import type { PaymentRefusal, PaymentRefusalReason } from '@/domain/subscription/paymentRefusal';
import {
  hasOtherPrices,
  payableSelection,
  type NotPayable,
  type PayableSelection,
  type PlanSelection,
} from '@/domain/subscription/PlanSelection';
import type { OrderKind, RefusalKind } from '@/domain/subscription/orderKinds';
import {
  fingerprintWithCardOf,
  contentOf,
  orderKindFor,
  placedOrderOf,
  type OrderableSelection,
  type PlacedOrder,
} from '@/domain/subscription/PlacedOrder';
import type { Subscription } from '@/domain/subscription/Subscription';
import {
  parseBillingAddress,
  type BillingErrors,
  type BillingField,
  type BillingFormValues,
} from '@/domain/validation/BillingAddress';
import type { IdempotencyKey } from '@/domain/subscription/IdempotencyKey';
import type { RefusedField } from '@/domain/validation/RefusedField';
import type { MountedCardFields } from '@/application/ports/CardFields';
import type { Clock } from '@/application/ports/Clock';
import type { JournalEntry, OrderJournal } from '@/application/ports/OrderJournal';
import type { OrderLock } from '@/application/ports/OrderLock';
import type { PlanCatalog } from '@/application/ports/PlanCatalog';
import type { ReadFailure } from '@/application/ports/ServiceFailure';
import type { OwnedBusinessKey } from '@/application/ports/recordKeys';
import type { SubscriptionRepository, SubscriptionRequest } from '@/application/ports/SubscriptionRepository';
import { isNotShownYet } from './isNotShownYet';

/** What the owner confirmed in the payment step, and what the page showed. It becomes a `PlacedOrder`. */
export interface OrderSubmission {
  readonly owner: User;
  readonly businessId: BusinessId;
  /** The time zone of the business. */
  readonly timeZone: string | undefined;
  /** The subscription as shown to the owner; undefined when there is none. */
  readonly shownSubscription: Subscription | undefined;
  /** The effect of the order as shown to the owner. */
  readonly kind: OrderKind;
  readonly selection: PlanSelection;
  /** When the prices of the selection were read. */
  readonly pricesReadAt: Instant;
  readonly billing: BillingFormValues;
  /** The fields of the new card; undefined while they are loading. */
  readonly cardFields: MountedCardFields | undefined;
}

/** Something that the owner has to enter first. Nothing was sent. */
export type IncompleteSubmission =
  | NotPayable
  | { readonly kind: 'billing-invalid'; readonly errors: BillingErrors }
  | { readonly kind: 'card-not-ready' }
  | { readonly kind: 'card-incomplete' };

export type CreateOrUpdateSubscriptionError =
  | IncompleteSubmission
  /** Another order for the same business is in progress, in this tab or in another one. */
  | { readonly kind: 'in-progress' }
  /** The subscription or the effect of the order differs from what the owner saw. This order charged nothing. */
  | { readonly kind: 'subscription-changed' }
  /** The catalogue has different prices from those shown to the owner. Nothing was sent. */
  | { readonly kind: 'prices-changed' }
  /** An earlier order was accepted and no read shows it yet. Nothing was sent. */
  | { readonly kind: 'being-set-up'; readonly order: PlacedOrder }
  /** The subscription already holds the ordered items. Nothing was sent (decision C85). */
  | { readonly kind: 'nothing-to-change' }
  /** The order could not be sent. `retryAfter` is in milliseconds (faults R10). */
  | {
      readonly kind: RefusalKind;
      readonly chargeOutcome: 'not-sent';
      readonly retryAfter?: number | undefined;
    }
  | RefusedOrder
  /** Nothing was sent. */
  | { readonly kind: 'offline' }
  /** The order may have been sent, and then it stays in the journal. The lock is released. */
  | { readonly kind: 'session-expired' }
  /** The order may have charged the owner. It is not shown as a failure and is never repeated by the app itself. */
  | {
      readonly kind: 'outcome-unknown';
      readonly order: PlacedOrder;
      /** Whether the order was in the journal before, perhaps from another tab. Then nothing was sent. */
      readonly isEarlier?: boolean | undefined;
    };

/**
 * The server refused the order. The refusal can be the response to a retransmission by the browser, so the order counts
 * as unknown until it is reconciled. `retryAfter` is in milliseconds (faults R10).
 */
export interface RefusedOrder {
  readonly kind: RefusalKind;
  readonly chargeOutcome: 'reconciling';
  readonly order: PlacedOrder;
  readonly retryAfter?: number | undefined;
  readonly fields?: readonly RefusedField<BillingField>[] | undefined;
}

export function isRefusedOrder(error: CreateOrUpdateSubscriptionError): error is RefusedOrder {
  return 'chargeOutcome' in error && error.chargeOutcome === 'reconciling';
}

/** The payment fields of the request. */
type Payment = Pick<SubscriptionRequest, 'paymentToken' | 'billingAddress'>;

const PAID_BY_SAVED_CARD: Payment = { paymentToken: undefined, billingAddress: undefined };

/** In milliseconds (decision C103). */
const MAX_PRICE_AGE = 10 * 60_000;

type PaymentResult = Result<PlacedOrder, CreateOrUpdateSubscriptionError>;

type CheckResult = Result<void, CreateOrUpdateSubscriptionError>;

/**
 * Creates or updates a subscription. Sends one request per confirmation. The only exception is the refusal of a key
 * that was declined before: while the subscription is unchanged, the order is sent again with the next key. Sends from
 * one tab at a time, and nothing while the outcome of an earlier order is unknown (faults B.5).
 *
 * What a response means. "Unprocessed": a gateway refused it. "Declined before": an earlier order with the same key was
 * declined. "Read": the subscription, read again after a reused key.
 *
 * | Response          | Unprocessed | Declined before | Read      | Result                  | Order in the journal   |
 * | ----------------- | ----------- | --------------- | --------- | ----------------------- | ---------------------- |
 * | accepted          |             |                 |           | success                 | accepted               |
 * | offline, not sent |             |                 |           | offline                 | none                   |
 * | no access token   |             |                 |           | general_error, not sent | none                   |
 * | session expired   |             |                 |           | session-expired         | placed                 |
 * | lost              |             |                 |           | outcome-unknown         | placed                 |
 * | refused           | yes         |                 |           | its reason, reconciling | placed, refused        |
 * | refused           | no          | no              |           | its reason, reconciling | placed, declined       |
 * | refused           | no          | yes             |           | its reason, reconciling | placed, declined-again |
 * | conflict          |             |                 |           | outcome-unknown         | placed, refused        |
 * | key reused        | yes         |                 |           | outcome-unknown         | placed, refused        |
 * | key reused        | no          | no              |           | outcome-unknown         | placed, declined       |
 * | key reused        | no          | yes             | unchanged | sent with the next key  | as for that response   |
 * | key reused        | no          | yes             | other     | outcome-unknown         | placed, declined-again |
 *
 * After a refusal the outcome is still unknown, because it can be the response to a retransmission by the browser. A
 * conflict never declines its key, because the first delivery may still be carried out. The lock is kept while the
 * result is outcome-unknown or reports the charge as "reconciling".
 */
export class CreateOrUpdateSubscription {
  readonly #inProgress = new Set<BusinessId>();

  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly orders: OrderJournal,
    private readonly lock: OrderLock,
    private readonly plans: PlanCatalog,
    private readonly clock: Clock,
  ) {}

  async execute(submission: OrderSubmission): Promise<PaymentResult> {
    const { businessId } = submission;
    if (this.#inProgress.has(businessId)) return failure({ kind: 'in-progress' });
    this.#inProgress.add(businessId);
    return this.#submit(submission).finally(() => this.#inProgress.delete(businessId));
  }

  /** Keeps the lock while the outcome is unknown, so that no other tab can order. */
  async #submit(submission: OrderSubmission): Promise<PaymentResult> {
    const payable = payableSelection(submission.selection);
    if (!payable.ok) return payable;
    if (!(await this.lock.acquire(submission.businessId))) return failure({ kind: 'in-progress' });
    const result = await this.#tokenizeAndSend(submission, payable.value).catch((reason: unknown) => {
      if (this.orders.load(recordKeyOf(submission))?.kind !== 'placed')
        this.lock.release(submission.businessId);
      throw reason;
    });
    if (result.ok || !isOutcomeUnknown(result.error)) this.lock.release(submission.businessId);
    return result;
  }

  async #tokenizeAndSend(submission: OrderSubmission, selection: PayableSelection): Promise<PaymentResult> {
    const earlier = this.orders.load(recordKeyOf(submission));
    if (earlier?.kind === 'placed')
      return failure({ kind: 'outcome-unknown', order: earlier.order, isEarlier: true });
    const priced = await this.#checkPrices(selection, submission.pricesReadAt);
    if (!priced.ok) return priced;
    const allowed = await this.#checkAsSeen(submission, selection, earlier);
    if (!allowed.ok) return allowed;
    const payment = await tokenizePayment(selection, submission);
    if (!payment.ok) return payment;
    /* Sorted, because equal orders have the same key, and one key must mean one request. */
    const addOnIds = [...new Set(selection.addOns.map(({ addOn }) => addOn.id))].toSorted();
    return this.#send(submission, selection, { planId: selection.plan.id, addOnIds, ...payment.value });
  }

  /**
   * Reads the subscription again before charging, because it may have changed since the owner saw it, for example in
   * another tab or because its end has passed. Refuses when it has changed or already holds the ordered items, and
   * while no read shows an earlier order that was accepted.
   */
  async #checkAsSeen(
    submission: OrderSubmission,
    selection: PayableSelection,
    earlier: JournalEntry | undefined,
  ): Promise<CheckResult> {
    const read = await this.subscriptions.ofBusiness(submission.businessId);
    if (!read.ok) return failure(asUnsent(read.error));
    const at = { now: this.clock.now(), timeZone: submission.timeZone };
    if (earlier?.kind === 'accepted' && isNotShownYet(earlier, read.value, at))
      return failure({ kind: 'being-set-up', order: earlier.order });
    if (changesOf(selection, read.value, at).length === 0) return failure({ kind: 'nothing-to-change' });
    const isAsSeen =
      fingerprintWithCardOf(read.value) === fingerprintWithCardOf(submission.shownSubscription) &&
      orderKindFor(read.value, at) === submission.kind;
    return isAsSeen ? success() : failure({ kind: 'subscription-changed' });
  }

  /** Reads the prices again when they are older than MAX_PRICE_AGE, so that the owner pays what the page shows. */
  async #checkPrices(selection: PayableSelection, pricesReadAt: Instant): Promise<CheckResult> {
    /* Math.abs, because the clock of the device may have been set back since. */
    if (Math.abs(this.clock.now() - pricesReadAt) < MAX_PRICE_AGE) return success();
    const catalog = await this.plans.load();
    if (!catalog.ok) return failure(asUnsent(catalog.error));
    return hasOtherPrices(selection, catalog.value) ? failure({ kind: 'prices-changed' }) : success();
  }

  /** Saves the order in the journal before sending it, so that a reload during the request finds it. */
  async #send(
    submission: OrderSubmission,
    selection: OrderableSelection,
    request: SubscriptionRequest,
  ): Promise<PaymentResult> {
    const { businessId, kind, shownSubscription } = submission;
    const recordKey = recordKeyOf(submission);
    const idempotencyKey = this.#keyFor(submission, selection);
    const wasDeclined = this.orders.keyUseOf(recordKey, idempotencyKey) === 'declined';
    const order = placedOrderOf(kind, selection, shownSubscription, idempotencyKey, this.clock.now());
    this.orders.save(recordKey, { kind: 'placed', order });
    const response = await (order.kind === 'create'
      ? this.subscriptions.create(businessId, request, idempotencyKey)
      : this.subscriptions.update(businessId, request, idempotencyKey));
    if (response.ok) {
      this.orders.save(recordKey, { kind: 'accepted', order, acceptedAt: this.clock.now() });
      return success(order);
    }
    switch (response.error.kind) {
      case 'offline':
      case 'unavailable':
        this.orders.clear(recordKey, order);
        return failure(asUnsent(response.error));
      case 'session-expired':
        return failure(response.error);
      case 'outcome-unknown':
        return failure({ kind: 'outcome-unknown', order });
      case 'refused': {
        const { refusal } = response.error;
        const declinesKey = !refusal.isUnprocessed && refusal.reason !== 'conflict';
        const declined = wasDeclined ? 'declined-again' : 'declined';
        const refused = {
          ...order,
          refusal: declinesKey ? declined : 'refused',
          refusalKind: refusalKindOf(refusal.reason),
        } as const;
        /* The service has declined a card with this key, and refuses another card with the same key. */
        const isKeySpent = refusal.reason === 'key-reused' && declinesKey && wasDeclined;
        if (isKeySpent && (await this.#isUnchanged(submission))) {
          this.orders.clear(recordKey, refused);
          return this.#send(submission, selection, request);
        }
        this.orders.save(recordKey, { kind: 'placed', order: refused });
        return failure(refusalError(refusal, refused));
      }
    }
  }

  /** Whether the subscription is still as the owner has seen it, so that the order was not executed. */
  async #isUnchanged({ businessId, shownSubscription }: OrderSubmission): Promise<boolean> {
    const read = await this.subscriptions.ofBusiness(businessId);
    return read.ok && fingerprintWithCardOf(read.value) === fingerprintWithCardOf(shownSubscription);
  }

  /**
   * Each click on Pay uses the same key until the order is executed or known to be declined (decision C82). One refusal
   * proves nothing, because it can come from a gateway in front of the service. Two refusals of one key prove it.
   */
  #keyFor(submission: OrderSubmission, selection: OrderableSelection): IdempotencyKey {
    const { owner, businessId, shownSubscription } = submission;
    const content = contentOf(selection);
    for (let attempt = 0; ; attempt += 1) {
      const key = idempotencyKeyOf({
        userId: owner.id,
        businessId,
        before: shownSubscription,
        content,
        attempt,
      });
      if (this.orders.keyUseOf(recordKeyOf(submission), key) !== 'spent') return key;
    }
  }
}

/** Whether the order may be executed later, so that it must be reconciled. */
function isOutcomeUnknown(error: CreateOrUpdateSubscriptionError): boolean {
  return error.kind === 'outcome-unknown' || isRefusedOrder(error);
}

function recordKeyOf({ owner, businessId }: OrderSubmission): OwnedBusinessKey {
  return { userId: owner.id, businessId };
}

/** Undefined if an earlier order can be the reason, so that this order is not refused. */
function refusalKindOf(reason: PaymentRefusalReason): RefusalKind | undefined {
  return reason === 'conflict' || reason === 'key-reused' ? undefined : reason;
}

function refusalError(
  { retryAfter, fields }: PaymentRefusal,
  order: PlacedOrder,
): CreateOrUpdateSubscriptionError {
  const { refusalKind: kind } = order;
  return kind === undefined
    ? { kind: 'outcome-unknown', order }
    : { kind, chargeOutcome: 'reconciling', order, retryAfter, fields };
}

/** The error of an order that was not sent. */
function asUnsent(error: ReadFailure): CreateOrUpdateSubscriptionError {
  if (error.kind === 'offline' || error.kind === 'session-expired') return error;
  const retryAfter = error.kind === 'unavailable' ? error.retryAfter : undefined;
  return { kind: 'general_error', chargeOutcome: 'not-sent', retryAfter };
}

async function tokenizePayment(
  { method }: PayableSelection,
  submission: OrderSubmission,
): Promise<Result<Payment, CreateOrUpdateSubscriptionError>> {
  if (method === 'existing-card') return success(PAID_BY_SAVED_CARD);
  const billing = parseBillingAddress(submission.billing);
  if (!billing.ok) return failure({ kind: 'billing-invalid', errors: billing.error });
  if (submission.cardFields === undefined) return failure({ kind: 'card-not-ready' });
  const token = await submission.cardFields.tokenize(billing.value);
  if (token.ok) return success({ paymentToken: token.value, billingAddress: billing.value });
  return failure(
    token.error.kind === 'card-incomplete'
      ? { kind: 'card-incomplete' }
      : { kind: 'payment_processing_error', chargeOutcome: 'not-sent' },
  );
}
