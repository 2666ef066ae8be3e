import { makeAutoObservable } from 'mobx';
import type { LastOrder, LoadLastOrder } from '@/application/subscription/LoadLastOrder';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { User } from '@/domain/identity/User';
import type { Result } from '@/domain/shared/result';
import type { Subscription } from '@/domain/subscription/Subscription';
import type { Toasts } from '@/ui/shell/Toasts';

/** A payment that the subscription does not show. */
export type PendingPayment =
  /** Its result is unknown. */
  | 'outcome-unknown'
  /** It was accepted, and the subscription is being set up. */
  | 'being-set-up'
  /** It was accepted, but the subscription failed to load or takes long to be set up. */
  | 'accepted';

/** The state of the last payment, for pages other than the wizard (beyond D1). */
export class LastPayment {
  /** While it is set, no second payment is offered. */
  pending: PendingPayment | undefined;

  readonly #businessId: BusinessId;
  readonly #loadLastOrder: Pick<LoadLastOrder, 'execute' | 'recordOutcome'>;
  readonly #toasts: Pick<Toasts, 'show'>;

  constructor(
    businessId: BusinessId,
    loadLastOrder: Pick<LoadLastOrder, 'execute' | 'recordOutcome'>,
    toasts: Pick<Toasts, 'show'>,
  ) {
    this.#businessId = businessId;
    this.#loadLastOrder = loadLastOrder;
    this.#toasts = toasts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Reconciles the stored order with the subscription that was just read. A confirmed payment is announced once. */
  reconcile(owner: User, read: Result<Subscription | undefined, unknown>): void {
    const subscription = read.ok ? read.value : undefined;
    const lastOrder = this.#loadLastOrder.execute(owner, this.#businessId, subscription);
    this.#loadLastOrder.recordOutcome(owner, this.#businessId, subscription);
    this.pending = pendingPaymentOf(lastOrder, read.ok);
    if (lastOrder?.kind === 'executed')
      this.#toasts.show({
        kind: 'success',
        message: 'subscription.wizard.outcomeUnknown.elsewhere.confirmed',
      });
  }
}

function pendingPaymentOf(lastOrder: LastOrder | undefined, isRead: boolean): PendingPayment | undefined {
  if (lastOrder?.kind === 'outcome-unknown') return 'outcome-unknown';
  if (lastOrder?.kind !== 'being-set-up') return undefined;
  return isRead && !lastOrder.isDelayed ? 'being-set-up' : 'accepted';
}
