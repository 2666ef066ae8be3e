import type { BusinessId } from '@/domain/business/BusinessId';
import type { User } from '@/domain/identity/User';
import type { IdempotencyKey } from '@/domain/subscription/IdempotencyKey';
import { evidenceOf, isAbsenceProven, type PlacedOrder } from '@/domain/subscription/PlacedOrder';
import { never, POLL_DELAYS, startPoll, type Poll } from '@/application/polling/startPoll';
import type { Clock } from '@/application/ports/Clock';
import type { Connection } from '@/application/ports/Connection';
import { isSameOrder, type JournalEntry, type OrderJournal } from '@/application/ports/OrderJournal';
import type { OrderLock } from '@/application/ports/OrderLock';
import type { OwnedBusinessKey } from '@/application/ports/recordKeys';
import { API_TIMEOUT, type AbortSignalLike } from '@/application/ports/ServiceFailure';
import type { SubscriptionRepository } from '@/application/ports/SubscriptionRepository';

/** The result of reconciling an order with an unknown outcome. */
export type PaymentOutcome =
  | { readonly kind: 'executed' }
  /** Enough reads show an unchanged subscription. The owner can order again with a new payment. */
  | { readonly kind: 'not-executed' }
  /**
   * The subscription has other changes, or it already held the ordered items, so no further read can decide. The order
   * is cleared, and the owner is asked to check before paying again.
   */
  | { readonly kind: 'unresolvable' }
  /** The owner may have been charged. The order stays locked. */
  | { readonly kind: 'outcome-unknown' }
  | { readonly kind: 'session-expired' };

/** The delays before each read, in milliseconds. */
const POLL_SCHEDULES = {
  full: POLL_DELAYS,
  /** For the next reconciliation in the same document: three reads, the minimum that proves a result. */
  short: [0, 2000, 2000],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export type PollSchedule = keyof typeof POLL_SCHEDULES;

export interface ReconciliationOptions {
  readonly schedule?: PollSchedule | undefined;
  /** Called when polling pauses because the device is offline, and when it continues. */
  readonly onPauseChange?: ((isPaused: boolean) => void) | undefined;
}

/**
 * Reads the subscription until the outcome of an order is known (faults B.5). Until then this tab holds the lock, and
 * the journal keeps the order across a reload. `polling/reconcile.ts` is not enough for money: its last read decides,
 * while here only enough reads over enough time prove that an order was not executed.
 */
export class ReconcilePayment {
  /**
   * When the page stopped waiting for the response, as `Clock.elapsed()`. For an order of an earlier document it is
   * when this document first reconciled the order.
   */
  readonly #lostAtByOrderKey = new Map<IdempotencyKey, number>();

  constructor(
    private readonly subscriptions: Pick<SubscriptionRepository, 'ofBusiness'>,
    private readonly orders: OrderJournal,
    private readonly lock: OrderLock,
    private readonly connection: Connection,
    private readonly clock: Clock,
  ) {}

  /** `stop` also releases the lock, unless the outcome has released it. The journal entry stays. */
  execute(
    owner: User,
    businessId: BusinessId,
    order: PlacedOrder,
    { schedule = 'full', onPauseChange = () => undefined }: ReconciliationOptions = {},
  ): Poll<PaymentOutcome> {
    const recordKey = { userId: owner.id, businessId };
    let isLockReleased = false;
    let isStopped = false;
    const poll = startPoll<PaymentOutcome>(
      { connection: this.connection, clock: this.clock },
      onPauseChange,
      {
        read: this.#readerOf(recordKey, order),
        atEnd: () => ({ kind: 'outcome-unknown' }),
        delays: POLL_SCHEDULES[schedule],
      },
    );
    return {
      outcome: poll.outcome.then((outcome) => {
        if (isStopped) return never();
        this.#updateJournal(recordKey, order, outcome);
        isLockReleased = outcome.kind !== 'outcome-unknown';
        if (isLockReleased) {
          this.#lostAtByOrderKey.delete(order.key);
          this.lock.release(businessId);
        }
        return outcome;
      }),
      stop: () => {
        isStopped = true;
        poll.stop();
        /* A later order of the same page may hold the lock by now. */
        if (!isLockReleased) this.lock.release(businessId);
      },
    };
  }

  /** Requests the lock at once, and each read waits for it. Ends the poll once reads and time prove an outcome. */
  #readerOf(
    recordKey: OwnedBusinessKey,
    order: PlacedOrder,
  ): (signal: AbortSignalLike) => Promise<PaymentOutcome | undefined> {
    const lostAt = this.#lockAndGetLossTime(recordKey.businessId, order);
    let reads = 0;
    return async (signal) => {
      const since = await lostAt;
      const entry = this.#entryOf(recordKey, order);
      if (entry !== undefined && entry.kind !== 'placed') return { kind: 'executed' };
      const read = await this.subscriptions.ofBusiness(recordKey.businessId, signal);
      if (!read.ok) return read.error.kind === 'session-expired' ? read.error : undefined;
      reads += 1;
      const found = evidenceOf(order, read.value);
      if (found === 'executed') return { kind: 'executed' };
      if (!isAbsenceProven(this.clock.elapsed() - since, reads)) return undefined;
      return { kind: found === 'absent' ? 'not-executed' : 'unresolvable' };
    };
  }

  /**
   * Takes the lock. Returns the time from which the absence of the order counts, as `Clock.elapsed()`. If another tab
   * holds the lock, that tab may still wait for the response, so this is when its wait ends at the latest.
   */
  async #lockAndGetLossTime(businessId: BusinessId, { key }: PlacedOrder): Promise<number> {
    /* The last read comes exactly a minute after the start of the poll, so the wait for the lock must not count. */
    const startedAt = this.clock.elapsed();
    const hasLock = await this.lock.acquire(businessId);
    const since =
      this.#lostAtByOrderKey.get(key) ?? (hasLock ? startedAt : this.clock.elapsed() + API_TIMEOUT);
    this.#lostAtByOrderKey.set(key, since);
    return since;
  }

  /** The current entry of the order. Another tab may have changed or cleared it. */
  #entryOf(recordKey: OwnedBusinessKey, order: PlacedOrder): JournalEntry | undefined {
    const entry = this.orders.load(recordKey);
    return entry !== undefined && isSameOrder(entry.order, order) ? entry : undefined;
  }

  #updateJournal(recordKey: OwnedBusinessKey, order: PlacedOrder, outcome: PaymentOutcome): void {
    switch (outcome.kind) {
      case 'executed':
        if (this.#entryOf(recordKey, order)?.kind !== 'accepted')
          this.orders.save(recordKey, { kind: 'confirmed', order, confirmedAt: this.clock.now() });
        break;
      case 'not-executed':
      case 'unresolvable':
        this.orders.clear(recordKey, order);
        break;
      case 'outcome-unknown':
      case 'session-expired':
        break;
    }
  }
}
