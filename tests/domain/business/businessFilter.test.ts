import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUSINESS_FILTERS, countByFilter, filterBusinesses } from '@/domain/business/businessFilter';
import { aBusiness, anActiveBusiness } from '@tests/support/builders/aBusiness';
import { SEEDED_RUNS } from '../arbitraries';

const active = anActiveBusiness({ id: 'active' });
const inactive = aBusiness({ id: 'inactive' });
const draft = aBusiness({ id: 'draft', status: 'draft' });
const all = [inactive, active, draft];

describe('the filters of businesses', () => {
  it.each([
    ['all', all],
    ['active', [active]],
    ['inactive', [inactive, draft]],
  ] as const)('%s', (filter, shown) => {
    expect(filterBusinesses(all, filter)).toEqual(shown);
  });

  it('count what they show, and active and inactive together are all', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(active, inactive, draft)), (businesses) => {
        const counts = countByFilter(businesses);
        for (const filter of BUSINESS_FILTERS)
          expect(counts[filter]).toBe(filterBusinesses(businesses, filter).length);
        expect(counts.active + counts.inactive).toBe(counts.all);
      }),
      SEEDED_RUNS,
    );
  });
});
