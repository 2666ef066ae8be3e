import fc from 'fast-check';
import { Money } from '@/domain/shared/Money';
import type { AddOn, Catalog, Plan } from '@/domain/subscription/Plan';
import { anAddOn } from '@tests/support/builders/anAddOn';
import { aPlan } from '@tests/support/builders/aPlan';
import { defined } from '@tests/support/builders/defined';

const item = {
  name: fc.constantFrom('Basic', 'basic', ' Pro ', 'Pro', 'Business'),
  externalName: fc.constantFrom(undefined, 'Basic', 'Pro'),
  price: fc
    .tuple(fc.nat({ max: 200_000 }), fc.constantFrom('ILS', 'ILS', 'ILS', 'USD'))
    .map(([minor, currency]) => defined(Money.parse(minor, currency))),
  period: fc.constantFrom(1, 1, 1, 3),
  periodUnit: fc.constantFrom('month', 'year', 'month', 'year', undefined),
  status: fc.constantFrom('active', 'Active', undefined, 'archived'),
};
const metadata = fc.record({
  displayOrder: fc.constantFrom(1, 2, 3, 999, 999),
  isPopular: fc.boolean(),
  isDefaultSelected: fc.boolean(),
});

/** Any plan that a server can return. Names and orders repeat; some plans are retired or in dollars. */
export const anyPlan: fc.Arbitrary<Plan> = fc
  .record({ ...item, metadata, id: fc.nat({ max: 99 }).map((number) => `plan-${String(number)}`) })
  .map((overrides) => aPlan(overrides));

const anyAddOn: fc.Arbitrary<AddOn> = fc
  .record({ ...item, id: fc.nat({ max: 99 }).map((number) => `addon-${String(number)}`) })
  .map((overrides) => anAddOn(overrides));

/** Any plans and add-ons with unique ids. */
export const anyCatalog: fc.Arbitrary<Catalog> = fc.record({
  plans: fc.uniqueArray(anyPlan, { maxLength: 12, selector: ({ id }) => id }),
  addOns: fc.uniqueArray(anyAddOn, { maxLength: 12, selector: ({ id }) => id }),
});
