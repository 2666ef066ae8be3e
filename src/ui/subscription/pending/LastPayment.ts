import { makeAutoObservable } from 'mobx';
import type { LoadLastOrder } from '@/application/subscription/LoadLastOrder';
import type { BusinessId } from '@/domain/business/Business';
import type { User } from '@/domain/identity/User';
import type { Subscription } from '@/domain/subscription/Subscription';
import type { Notices } from '@/ui/shell/Notices';

/** A payment that the subscription does not show: its result is unknown, or the subscription is being set up. */
export type PendingPayment = 'unconfirmed' | 'being-set-up';

/** The state of the last payment, for pages other than the wizard (beyond D1). */
export class LastPayment {
  /** While there is one, no second payment is offered. */
  pending: PendingPayment | undefined;

  readonly #businessId: BusinessId;
  readonly #loadLastOrder: Pick<LoadLastOrder, 'execute'>;
  readonly #notices: Pick<Notices, 'show'>;

  constructor(
    businessId: BusinessId,
    loadLastOrder: Pick<LoadLastOrder, 'execute'>,
    notices: Pick<Notices, 'show'>,
  ) {
    this.#businessId = businessId;
    this.#loadLastOrder = loadLastOrder;
    this.#notices = notices;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * Compares the stored order with a loaded subscription. Undefined stands for no subscription and for a failed
   * request. A confirmed payment is announced once.
   */
  check(owner: User, subscription: Subscription | undefined): void {
    const lastOrder = this.#loadLastOrder.execute(owner, this.#businessId, subscription);
    const kind = lastOrder?.kind;
    this.pending = kind === 'unconfirmed' || kind === 'being-set-up' ? kind : undefined;
    if (kind === 'carried-out')
      this.#notices.show({ kind: 'success', message: 'subscription.wizard.unconfirmed.elsewhere.confirmed' });
  }
}
