import type { Clock } from '@/application/ports/Clock';
import type { SessionRecords } from '@/application/ports/SessionRecords';
import type { SubscriptionKey } from '@/application/ports/SubscriptionKey';
import type { BusinessId } from '@/domain/business/Business';
import type { User } from '@/domain/identity/User';
import { fingerprintOf, type SelectionDraft } from '@/domain/subscription/PlanSelection';
import type { BillingForm } from '@/domain/validation/BillingAddress';
import type { WizardChoice } from './WizardChoice';

interface MemoryPorts {
  readonly drafts: SessionRecords<SubscriptionKey, SelectionDraft>;
  readonly clock: Clock;
}

/** What survives a reload of the wizard: the draft. Nobody signed in, nothing remembered. */
export class WizardMemory {
  constructor(
    private readonly businessId: BusinessId,
    private readonly owner: () => User | undefined,
    private readonly ports: MemoryPorts,
  ) {}

  saveDraft({ selection, given }: WizardChoice, billing: BillingForm): void {
    const { key } = this;
    if (key === undefined) return;
    this.ports.drafts.save(key, {
      cycle: selection.cycle,
      planId: selection.plan?.id,
      addOns: selection.addOns.map(({ addOn, quantity }) => ({ id: addOn.id, quantity })),
      method: selection.method,
      billing,
      fingerprint: fingerprintOf(given.subscription),
      savedAt: this.ports.clock.now(),
    });
  }

  forgetDraft(): void {
    if (this.key !== undefined) this.ports.drafts.clear(this.key);
  }

  private get key(): SubscriptionKey | undefined {
    const owner = this.owner();
    return owner === undefined ? undefined : { userId: owner.id, businessId: this.businessId };
  }
}
