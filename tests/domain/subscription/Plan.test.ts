import { describe, expect, it } from 'vitest';
import {
  cycleOf,
  isOffered,
  parseAddOnId,
  parseItemIdentity,
  parsePlanId,
  shownNameOf,
} from '@/domain/subscription/Plan';
import { anAddOn } from '@tests/support/builders/anAddOn';
import { anAnnualPlan, aPlan } from '@tests/support/builders/aPlan';

describe.each([
  ['parsePlanId', parsePlanId],
  ['parseAddOnId', parseAddOnId],
])('%s', (_name, parse) => {
  it('accepts any text as an id', () => {
    expect([parse('pro-monthly'), parse(' pro ')]).toEqual(['pro-monthly', 'pro']);
  });

  it.each(['', ' ', 5, null, undefined, {}])('rejects %j', (input) => {
    expect(parse(input)).toBeUndefined();
  });
});

describe('parseItemIdentity', () => {
  it.each([
    ['plan', ' pro ', { type: 'plan', id: 'pro' }],
    ['Plan', 'pro', { type: 'plan', id: 'pro' }],
    ['ADDON', 'photos', { type: 'addon', id: 'photos' }],
    ['charge', 'pro', undefined],
    [undefined, 'pro', undefined],
    ['plan', '', undefined],
    ['addon', 5, undefined],
  ])('of the type %j and the id %j', (type, id, identity) => {
    expect(parseItemIdentity(type, id)).toEqual(identity);
  });
});

describe('shownNameOf', () => {
  it('is the customer-facing name, or else the internal name', () => {
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

describe('isOffered', () => {
  it.each(['active', 'Active', 'ACTIVE ', undefined, '', 'on_sale', 'constructor'])(
    '%j is sold, like a missing or unknown status',
    (status) => {
      expect(isOffered(aPlan({ status }))).toBe(true);
    },
  );

  it.each(['inactive', 'In-Active', 'archived', 'Deleted', 'retired', 'disabled', 'draft'])(
    '%s is not sold',
    (status) => {
      expect(isOffered(anAddOn({ status }))).toBe(false);
    },
  );
});
