import { makeAutoObservable, observableRef } from 'mobx';
import type { ListPlanFeatures } from '@/application/subscription/ListPlanFeatures';
import type { Entitlement } from '@/domain/subscription/Plan';
import { planItemOf, type Subscription } from '@/domain/subscription/Subscription';

/** The features of the plan that end with a subscription. Undefined while they are being read. */
export class EndingFeatures {
  features: readonly Entitlement[] | undefined = undefined;
  readonly #listPlanFeatures: Pick<ListPlanFeatures, 'execute'>;

  constructor(listPlanFeatures: Pick<ListPlanFeatures, 'execute'>) {
    this.#listPlanFeatures = listPlanFeatures;
    makeAutoObservable(this, { features: observableRef });
  }

  /** Reads the features once. Reads them again when the dialog reopens after a failure. */
  async read(subscription: Subscription): Promise<void> {
    if (this.features !== undefined && this.features.length > 0) return;
    const plan = planItemOf(subscription);
    this.show(plan === undefined ? [] : await this.#listPlanFeatures.execute(plan.id));
  }

  private show(features: readonly Entitlement[]): void {
    this.features = features;
  }
}
