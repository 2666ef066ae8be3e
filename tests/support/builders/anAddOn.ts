import { Money } from '@/domain/shared/Money';
import type { AddOn } from '@/domain/subscription/Plan';
import { NO_METADATA, type PlanMetadata } from '@/domain/subscription/planMetadata';
import { anAddOnId } from './anAddOnId';

/** Overrides of the default add-on. Single metadata fields can be overridden. */
type AddOnOverrides = Partial<Omit<AddOn, 'type' | 'id' | 'metadata'>> & {
  readonly id?: string;
  readonly metadata?: Partial<PlanMetadata>;
};

/** A monthly add-on on sale for 10 shekels. */
export function anAddOn({ id, metadata, ...overrides }: AddOnOverrides = {}): AddOn {
  return {
    type: 'addon',
    id: anAddOnId(id),
    name: 'More photos',
    externalName: undefined,
    description: undefined,
    price: Money.agorot(1000),
    period: 1,
    periodUnit: 'month',
    status: 'active',
    entitlements: [],
    ...overrides,
    metadata: { ...NO_METADATA, ...metadata },
  };
}

/** The same add-on as an annual one for 100 shekels. */
export function anAnnualAddOn(overrides: AddOnOverrides = {}): AddOn {
  return anAddOn({ id: 'photos-annual', periodUnit: 'year', price: Money.agorot(10_000), ...overrides });
}
