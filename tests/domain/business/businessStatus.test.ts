import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BUSINESS_STATUSES,
  DEFAULT_BUSINESS_STATUS,
  businessDisplayStatusOf,
} from '@/domain/business/businessStatus';
import { anyText, assertProperty } from '../arbitraries';

describe('the status of a business', () => {
  it('is draft, active or inactive, and draft by default', () => {
    expect(BUSINESS_STATUSES).toEqual(['draft', 'active', 'inactive']);
    expect(DEFAULT_BUSINESS_STATUS).toBe('draft');
  });

  it.each([
    ['active', undefined, 'active'],
    ['Active', undefined, 'active'],
    ['ACTIVE', false, 'active'],
    [' active ', undefined, 'active'],
    ['inactive', true, 'inactive'],
    ['Inactive', undefined, 'inactive'],
    ['draft', true, 'inactive'],
    ['suspended', true, 'inactive'],
    ['activeish', undefined, 'inactive'],
    [undefined, true, 'active'],
    ['', true, 'active'],
    ['  ', true, 'active'],
    [undefined, false, 'inactive'],
    [undefined, undefined, 'inactive'],
    ['', undefined, 'inactive'],
  ] as const)('status %j with the flag %s displays %s', (status, flag, displayed) => {
    expect(businessDisplayStatusOf(status, flag)).toBe(displayed);
  });

  it('is active or inactive for any text, in any case', () => {
    assertProperty(anyText, fc.constantFrom(true, false, undefined), (status, flag) => {
      const displayed = businessDisplayStatusOf(status, flag);
      expect(['active', 'inactive']).toContain(displayed);
      expect(businessDisplayStatusOf(status.toUpperCase(), flag) === 'active').toBe(
        businessDisplayStatusOf(status.toLowerCase(), flag) === 'active',
      );
    });
  });
});
