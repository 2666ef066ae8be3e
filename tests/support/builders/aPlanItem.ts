import { Money } from '@/domain/shared/Money';
import type { PlanItem } from '@/domain/subscription/Subscription';
import { aPlanId } from './aPlanId';

type PlanItemOverrides = Partial<Omit<PlanItem, 'type' | 'id'>> & { readonly id?: string };

/** A subscription item of the plan of `aPlan`, for 49 shekels a month. */
export function aPlanItem({ id, ...overrides }: PlanItemOverrides = {}): PlanItem {
  return {
    type: 'plan',
    id: aPlanId(id),
    name: 'Basic',
    price: Money.agorot(4900),
    quantity: 1,
    ...overrides,
  };
}
