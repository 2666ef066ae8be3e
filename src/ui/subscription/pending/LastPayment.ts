import { makeAutoObservable } from 'mobx';
import type { LastOrder, UpdateLastOrder } from '@/application/subscription/UpdateLastOrder';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { User } from '@/domain/identity/User';
import type { Result } from '@/domain/shared/result';
import { evidenceOf, isRefused, type PlacedOrder } from '@/domain/subscription/PlacedOrder';
import type { Subscription } from '@/domain/subscription/Subscription';
import type { Toasts } from '@/ui/shell/Toasts';
import { executedToast } from './executedToast';

/** A payment that the subscription does not show yet. */
export type PendingPayment =
  | 'outcome-unknown'
  /** The payment was refused, and no check has shown yet that the owner was not charged. */
  | 'refused'
  | 'being-set-up'
  /** The payment was accepted, but the subscription could not be read or takes long to be set up. */
  | 'accepted'
  /** An update or a reactivation was accepted, and no read shows it yet. */
  | 'change-accepted';

/** Whether the payment can still be executed. A late one would revert a cancellation (decision C4). */
export function mayStillExecute(pending: PendingPayment | undefined): boolean {
  return pending === 'outcome-unknown' || pending === 'refused';
}

/** The last payment, as pages other than the wizard show it (beyond D1). */
export class LastPayment {
  /** If there is one, the page offers no second payment. */
  pending: PendingPayment | undefined;

  readonly #businessId: BusinessId;
  readonly #updateLastOrder: Pick<UpdateLastOrder, 'execute'>;
  readonly #toasts: Pick<Toasts, 'show'>;
  /** The accepted order that the last read did not show. */
  #accepted: PlacedOrder | undefined;

  constructor(
    businessId: BusinessId,
    updateLastOrder: Pick<UpdateLastOrder, 'execute'>,
    toasts: Pick<Toasts, 'show'>,
  ) {
    this.#businessId = businessId;
    this.#updateLastOrder = updateLastOrder;
    this.#toasts = toasts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * Compares the stored order with the subscription that was just read. Shows a toast once the order was executed or
   * the accepted one shows.
   */
  update(owner: User, read: Result<Subscription | undefined, unknown>, timeZone: string | undefined): void {
    const subscription = read.ok ? read.value : undefined;
    const lastOrder = this.#updateLastOrder.execute(owner, this.#businessId, subscription, timeZone);
    this.pending = pendingPaymentOf(lastOrder, read.ok);
    const accepted = this.#accepted;
    this.#accepted = lastOrder?.kind === 'being-set-up' ? lastOrder.order : undefined;
    if (lastOrder?.kind === 'reconciled') this.#toasts.show(executedToast(lastOrder.order));
    else if (accepted !== undefined && this.pending === undefined)
      if (evidenceOf(accepted, subscription) === 'executed') this.#toasts.show(executedToast(accepted));
  }
}

function pendingPaymentOf(lastOrder: LastOrder | undefined, isRead: boolean): PendingPayment | undefined {
  if (lastOrder?.kind === 'outcome-unknown')
    return isRefused(lastOrder.order) ? 'refused' : 'outcome-unknown';
  if (lastOrder?.kind !== 'being-set-up') return undefined;
  if (lastOrder.order.kind !== 'create') return 'change-accepted';
  return isRead && !lastOrder.isDelayed ? 'being-set-up' : 'accepted';
}
