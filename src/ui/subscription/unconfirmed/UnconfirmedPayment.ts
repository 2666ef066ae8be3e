import { makeAutoObservable } from 'mobx';
import type { RecallOrder } from '@/application/subscription/RecallOrder';
import type { BusinessId } from '@/domain/business/Business';
import type { User } from '@/domain/identity/User';
import type { Subscription } from '@/domain/subscription/Subscription';
import type { Notices } from '@/ui/shell/Notices';

/** A payment of the owner that had no answer, as other pages than the wizard know it (beyond D1). */
export class UnconfirmedPayment {
  /** Nobody knows whether it went through. */
  isUnconfirmed = false;
  /** It went through, or may have: nothing leads to a second one. */
  isPending = false;

  constructor(
    private readonly businessId: BusinessId,
    private readonly recallOrder: Pick<RecallOrder, 'execute'>,
    private readonly notices: Pick<Notices, 'show'>,
  ) {
    makeAutoObservable<UnconfirmedPayment, 'businessId' | 'recallOrder' | 'notices'>(
      this,
      { businessId: false, recallOrder: false, notices: false },
      { autoBind: true },
    );
  }

  /**
   * What a subscription that was just read says of it; undefined for none, and for one that could not be read. A
   * payment it proves is told, once.
   */
  check(owner: User, subscription: Subscription | undefined): void {
    const recalled = this.recallOrder.execute(owner, this.businessId, subscription);
    this.isUnconfirmed = recalled?.kind === 'unconfirmed';
    this.isPending = this.isUnconfirmed || recalled?.kind === 'being-set-up';
    if (recalled?.kind === 'carried-out')
      this.notices.show({ kind: 'success', message: 'subscription.wizard.unconfirmed.elsewhere.confirmed' });
  }
}
