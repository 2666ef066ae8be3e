import { describe, expect, it } from 'vitest';
import { Money } from '@/domain/shared/Money';
import { lowestPrice } from '@/domain/subscription/lowestPrice';
import { aPlan } from '../../support/builders/aPlan';

describe('the lowest price', () => {
  const plans = [
    aPlan({ id: 'dear', price: Money.agorot(14_900) }),
    aPlan({ id: 'cheap', price: Money.agorot(7900) }),
    aPlan({ id: 'retired', price: Money.agorot(5900), status: 'archived' }),
    aPlan({ id: 'yearly', price: Money.agorot(100), periodUnit: 'year' }),
  ];

  it('is that of the cheapest plan on sale in the cycle', () => {
    expect(lowestPrice({ plans, addOns: [] }, 'monthly')).toEqual(Money.agorot(7900));
    expect(lowestPrice({ plans, addOns: [] }, 'annual')).toEqual(Money.agorot(100));
  });

  it('is that of the cheapest plan wherever it is listed', () => {
    const listed = plans.map((plan, position) => ({
      ...plan,
      metadata: { ...plan.metadata, displayOrder: position },
    }));
    expect(lowestPrice({ plans: listed, addOns: [] }, 'monthly')).toEqual(Money.agorot(7900));
  });

  it('is undefined without plans', () => {
    expect(lowestPrice({ plans: [], addOns: [] }, 'monthly')).toBeUndefined();
  });
});
