import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Money } from '@/domain/shared/Money';
import {
  catalogForSale,
  catalogOfCycle,
  inDisplayOrder,
  monthlyPriceOf,
  totalPrice,
} from '@/domain/subscription/pricing';
import { assertProperty } from '../arbitraries';
import { anAnnualPlan } from '@tests/support/builders/aPlan';
import { anyCatalog, anyPlan } from './anyCatalog';

const line = fc.record({
  price: fc.nat({ max: 10_000_000 }).map((minor) => Money.agorot(minor)),
  quantity: fc.integer({ min: 1, max: 1000 }),
});
const lines = fc.array(line, { maxLength: 20 });

describe('prices of any purchase', () => {
  it('the total is the sum in whole agorot, in any order', () => {
    assertProperty(lines, (given) => {
      const expected = given.reduce((sum, { price, quantity }) => sum + price.minor * quantity, 0);
      expect(totalPrice(given).minor).toBe(expected);
      expect(totalPrice(given.toReversed())).toEqual(totalPrice(given));
    });
  });

  it('a larger quantity never costs less', () => {
    assertProperty(lines, line, fc.nat({ max: 10 }), (others, one, more) => {
      const before = totalPrice([...others, one]);
      const after = totalPrice([...others, { ...one, quantity: one.quantity + more }]);
      expect(after.minor).toBeGreaterThanOrEqual(before.minor);
    });
  });

  it('sorting keeps every plan, is ascending, and changes nothing the second time', () => {
    assertProperty(fc.array(anyPlan), (plans) => {
      const ordered = inDisplayOrder(plans);
      const orders = ordered.map(({ metadata }) => metadata.displayOrder);
      expect(orders).toEqual(plans.map(({ metadata }) => metadata.displayOrder).toSorted((a, b) => a - b));
      expect(new Set(ordered)).toEqual(new Set(plans));
      expect(inDisplayOrder(ordered)).toEqual(ordered);
    });
  });

  it('plans with equal keys keep the order of the server', () => {
    assertProperty(fc.array(anyPlan), (plans) => {
      const alike = plans.map((plan) => ({
        ...plan,
        name: 'Same',
        price: Money.agorot(1),
        metadata: { ...plan.metadata, displayOrder: 1 },
      }));
      expect(inDisplayOrder(alike)).toEqual(alike);
    });
  });

  it('the plans shown in a billing cycle have its period unit', () => {
    assertProperty(anyCatalog, (catalog) => {
      const units = (cycle: 'monthly' | 'annual') => {
        const { plans, addOns } = catalogOfCycle(catalog, cycle);
        return [...plans, ...addOns].map(({ periodUnit }) => periodUnit);
      };
      expect(units('monthly').every((unit) => unit === 'month')).toBe(true);
      expect(units('annual').every((unit) => unit === 'year')).toBe(true);
    });
  });

  it('a month of an annual price is a twelfth of it, rounded to the next agora, half up', () => {
    assertProperty(fc.nat({ max: 100_000_000 }), (year) => {
      const { minor } = monthlyPriceOf(anAnnualPlan({ price: Money.agorot(year) }));
      expect(minor).toBe(Math.floor((year + 6) / 12));
    });
  });

  it('the catalogue for sale has one currency, and filtering it again hides nothing more (threats T20)', () => {
    assertProperty(anyCatalog, (given) => {
      const { catalog } = catalogForSale(given);
      const currencies = [...catalog.plans, ...catalog.addOns].map(({ price }) => price.currency);
      expect(new Set(currencies).size).toBeLessThanOrEqual(1);
      expect(catalogForSale(catalog)).toEqual({ catalog, hidesOtherCurrencies: false });
    });
  });
});
