import { makeAutoObservable, observableRef } from 'mobx';
import type { ListPlanFeatures } from '@/application/subscription/ListPlanFeatures';
import type { Entitlement, PlanId } from '@/domain/subscription/Plan';
import { planItemOf, type Subscription } from '@/domain/subscription/Subscription';

/** The features of the plan that end with a subscription. Undefined while they are being read. */
export class EndingFeatures {
  features: readonly Entitlement[] | undefined = undefined;
  #planId: PlanId | undefined;
  readonly #listPlanFeatures: Pick<ListPlanFeatures, 'execute'>;

  constructor(listPlanFeatures: Pick<ListPlanFeatures, 'execute'>) {
    this.#listPlanFeatures = listPlanFeatures;
    makeAutoObservable(this, { features: observableRef });
  }

  /** Reads the features once. Reads them again when the dialog reopens after a failure. */
  async read(subscription: Subscription): Promise<void> {
    const id = planItemOf(subscription)?.id;
    if (id === this.#planId && this.features !== undefined && this.features.length > 0) return;
    this.#planId = id;
    this.show(id === undefined ? [] : undefined);
    if (id === undefined) return;
    const features = await this.#listPlanFeatures.execute(id);
    if (id === this.#planId) this.show(features);
  }

  private show(features: readonly Entitlement[] | undefined): void {
    this.features = features;
  }
}
