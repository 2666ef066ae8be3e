import { makeAutoObservable, observableRef } from 'mobx';
import type { ListPublicPlans } from '@/application/subscription/ListPublicPlans';
import type { BillingCycle } from '@/domain/subscription/billingCycle';
import type { Catalog, Plan } from '@/domain/subscription/Plan';
import type { ScreenViewModel } from '@/ui/shell/ScreenViewModel';

declare module '@/ui/shell/ViewModels' {
  interface ViewModels {
    createPricing(): PricingViewModel;
  }
}

export interface PricingUseCases {
  readonly listPublicPlans: Pick<ListPublicPlans, 'execute'>;
  readonly preselectPlan: { execute(plan: Plan): Promise<void> };
}

export type PricingState =
  | { readonly kind: 'loading' }
  /** The plans are not public, none is sold, or they failed to load. */
  | { readonly kind: 'unpriced' }
  | {
      readonly kind: 'priced';
      /** At least one plan, in either billing cycle. */
      readonly catalog: Catalog;
      readonly cycle: BillingCycle;
      /** Whether the visitor has changed the cycle, so that the new prices are announced. */
      readonly wasChanged: boolean;
    };

/** The public plans. The page can be shown without them (decision C79). */
export class PricingViewModel implements ScreenViewModel {
  state: PricingState;
  #isShown = false;
  readonly #useCases: PricingUseCases | undefined;

  /** @param useCases Undefined if the plans are not public. */
  constructor(useCases: PricingUseCases | undefined) {
    this.#useCases = useCases;
    this.state = { kind: useCases === undefined ? 'unpriced' : 'loading' };
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  start(): void {
    this.#isShown = true;
    if (this.state.kind === 'loading') void this.load();
  }

  dispose(): void {
    this.#isShown = false;
  }

  changeCycle(cycle: BillingCycle): void {
    if (this.state.kind === 'priced') this.to({ ...this.state, cycle, wasChanged: true });
  }

  /**
   * Stores the plan for the next new subscription. A failure is ignored, so that the visitor can go on to the sign-in.
   */
  async preselect(plan: Plan): Promise<void> {
    await this.#useCases?.preselectPlan.execute(plan).catch(() => undefined);
  }

  private async load(): Promise<void> {
    const catalog = await this.#useCases?.listPublicPlans.execute();
    if (!this.#isShown || this.state.kind !== 'loading' || catalog === undefined) return;
    if (catalog.plans.length === 0) return this.to({ kind: 'unpriced' });
    const hasMonthly = catalog.plans.some((plan) => plan.periodUnit === 'month');
    this.to({ kind: 'priced', catalog, cycle: hasMonthly ? 'monthly' : 'annual', wasChanged: false });
  }

  private to(next: PricingState): void {
    this.state = next;
  }
}
