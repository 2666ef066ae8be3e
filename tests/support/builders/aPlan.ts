import { Money } from '@/domain/shared/Money';
import type { Plan } from '@/domain/subscription/Plan';
import { NO_METADATA, type PlanMetadata } from '@/domain/subscription/planMetadata';
import { aPlanId } from './aPlanId';

/** Overrides of the default plan. Single metadata fields can be overridden. */
export type PlanOverrides = Partial<Omit<Plan, 'type' | 'id' | 'metadata'>> & {
  readonly id?: string;
  readonly metadata?: Partial<PlanMetadata>;
};

/** A monthly plan on sale for 49 shekels. */
export function aPlan({ id, metadata, ...overrides }: PlanOverrides = {}): Plan {
  return {
    type: 'plan',
    id: aPlanId(id),
    name: 'Basic',
    externalName: undefined,
    description: undefined,
    price: Money.agorot(4900),
    period: 1,
    periodUnit: 'month',
    status: 'active',
    entitlements: [],
    ...overrides,
    metadata: { ...NO_METADATA, ...metadata },
  };
}

/** The same plan as an annual one for 490 shekels. */
export function anAnnualPlan(overrides: PlanOverrides = {}): Plan {
  return aPlan({ id: 'basic-annual', periodUnit: 'year', price: Money.agorot(49_000), ...overrides });
}
