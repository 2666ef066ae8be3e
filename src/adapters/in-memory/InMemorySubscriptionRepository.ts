import type { AbortSignalLike } from '@/application/ports/AbortSignalLike';
import type { ReadFailure, WriteFailure } from '@/application/ports/ServiceFailure';
import type {
  PaymentWriteFailure,
  SubscriptionRepository,
  SubscriptionRequest,
} from '@/application/ports/SubscriptionRepository';
import type { BusinessId } from '@/domain/business/Business';
import { failure, success, type Result } from '@/domain/shared/result';
import type { IdempotencyKey } from '@/domain/subscription/IdempotencyKey';
import type { PaymentRefusal } from '@/domain/subscription/paymentRefusal';
import { hasEnded, type CancellationResponse, type Subscription } from '@/domain/subscription/Subscription';
import { cancelled } from './world/cancelled';
import type { MetOutage } from './world/DemoNetwork';
import type { DemoWorld } from './world/DemoWorld';
import { readCatalog } from './world/readCatalog';
import { takeOrder } from './world/takeOrder';
import { readThrough, REFUSAL_TEXT, WRITE_FAILURES, writeThrough } from './world/throughNetwork';

/** The subscriptions of the demo. It checks and executes orders like a subscription service. */
export class InMemorySubscriptionRepository implements SubscriptionRepository {
  readonly #answered = new Map<
    IdempotencyKey,
    { readonly request: string; readonly answer: Result<void, Refused> }
  >();

  constructor(private readonly world: DemoWorld) {}

  async ofBusiness(
    id: BusinessId,
    signal?: AbortSignalLike,
  ): Promise<Result<Subscription | undefined, ReadFailure>> {
    const find = (): Result<Subscription | undefined, never> => success(this.world.subscription(id));
    return readThrough(this.world.network, 'load-subscription', find, signal);
  }

  async create(
    id: BusinessId,
    request: SubscriptionRequest,
    key: IdempotencyKey,
  ): Promise<Result<void, PaymentWriteFailure>> {
    const created = await writeThrough(
      this.world.network,
      'create-subscription',
      () =>
        this.#once(key, JSON.stringify(['create', id, request]), () =>
          this.#isSubscribed(id)
            ? refused({ status: 409, messages: ['This business has a subscription already'] })
            : this.#carryOut(id, request),
        ),
      PAYMENT_FAILURES,
    );
    return created.ok ? created : failure(asPaymentFailure(created.error));
  }

  async update(
    id: BusinessId,
    request: SubscriptionRequest,
    key: IdempotencyKey,
  ): Promise<Result<void, PaymentWriteFailure>> {
    const updated = await writeThrough(
      this.world.network,
      'update-subscription',
      () =>
        this.#once(key, JSON.stringify(['update', id, request]), () =>
          this.world.subscription(id) === undefined
            ? refused({ status: 409, messages: ['This business has no subscription to change'] })
            : this.#carryOut(id, request),
        ),
      PAYMENT_FAILURES,
    );
    return updated.ok ? updated : failure(asPaymentFailure(updated.error));
  }

  async cancel(id: BusinessId): Promise<Result<CancellationResponse, WriteFailure>> {
    return writeThrough<CancellationResponse, WriteFailure, WriteFailure>(
      this.world.network,
      'cancel-subscription',
      () => {
        const subscription = this.world.subscription(id);
        if (subscription === undefined)
          return failure({ kind: 'refused', message: 'This business has no subscription' });
        const after = cancelled(subscription, this.world.clock.now());
        this.world.saveSubscription(id, after);
        const { status, cancelledAt, cancelReason, trialEnd, nextBillingDate } = after;
        return success({ status, cancelledAt, cancelReason, trialEnd, nextBillingDate });
      },
      WRITE_FAILURES,
    );
  }

  /** Repeats the first response for the same key and request. Refuses a key that another request has used. */
  #once(key: IdempotencyKey, request: string, carryOut: () => Result<void, Refused>): Result<void, Refused> {
    const answered = this.#answered.get(key);
    if (answered === undefined) {
      const answer = carryOut();
      this.#answered.set(key, { request, answer });
      return answer;
    }
    return answered.request === request
      ? answered.answer
      : refused({ status: 422, messages: ['This idempotency key belongs to another request'] });
  }

  #isSubscribed(id: BusinessId): boolean {
    const subscription = this.world.subscription(id);
    return subscription !== undefined && !hasEnded(subscription, this.world.clock.now());
  }

  #carryOut(id: BusinessId, request: SubscriptionRequest): Result<void, Refused> {
    if (this.world.business(id) === undefined)
      return refused({ status: 404, messages: ['There is no such business'] });
    const order = takeOrder(request, {
      subscription: this.world.subscription(id),
      catalog: readCatalog(this.world.catalog).catalog,
      cards: this.world.cards,
      now: this.world.clock.now(),
    });
    if (!order.ok) return refused(order.error);
    this.world.saveSubscription(id, order.value);
    return success();
  }
}

interface Refused {
  readonly kind: 'payment-refused';
  readonly refusal: PaymentRefusal;
}

function refused(refusal: PaymentRefusal): Result<never, Refused> {
  return failure({ kind: 'payment-refused', refusal });
}

/** The refusal of a service that validates the billing address more strictly than this client. */
const FIELDS_REFUSED: Refused = {
  kind: 'payment-refused',
  refusal: {
    status: 422,
    messages: [REFUSAL_TEXT],
    fields: [
      { field: 'city', message: 'There is no such city' },
      { field: 'zip', message: 'The postal code does not belong to the city' },
    ],
  },
};

const PAYMENT_FAILURES: Readonly<Record<MetOutage, WriteFailure | Refused>> = {
  ...WRITE_FAILURES,
  'fields-refused': FIELDS_REFUSED,
};

function asPaymentFailure(error: Refused | WriteFailure): PaymentWriteFailure {
  switch (error.kind) {
    case 'payment-refused':
      return { kind: 'refused', refusal: error.refusal };
    case 'refused':
      return { kind: 'refused', refusal: { status: 400, messages: [error.message ?? ''] } };
    case 'forbidden':
      return { kind: 'refused', refusal: { status: 403, messages: ['This account may not do that'] } };
    default:
      return error;
  }
}
