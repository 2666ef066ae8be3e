import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BUSINESS_FILTERS,
  countByFilter,
  filterBusinesses,
  needsSubscriptions,
} from '@/domain/business/businessFilter';
import { NONE_CHECKED } from '@/domain/business/CheckedSubscriptions';
import { aBusiness, anActiveBusiness } from '@tests/support/builders/aBusiness';
import { assertProperty } from '../arbitraries';

const active = anActiveBusiness({ id: 'active' });
const inactive = aBusiness({ id: 'inactive' });
const draft = aBusiness({ id: 'draft', status: 'draft' });
const all = [inactive, active, draft];
const checked = {
  count: 2,
  needingAttention: new Set([active.id]),
  unsubscribed: new Set([inactive.id]),
};

describe('the filters of businesses', () => {
  it.each([
    ['all', all],
    ['active', [active]],
    ['inactive', [inactive, draft]],
    ['attention', [active]],
    ['unsubscribed', [inactive]],
  ] as const)('%s', (filter, shown) => {
    expect(filterBusinesses(all, filter, checked)).toEqual(shown);
  });

  it.each(['attention', 'unsubscribed'] as const)('show nothing unknown: %s', (filter) => {
    expect(filterBusinesses(all, filter, NONE_CHECKED)).toEqual([]);
  });

  it('that ask for subscriptions are those of attention and of a missing subscription', () => {
    expect(BUSINESS_FILTERS.filter(needsSubscriptions)).toEqual(['attention', 'unsubscribed']);
  });

  it('count what they show, and active and inactive together are all', () => {
    assertProperty(fc.array(fc.constantFrom(active, inactive, draft)), (businesses) => {
      for (const subscriptions of [checked, NONE_CHECKED]) {
        const counts = countByFilter(businesses, subscriptions);
        for (const filter of BUSINESS_FILTERS)
          expect(counts[filter]).toBe(filterBusinesses(businesses, filter, subscriptions).length);
        expect(counts.active + counts.inactive).toBe(counts.all);
      }
    });
  });
});
