import { makeAutoObservable, observableRef } from 'mobx';
import type { ListPublicPlans } from '@/application/subscription/ListPublicPlans';
import type { BillingCycle } from '@/domain/subscription/billingCycle';
import type { Plan } from '@/domain/subscription/Plan';
import type { ScreenViewModel } from '@/ui/shell/ScreenViewModel';

export type PricingState =
  /** The page stands without plans: they are on their way, or there are none to show. */
  | { readonly kind: 'bare' }
  | {
      readonly kind: 'priced';
      /** Everything that is sold, in both cycles; never empty. */
      readonly plans: readonly Plan[];
      readonly cycle: BillingCycle;
    };

/** The plans below the words of the pricing page, where they can be had; silence where not (decision C31). */
export class PricingViewModel implements ScreenViewModel {
  state: PricingState = { kind: 'bare' };
  #isShown = false;

  /** @param listPlans Undefined where only owners are told: nobody is asked. */
  constructor(private readonly listPlans: Pick<ListPublicPlans, 'execute'> | undefined) {
    makeAutoObservable<PricingViewModel, 'listPlans'>(
      this,
      { state: observableRef, listPlans: false },
      { autoBind: true },
    );
  }

  start(): void {
    this.#isShown = true;
    if (this.state.kind === 'bare') void this.load();
  }

  dispose(): void {
    this.#isShown = false;
  }

  changeCycle(cycle: BillingCycle): void {
    if (this.state.kind === 'priced') this.to({ ...this.state, cycle });
  }

  private async load(): Promise<void> {
    const { plans = [] } = (await this.listPlans?.execute()) ?? {};
    if (!this.#isShown || this.state.kind !== 'bare' || plans.length === 0) return;
    const hasMonthly = plans.some((plan) => plan.periodUnit === 'month');
    this.to({ kind: 'priced', plans, cycle: hasMonthly ? 'monthly' : 'annual' });
  }

  private to(next: PricingState): void {
    this.state = next;
  }
}
