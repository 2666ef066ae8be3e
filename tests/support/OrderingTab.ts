import { InMemoryOrderLock } from './InMemoryOrderLock';
import type { Clock } from '@/application/ports/Clock';
import type { Connection } from '@/application/ports/Connection';
import type { OrderJournal } from '@/application/ports/OrderJournal';
import type { OrderLock } from '@/application/ports/OrderLock';
import type { PlanCatalog } from '@/application/ports/PlanCatalog';
import type { SubscriptionRepository } from '@/application/ports/SubscriptionRepository';
import {
  CreateOrUpdateSubscription,
  type OrderSubmission,
} from '@/application/subscription/CreateOrUpdateSubscription';
import type { Poll } from '@/application/polling/startPoll';
import { UpdateLastOrder } from '@/application/subscription/UpdateLastOrder';
import {
  ReconcilePayment,
  type PollSchedule,
  type PaymentOutcome,
} from '@/application/subscription/ReconcilePayment';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { PlacedOrder } from '@/domain/subscription/PlacedOrder';
import type { Subscription } from '@/domain/subscription/Subscription';
import { aBusinessId } from './builders/aBusinessId';
import { aUser } from './builders/aUser';

/** The services and stores of a tab, which outlive its documents. */
interface TabServices {
  readonly service: SubscriptionRepository;
  /** Called by each document of the tab. */
  readonly openJournal: () => OrderJournal;
  readonly holders: Map<BusinessId, OrderLock>;
  readonly connection: Connection;
  readonly plans: PlanCatalog;
  readonly clock: Clock;
  /** The order that the owner places for the subscription on the screen. */
  readonly orderFor: (seen: Subscription | undefined) => OrderSubmission;
  /** Called when the owner confirms an order. */
  readonly onPress: (seen: Subscription | undefined) => void;
  readonly onOutcome: (outcome: PaymentOutcome, order: PlacedOrder) => void;
}

/** An order with an unknown outcome, and the subscription that the owner saw when placing it. */
interface UnknownOrder {
  readonly order: PlacedOrder;
  readonly seen: Subscription | undefined;
}

type Screen =
  | { readonly kind: 'loading' }
  | { readonly kind: 'payment'; readonly seen: Subscription | undefined }
  | { readonly kind: 'paying' }
  | { readonly kind: 'reconciling' }
  | { readonly kind: 'unknown'; readonly lost: UnknownOrder }
  | { readonly kind: 'over' };

/** A tab on the payment step without a page: the actions of an owner there, and the effect of a reload. */
export class OrderingTab {
  #document: OrderingDocument;

  constructor(private readonly services: TabServices) {
    this.#document = new OrderingDocument(services);
  }

  press(): void {
    this.#document.press();
  }

  /** The subscription on the payment step. Undefined while the owner cannot confirm an order there. */
  get offer(): { readonly seen: Subscription | undefined } | undefined {
    return this.#document.offer;
  }

  checkAgain(): void {
    this.#document.checkAgain();
  }

  /** Stops everything in the tab. State that only this tab had is lost. */
  close(): void {
    this.#document.end();
  }

  reload(): void {
    this.#document.end();
    this.#document = new OrderingDocument(this.services);
  }
}

/** A document of the tab. After `end` none of its pending calls continues. */
class OrderingDocument {
  #isAlive = true;
  #screen: Screen = { kind: 'loading' };
  #reconciliation: Poll<PaymentOutcome> | undefined;
  readonly #lock: InMemoryOrderLock;
  readonly #submit: CreateOrUpdateSubscription;
  readonly #updateLastOrder: UpdateLastOrder;
  readonly #reconcile: ReconcilePayment;

  constructor(private readonly services: TabServices) {
    const { service, clock, connection } = services;
    const journal = services.openJournal();
    const whileAlive = <Answer>(call: () => Promise<Answer>): Promise<Answer> =>
      this.#isAlive ? call().then((answer) => (this.#isAlive ? answer : never())) : never();
    const calls: SubscriptionRepository = {
      ofBusiness: (id) => whileAlive(() => service.ofBusiness(id)),
      create: (id, request, key) => whileAlive(() => service.create(id, request, key)),
      update: (id, request, key) => whileAlive(() => service.update(id, request, key)),
      cancel: (id) => whileAlive(() => service.cancel(id)),
    };
    this.#lock = new InMemoryOrderLock(services.holders);
    this.#submit = new CreateOrUpdateSubscription(calls, journal, this.#lock, services.plans, clock);
    this.#updateLastOrder = new UpdateLastOrder(journal, clock);
    this.#reconcile = new ReconcilePayment(calls, journal, this.#lock, connection, clock);
    void this.#load(calls);
  }

  get offer(): OrderingTab['offer'] {
    return this.#screen.kind === 'payment' ? this.#screen : undefined;
  }

  press(): void {
    if (this.#screen.kind !== 'payment') return;
    const { seen } = this.#screen;
    this.#screen = { kind: 'paying' };
    this.services.onPress(seen);
    void this.#pay(seen);
  }

  checkAgain(): void {
    if (this.#screen.kind === 'unknown') this.#reconcileOrder(this.#screen.lost, 'short');
  }

  end(): void {
    this.#isAlive = false;
    this.#reconciliation?.stop();
    this.#lock.release(aBusinessId());
  }

  async #load(calls: SubscriptionRepository): Promise<void> {
    const read = await calls.ofBusiness(aBusinessId());
    if (!read.ok) return this.#show({ kind: 'over' });
    const lastOrder = this.#updateLastOrder.execute(aUser(), aBusinessId(), read.value, undefined);
    if (lastOrder?.kind === 'outcome-unknown')
      return this.#reconcileOrder({ order: lastOrder.order, seen: read.value }, 'full');
    this.#show({ kind: 'payment', seen: read.value });
  }

  async #pay(seen: Subscription | undefined): Promise<void> {
    const answer = await this.#submit.execute(this.services.orderFor(seen));
    if (answer.ok) return this.#show({ kind: 'over' });
    const { error } = answer;
    if ('order' in error && error.kind !== 'being-set-up')
      return this.#reconcileOrder({ order: error.order, seen }, 'full');
    this.#show({ kind: 'payment', seen });
  }

  #reconcileOrder(lost: UnknownOrder, schedule: PollSchedule): void {
    this.#show({ kind: 'reconciling' });
    this.#reconciliation = this.#reconcile.execute(aUser(), aBusinessId(), lost.order, { schedule });
    void this.#reconciliation.outcome.then((outcome) => this.#settle(outcome, lost));
  }

  #settle(outcome: PaymentOutcome, lost: UnknownOrder): void {
    this.services.onOutcome(outcome, lost.order);
    if (outcome.kind === 'outcome-unknown') this.#show({ kind: 'unknown', lost });
    else
      this.#show(outcome.kind === 'not-executed' ? { kind: 'payment', seen: lost.seen } : { kind: 'over' });
  }

  #show(screen: Screen): void {
    this.#screen = screen;
  }
}

function never<Answer>(): Promise<Answer> {
  return new Promise<Answer>(() => undefined);
}
