import { makeAutoObservable, observableRef } from 'mobx';
import type { ListPublicPlans } from '@/application/subscription/ListPublicPlans';
import type { BillingCycle } from '@/domain/subscription/billingCycle';
import type { Plan } from '@/domain/subscription/Plan';
import type { ScreenViewModel } from '@/ui/shell/ScreenViewModel';

export type PricingState =
  /** The page shows no plans, because they are loading or not available. */
  | { readonly kind: 'bare' }
  | {
      readonly kind: 'priced';
      /** All plans that are sold, in both billing cycles. Never empty. */
      readonly plans: readonly Plan[];
      readonly cycle: BillingCycle;
    };

/**
 * Loads the public plans for the pricing page. A failure is not shown, because the page is complete without plans
 * (decision C31).
 */
export class PricingViewModel implements ScreenViewModel {
  state: PricingState = { kind: 'bare' };
  #isShown = false;
  readonly #listPlans: Pick<ListPublicPlans, 'execute'> | undefined;

  /** @param listPlans Undefined when the plans are not public. Then nothing is requested. */
  constructor(listPlans: Pick<ListPublicPlans, 'execute'> | undefined) {
    this.#listPlans = listPlans;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
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
    const { plans = [] } = (await this.#listPlans?.execute()) ?? {};
    if (!this.#isShown || this.state.kind !== 'bare' || plans.length === 0) return;
    const hasMonthly = plans.some((plan) => plan.periodUnit === 'month');
    this.to({ kind: 'priced', plans, cycle: hasMonthly ? 'monthly' : 'annual' });
  }

  private to(next: PricingState): void {
    this.state = next;
  }
}
