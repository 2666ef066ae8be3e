import type { BusinessId } from '@/domain/business/Business';
import type { User } from '@/domain/identity/User';
import { isSettled, traceOf, type SentOrder } from '@/domain/subscription/SentOrder';
import { POLL_DELAYS, pollFor } from '@/application/polling/pollFor';
import { NEVER, PollTimer } from '@/application/polling/PollTimer';
import type { Clock } from '@/application/ports/Clock';
import type { Connection } from '@/application/ports/Connection';
import type { OrderJournal } from '@/application/ports/OrderJournal';
import type { OrderLock } from '@/application/ports/OrderLock';
import type { SubscriptionRepository } from '@/application/ports/SubscriptionRepository';

/** What is found out about an order whose answer was lost. */
export type PaymentFinding =
  | { readonly kind: 'carried-out' }
  /** Looked for long and often enough, and nothing has changed: it may be placed again, by a new payment. */
  | { readonly kind: 'not-charged' }
  /** Something else became of the subscription, or it was as ordered before: no read will ever tell. */
  | { readonly kind: 'blurred' }
  /** Money may have moved: the order stays locked. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'session-expired' };

/** A look at an order that takes its time. */
export interface Reconciliation {
  /** Never settles once stopped. */
  readonly finding: Promise<PaymentFinding>;
  /** Gives up looking, a read that is under way as well, and the lock; what is not known stays in the journal. */
  stop(): void;
}

/** Waits before each read, in milliseconds, one after the other. */
const WAITS = {
  patient: POLL_DELAYS,
  /** For an order that has had its time: as few reads as can settle it. */
  brief: [0, 2000, 2000],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export type Patience = keyof typeof WAITS;

export interface ReconciliationOptions {
  readonly patience?: Patience | undefined;
  /** Told when looking rests for want of a connection, and when it goes on. */
  readonly onRest?: ((isResting: boolean) => void) | undefined;
}

/**
 * Finds out what became of an order whose answer was lost. It only ever reads (faults B.5). While nobody knows,
 * this tab holds the lock, and the journal keeps the order across a reload.
 */
export class ReconcilePayment {
  constructor(
    private readonly subscriptions: Pick<SubscriptionRepository, 'ofBusiness'>,
    private readonly orders: OrderJournal,
    private readonly lock: OrderLock,
    private readonly connection: Connection,
    private readonly clock: Clock,
  ) {}

  execute(
    owner: User,
    businessId: BusinessId,
    order: SentOrder,
    { patience = 'patient', onRest = () => undefined }: ReconciliationOptions = {},
  ): Reconciliation {
    const timer = new PollTimer(this.clock, this.connection, onRest);
    const found = this.#look(businessId, order, WAITS[patience], timer);
    return {
      finding: found.then((finding) => {
        if (timer.aborted) return NEVER;
        this.#remember(owner, businessId, order, finding);
        return finding;
      }),
      stop: () => {
        timer.stop();
        this.lock.release(businessId);
      },
    };
  }

  async #look(
    businessId: BusinessId,
    order: SentOrder,
    waits: readonly number[],
    timer: PollTimer,
  ): Promise<PaymentFinding> {
    /* Whoever has it: reading is open to every tab, only ordering is not. */
    await this.lock.hold(businessId);
    let reads = 0;
    const finding = await pollFor<PaymentFinding>(waits, timer, async () => {
      const read = await this.subscriptions.ofBusiness(businessId, timer);
      if (!read.ok) return read.error.kind === 'session-expired' ? read.error : undefined;
      reads += 1;
      const trace = traceOf(order, read.value);
      if (trace === 'carried-out') return { kind: 'carried-out' };
      if (!isSettled(order, reads, this.clock.now())) return undefined;
      return { kind: trace === 'absent' ? 'not-charged' : 'blurred' };
    });
    return finding ?? { kind: 'unknown' };
  }

  #remember(owner: User, businessId: BusinessId, order: SentOrder, finding: PaymentFinding): void {
    const key = { userId: owner.id, businessId };
    switch (finding.kind) {
      case 'carried-out':
        this.orders.save(key, { kind: 'confirmed', order, confirmedAt: this.clock.now() });
        break;
      case 'not-charged':
      case 'blurred':
        this.orders.clear(key);
        break;
      case 'unknown':
        return;
      case 'session-expired':
        break;
    }
    this.lock.release(businessId);
  }
}
