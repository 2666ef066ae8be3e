import type { AbortSignalLike, ReadFailure, WriteFailure } from '@/application/ports/ServiceFailure';
import type {
  PaymentWriteFailure,
  SubscriptionRepository,
  SubscriptionRequest,
} from '@/application/ports/SubscriptionRepository';
import type { BusinessId } from '@/domain/business/BusinessId';
import { failure, success, type Result } from '@/domain/shared/result';
import type { IdempotencyKey } from '@/domain/subscription/IdempotencyKey';
import type { PaymentRefusalReason } from '@/domain/subscription/paymentRefusal';
import {
  ongoingSubscription,
  relativeDayOfEnd,
  type CancellationResponse,
  type Subscription,
  isCancelled,
} from '@/domain/subscription/Subscription';
import type { LocalTime } from '@/domain/shared/plainDate';
import type { PointInTime } from '@/domain/shared/pointInTime';
import { normalizeSpelling } from '@/domain/shared/normalizeSpelling';
import type { ErrorOutage } from './world/DemoNetwork';
import type { DemoWorld } from './world/DemoWorld';
import { takeOrder } from './world/takeOrder';
import { simulateRead, WRITE_FAILURES, simulateWrite } from './world/simulateCall';

type PaymentResult = Result<void, PaymentWriteFailure>;

/** The subscriptions of the demo. It checks and executes orders like a subscription service. */
export class InMemorySubscriptionRepository implements SubscriptionRepository {
  readonly #responses = new Map<
    IdempotencyKey,
    { readonly request: string; readonly result: PaymentResult }
  >();

  constructor(private readonly world: DemoWorld) {}

  async ofBusiness(
    id: BusinessId,
    signal?: AbortSignalLike,
  ): Promise<Result<Subscription | undefined, ReadFailure>> {
    return simulateRead(this.world.network, 'load-subscription', signal, () =>
      success(this.world.subscription(id)),
    );
  }

  async create(id: BusinessId, request: SubscriptionRequest, key: IdempotencyKey): Promise<PaymentResult> {
    return this.#order('create-subscription', id, request, key);
  }

  async update(id: BusinessId, request: SubscriptionRequest, key: IdempotencyKey): Promise<PaymentResult> {
    return this.#order('update-subscription', id, request, key);
  }

  async cancel(id: BusinessId): Promise<Result<CancellationResponse, WriteFailure>> {
    return simulateWrite(this.world.network, 'cancel-subscription', WRITE_FAILURES, () => {
      const subscription = this.world.subscription(id);
      if (subscription === undefined)
        return failure({ kind: 'refused', message: 'This business has no subscription' });
      const after = cancelledSubscription(subscription, this.#localTime(id));
      this.world.saveSubscription(id, after);
      const { status, cancelledAt, cancelReason, trialEnd, nextBillingDate } = after;
      return success({ status, cancelledAt, cancelReason, trialEnd, nextBillingDate });
    });
  }

  /** Returns the first response again for the same key and request. Refuses a key that was used for another request. */
  #executeOnce(key: IdempotencyKey, request: string, execute: () => PaymentResult): PaymentResult {
    const response = this.#responses.get(key) ?? { request, result: execute() };
    this.#responses.set(key, response);
    return response.request === request ? response.result : refused('key-reused');
  }

  async #order(
    call: 'create-subscription' | 'update-subscription',
    id: BusinessId,
    request: SubscriptionRequest,
    key: IdempotencyKey,
  ): Promise<PaymentResult> {
    const execute = (): PaymentResult => {
      const continued = ongoingSubscription(this.world.subscription(id), this.#localTime(id));
      const isAllowed = (call === 'create-subscription') === (continued === undefined);
      return isAllowed ? this.#execute(id, request) : refused('conflict');
    };
    const executeOnce = (): PaymentResult =>
      this.#executeOnce(key, JSON.stringify([call, id, request]), execute);
    return simulateWrite(this.world.network, call, PAYMENT_FAILURES, executeOnce);
  }

  #execute(id: BusinessId, request: SubscriptionRequest): PaymentResult {
    if (this.world.business(id) === undefined) return failure(UNPROCESSED);
    const order = takeOrder(request, {
      subscription: this.world.subscription(id),
      catalog: this.world.catalog,
      cards: this.world.cards,
      ...this.#localTime(id),
    });
    if (!order.ok) return refused(order.error);
    this.world.saveSubscription(id, order.value);
    return success();
  }

  #localTime(id: BusinessId): LocalTime {
    return { now: this.world.clock.now(), timeZone: this.world.business(id)?.timezone };
  }
}

function refused(reason: PaymentRefusalReason): Result<never, PaymentWriteFailure> {
  return failure({ kind: 'refused', refusal: { reason, isUnprocessed: false } });
}

const UNPROCESSED: PaymentWriteFailure = {
  kind: 'refused',
  refusal: { reason: 'general_error', isUnprocessed: true },
};

/** The refusal of a service that validates the billing address more strictly than this client. */
const FIELDS_REFUSED: PaymentWriteFailure = {
  kind: 'refused',
  refusal: {
    reason: 'bad_request',
    isUnprocessed: false,
    fields: [
      { field: 'city', message: 'There is no such city' },
      { field: 'zip', message: 'The postal code does not belong to the city' },
    ],
  },
};

const PAYMENT_FAILURES: Readonly<Record<ErrorOutage, PaymentWriteFailure>> = {
  offline: { kind: 'offline' },
  silent: { kind: 'outcome-unknown' },
  unavailable: { kind: 'outcome-unknown' },
  forbidden: UNPROCESSED,
  'session-expired': { kind: 'session-expired' },
  malformed: { kind: 'outcome-unknown' },
  refused: { kind: 'refused', refusal: { reason: 'bad_request', isUnprocessed: false } },
  'fields-refused': FIELDS_REFUSED,
  'response-lost': { kind: 'outcome-unknown' },
  'executed-late': { kind: 'outcome-unknown' },
};

/**
 * The subscription after its cancellation. An active one ends with its period, a trial with the trial, and a paused one
 * at once. A cancelled one stays unchanged.
 */
export function cancelledSubscription(subscription: Subscription, at: LocalTime): Subscription {
  if (isCancelled(subscription)) return subscription;
  const end = plannedEndOf(subscription);
  const isFuture = end !== undefined && relativeDayOfEnd(end, at) !== 'past';
  return {
    ...subscription,
    status: isFuture ? subscription.status : 'Cancelled',
    cancelledAt: isFuture ? end : { kind: 'instant', instant: at.now },
    cancelReason: 'cancelled_by_owner',
    nextBillingDate: undefined,
  };
}

function plannedEndOf({ status, trialEnd, nextBillingDate }: Subscription): PointInTime | undefined {
  switch (normalizeSpelling(status)) {
    case 'intrial':
      return trialEnd;
    case 'paused':
      return undefined;
    default:
      return nextBillingDate;
  }
}
