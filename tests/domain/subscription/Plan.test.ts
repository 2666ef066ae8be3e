import { describe, expect, it } from 'vitest';
import { cycleOf, isOffered, parseAddOnId, parsePlanId, shownNameOf } from '@/domain/subscription/Plan';
import { anAddOn } from '@tests/support/builders/anAddOn';
import { anAnnualPlan, aPlan } from '@tests/support/builders/aPlan';

describe.each([
  ['parsePlanId', parsePlanId],
  ['parseAddOnId', parseAddOnId],
])('%s', (_name, parse) => {
  it('reads any text as an id', () => {
    expect([parse('pro-monthly'), parse(' pro ')]).toEqual(['pro-monthly', 'pro']);
  });

  it.each(['', ' ', 5, null, undefined, {}])('finds no id in %j', (input) => {
    expect(parse(input)).toBeUndefined();
  });
});

describe('shownNameOf', () => {
  it('is the name customers know, else the internal one', () => {
    expect(shownNameOf(aPlan({ name: 'basic_v2', externalName: 'Basic' }))).toBe('Basic');
    expect(shownNameOf(anAddOn({ name: 'More photos' }))).toBe('More photos');
  });
});

describe('cycleOf', () => {
  it.each([
    ['a month is monthly', aPlan(), 'monthly'],
    ['a year is annual', anAnnualPlan(), 'annual'],
    ['an unknown unit has no cycle', aPlan({ periodUnit: undefined }), undefined],
    ['three months are no month', aPlan({ period: 3 }), undefined],
    ['two years are no year', anAnnualPlan({ period: 2 }), undefined],
  ])('%s', (_rule, plan, cycle) => {
    expect(cycleOf(plan)).toBe(cycle);
  });
});

describe('isOffered (decision C24)', () => {
  it.each(['active', 'Active', 'ACTIVE ', undefined, '', 'on_sale', 'constructor'])(
    'what is %j is sold: so is what has no status or an unknown one',
    (status) => {
      expect(isOffered(aPlan({ status }))).toBe(true);
    },
  );

  it.each(['inactive', 'In-Active', 'archived', 'Deleted', 'retired', 'disabled', 'draft'])(
    'what is %s is not',
    (status) => {
      expect(isOffered(anAddOn({ status }))).toBe(false);
    },
  );
});
