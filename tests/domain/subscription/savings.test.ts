import { describe, expect, it } from 'vitest';
import { Money } from '@/domain/shared/Money';
import {
  annualSavingOf,
  counterpartIn,
  counterpartOf,
  DEFAULT_SAVING_PERCENT,
  largestSavingPercent,
} from '@/domain/subscription/savings';
import { anAnnualPlan, aPlan, type PlanOverrides } from '@tests/support/builders/aPlan';
import { defined } from '@tests/support/builders/defined';

const monthly = (minor: number, overrides: PlanOverrides = {}) =>
  aPlan({ price: Money.agorot(minor), ...overrides });
const annual = (minor: number, overrides: PlanOverrides = {}) =>
  anAnnualPlan({ price: Money.agorot(minor), ...overrides });

describe('annualSavingOf', () => {
  it.each([
    ['12 times the monthly price less the annual price', 4900, 49_000, 9800, 17],
    ['never below 0', 1000, 15_000, 0, 0],
    ['0 at the same price', 1000, 12_000, 0, 0],
    ['rounded down to a whole percent', 10_000, 119_500, 500, 0],
    ['rounded up to a whole percent', 10_000, 119_400, 600, 1],
    ['16.67 percent', 1000, 10_000, 2000, 17],
    ['the whole year for free', 1000, 0, 12_000, 100],
    ['nothing when both are free', 0, 0, 0, 0],
    ['nothing when only the monthly plan is free', 0, 10_000, 0, 0],
  ])('%s', (_rule, monthlyPrice, annualPrice, amount, percent) => {
    const plan = annual(annualPrice);
    expect(annualSavingOf(plan, [plan, monthly(monthlyPrice)])).toEqual({
      amount: Money.agorot(amount),
      percent,
    });
  });

  it.each([
    ['there is no monthly plan', []],
    ['no monthly plan has its name', [monthly(1000, { name: 'Pro' })]],
    ['the same-named plan is annual too', [annual(1000, { id: 'other' })]],
    ['the same-named plan is paid every third month', [monthly(1000, { period: 3 })]],
    ['the same-named plan is retired', [monthly(1000, { status: 'archived' })]],
    [
      'the same-named plan is in another currency',
      [monthly(0, { price: defined(Money.parse(1000, 'USD')) })],
    ],
  ])('is undefined when %s', (_why, plans) => {
    expect(annualSavingOf(annual(10_000), plans)).toBeUndefined();
  });
});

describe('counterpartIn', () => {
  const basic = monthly(1000);
  const year = annual(10_000);

  it('is the annual plan of the same name', () => {
    expect(counterpartIn('annual', basic, [basic, year])).toBe(year);
  });

  it.each([
    ['none is annual', [basic, monthly(900, { id: 'other' })]],
    ['the annual one is retired', [basic, annual(10_000, { status: 'archived' })]],
    ['the annual one has another name', [basic, annual(10_000, { name: 'Pro' })]],
  ])('is missing when %s', (_why, plans) => {
    expect(counterpartIn('annual', basic, plans)).toBeUndefined();
  });
});

describe('counterpartOf', () => {
  const pro = anAnnualPlan({ id: 'pro-annual', name: 'Pro', externalName: 'Amin Pro' });

  it.each([
    ['the same name', { name: 'Pro' }],
    ['the same name in other capitals', { name: 'PRO' }],
    ['the same name with other spaces', { name: '  Pro ' }],
    ['the same name for customers', { name: 'pro-m', externalName: 'amin  pro' }],
  ])('is the plan with %s', (_what, overrides) => {
    const plan = aPlan(overrides);
    expect(counterpartOf(pro, [aPlan({ id: 'x', name: 'Other' }), plan])).toBe(plan);
  });

  it('prefers the internal name over the customer-facing one', () => {
    const byExternalName = aPlan({ id: 'a', name: 'Other', externalName: 'Amin Pro' });
    const byName = aPlan({ id: 'b', name: 'Pro' });
    expect(counterpartOf(pro, [byExternalName, byName])).toBe(byName);
  });

  it('is the first of several', () => {
    const [first, second] = [aPlan({ id: 'a', name: 'Pro' }), aPlan({ id: 'b', name: 'Pro' })];
    expect(counterpartOf(pro, [first, second])).toBe(first);
  });

  it.each([
    ['itself', pro, [pro]],
    ['one whose name is written in one word', pro, [aPlan({ name: 'pro-m', externalName: 'AminPro' })]],
    ['two plans without a name for customers', anAnnualPlan({ name: 'A' }), [aPlan({ name: 'B' })]],
    [
      'only one of them with a name for customers',
      anAnnualPlan({ name: 'A' }),
      [aPlan({ name: 'B', externalName: 'A' })],
    ],
  ])('is not %s', (_what, plan, candidates) => {
    expect(counterpartOf(plan, candidates)).toBeUndefined();
  });
});

describe('largestSavingPercent', () => {
  it('is the largest among the plans', () => {
    const plans = [
      monthly(1000),
      annual(10_800),
      monthly(2000, { id: 'pro-monthly', name: 'Pro' }),
      annual(16_800, { id: 'pro-annual', name: 'Pro' }),
    ];
    expect(largestSavingPercent(plans)).toBe(30);
  });

  it.each([
    ['no plans', []],
    ['no annual plan', [monthly(1000)]],
    ['no monthly plan', [annual(10_000)]],
    ['no two of the same name', [monthly(1000), annual(10_000, { name: 'Pro' })]],
    ['a retired annual plan', [monthly(1000), annual(1000, { status: 'archived' })]],
  ])('is 20 with %s', (_why, plans) => {
    expect(largestSavingPercent(plans)).toBe(20);
    expect(DEFAULT_SAVING_PERCENT).toBe(20);
  });

  it.each([
    ['saves nothing', 1000, 12_000],
    ['costs more', 1000, 13_000],
    ['saves less than half a percent', 1000, 11_950],
    ['is free', 0, 0],
  ])('is undefined when the only pair %s', (_why, monthlyPrice, annualPrice) => {
    expect(largestSavingPercent([monthly(monthlyPrice), annual(annualPrice)])).toBeUndefined();
  });
});
