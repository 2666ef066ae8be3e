import { Money } from '@/domain/shared/Money';
import type { Catalog } from '@/domain/subscription/Plan';
import { anAddOn, anAnnualAddOn } from './anAddOn';
import { anAnnualPlan, aPlan } from './aPlan';

/**
 * Two plans and an add-on, each monthly and annual, in the order of the server: Basic (49 a month, 490 a year), Pro
 * (99 a month, 990 a year) and photos (10 a month, 100 a year). A second add-on, promotion (25 a month), is only
 * monthly.
 */
export function aCatalog(overrides: Partial<Catalog> = {}): Catalog {
  return {
    plans: [
      aPlan({ metadata: { displayOrder: 1 } }),
      aPlan({
        id: 'pro-monthly',
        name: 'Pro',
        price: Money.agorot(9900),
        metadata: { displayOrder: 2 },
      }),
      anAnnualPlan({ metadata: { displayOrder: 1 } }),
      anAnnualPlan({
        id: 'pro-annual',
        name: 'Pro',
        price: Money.agorot(99_000),
        metadata: { displayOrder: 2 },
      }),
    ],
    addOns: [
      anAddOn(),
      anAddOn({ id: 'promotion-monthly', name: 'Promotion', price: Money.agorot(2500) }),
      anAnnualAddOn(),
    ],
    ...overrides,
  };
}
