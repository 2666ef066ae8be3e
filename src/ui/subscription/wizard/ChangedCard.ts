import type { Clock } from '@/application/ports/Clock';
import type { BusinessId } from '@/domain/business/Business';
import type { User } from '@/domain/identity/User';
import { announcedChargeOf, type AnnouncedCharge } from '@/domain/subscription/announcedCharge';
import type { WizardUseCases } from './WizardDependencies';

/** Reads the subscription after a change of card, because an order may move the next charge. */
export class ChangedCard {
  constructor(
    private readonly businessId: BusinessId,
    private readonly owner: () => User | undefined,
    private readonly viewSubscription: WizardUseCases['viewSubscription'],
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /** Undefined when it is not known (decision C105). */
  async nextCharge(timeZone: string | undefined): Promise<AnnouncedCharge | undefined> {
    const owner = this.owner();
    if (owner === undefined) return undefined;
    const read = await this.viewSubscription.execute(owner, this.businessId);
    return read.ok && read.value !== undefined
      ? announcedChargeOf(read.value, this.clock.now(), timeZone)
      : undefined;
  }
}
