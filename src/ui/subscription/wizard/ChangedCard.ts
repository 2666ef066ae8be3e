import type { Business } from '@/domain/business/Business';
import type { User } from '@/domain/identity/User';
import { announcedChargeOf, type AnnouncedCharge } from '@/domain/subscription/announcedCharge';
import type { WizardPorts, WizardUseCases } from './WizardDependencies';
import type { WizardNavigation } from './WizardNavigation';
import type { WizardState } from './WizardState';

type LeavingState = Extract<WizardState, { readonly kind: 'leaving' }>;

/** Leaves for the business page after a change of card. */
export class ChangedCard {
  constructor(
    private readonly owner: () => User | undefined,
    private readonly useCases: Pick<WizardUseCases, 'viewSubscription'>,
    private readonly ports: Pick<WizardPorts, 'clock'>,
    private readonly navigation: Pick<WizardNavigation, 'redirectAfterCardChange'>,
    private readonly report: (state: LeavingState) => void,
  ) {}

  async leave(business: Business): Promise<void> {
    const charge = await this.#nextCharge(business);
    this.report({ kind: 'leaving' });
    this.navigation.redirectAfterCardChange(charge, business.timezone);
  }

  /** The subscription is read again, because the order may move the next charge. Undefined when it is not known. */
  async #nextCharge({ id, timezone }: Business): Promise<AnnouncedCharge | undefined> {
    const owner = this.owner();
    if (owner === undefined) return undefined;
    const read = await this.useCases.viewSubscription.execute(owner, id);
    return read.ok && read.value !== undefined
      ? announcedChargeOf(read.value, this.ports.clock.now(), timezone)
      : undefined;
  }
}
