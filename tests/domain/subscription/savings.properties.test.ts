import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Money } from '@/domain/shared/Money';
import { cycleOf, isOffered } from '@/domain/subscription/Plan';
import { annualSavingOf, largestSavingPercent } from '@/domain/subscription/savings';
import { anAnnualPlan, aPlan } from '@tests/support/builders/aPlan';
import { assertProperty } from '../arbitraries';
import { anyCatalog } from './anyCatalog';

const price = fc.nat({ max: 10_000_000 });

describe('savings of any prices', () => {
  it('are the difference, never below zero, and its rounded percentage', () => {
    assertProperty(fc.integer({ min: 1, max: 10_000_000 }), price, (monthly, annual) => {
      const plan = anAnnualPlan({ price: Money.agorot(annual) });
      const saving = annualSavingOf(plan, [aPlan({ price: Money.agorot(monthly) })]);
      const amount = Math.max(0, 12 * monthly - annual);
      expect(saving).toEqual({
        amount: Money.agorot(amount),
        percent: Math.round((100 * amount) / (12 * monthly)),
      });
      expect(saving?.percent).toBeLessThanOrEqual(100);
      expect(saving?.amount.minor === 0).toBe(annual >= 12 * monthly);
    });
  });

  it('the advertised percentage is the largest saving, 20 only without comparable plans, and never 0', () => {
    assertProperty(anyCatalog, ({ plans }) => {
      const percents = plans
        .filter((plan) => isOffered(plan) && cycleOf(plan) === 'annual')
        .flatMap((plan) => annualSavingOf(plan, plans)?.percent ?? []);
      const largest = percents.length === 0 ? 20 : Math.max(...percents);
      expect(largestSavingPercent(plans)).toBe(largest === 0 ? undefined : largest);
    });
  });
});
