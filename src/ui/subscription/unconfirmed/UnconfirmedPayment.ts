import { makeAutoObservable } from 'mobx';
import type { LoadLastOrder } from '@/application/subscription/LoadLastOrder';
import type { BusinessId } from '@/domain/business/Business';
import type { User } from '@/domain/identity/User';
import type { Subscription } from '@/domain/subscription/Subscription';
import type { Notices } from '@/ui/shell/Notices';

/** The state of a payment without a response, for pages other than the wizard (beyond D1). */
export class UnconfirmedPayment {
  /** Whether the result of the payment is unknown. */
  isUnconfirmed = false;
  /** Whether the payment succeeded or may have succeeded, so that no second one is offered. */
  isPending = false;

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
    this.isUnconfirmed = lastOrder?.kind === 'unconfirmed';
    this.isPending = this.isUnconfirmed || lastOrder?.kind === 'being-set-up';
    if (lastOrder?.kind === 'carried-out')
      this.#notices.show({ kind: 'success', message: 'subscription.wizard.unconfirmed.elsewhere.confirmed' });
  }
}
