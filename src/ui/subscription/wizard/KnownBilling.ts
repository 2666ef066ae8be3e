import type { Clock } from '@/application/ports/Clock';
import type { SessionRecords } from '@/application/ports/SessionRecords';
import type { User, UserId } from '@/domain/identity/User';
import { billingOfProfile } from '@/domain/subscription/billingOfProfile';
import type { LastBilling } from '@/domain/subscription/LastBilling';
import { billingErrors, type BillingForm } from '@/domain/validation/BillingAddress';
import type { WizardShell } from './WizardDependencies';

interface KnownBillingPorts {
  readonly lastBilling: SessionRecords<UserId, LastBilling>;
  readonly clock: Clock;
}

/** The billing address that is known before anything is typed: that of the last order in this tab, else the profile. */
export class KnownBilling {
  constructor(
    private readonly owner: () => User | undefined,
    private readonly shell: Pick<WizardShell, 'language'>,
    private readonly ports: KnownBillingPorts,
  ) {}

  load(): BillingForm | undefined {
    const owner = this.owner();
    if (owner === undefined) return undefined;
    const last = this.ports.lastBilling.load(owner.id)?.billing;
    return last ?? billingOfProfile(owner, this.shell.language.language);
  }

  /** Keeps the address of a carried out order for the next one. An incomplete one is not that of the order. */
  save(billing: BillingForm): void {
    const owner = this.owner();
    if (owner === undefined || Object.keys(billingErrors(billing)).length > 0) return;
    this.ports.lastBilling.save(owner.id, { billing, savedAt: this.ports.clock.now() });
  }
}
