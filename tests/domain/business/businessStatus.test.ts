import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BUSINESS_STATUSES,
  DEFAULT_BUSINESS_STATUS,
  displayStatusOf,
} from '@/domain/business/businessStatus';
import { anyText, REPEATABLE } from '../repeatable';

describe('the status of a business', () => {
  it('STAT-001: is draft, active or inactive, and ENT-005: draft by default', () => {
    expect(BUSINESS_STATUSES).toEqual(['draft', 'active', 'inactive']);
    expect(DEFAULT_BUSINESS_STATUS).toBe('draft');
  });

  it.each([
    ['STAT-002', 'active', undefined, 'active'],
    ['STAT-002', 'Active', undefined, 'active'],
    ['STAT-002', 'ACTIVE', false, 'active'],
    ['STAT-002', ' active ', undefined, 'active'],
    ['STAT-002', 'inactive', true, 'inactive'],
    ['STAT-002', 'Inactive', undefined, 'inactive'],
    ['decision C37', 'draft', true, 'inactive'],
    ['decision C37', 'suspended', true, 'inactive'],
    ['decision C37', 'activeish', undefined, 'inactive'],
    ['STAT-003', undefined, true, 'active'],
    ['STAT-003', '', true, 'active'],
    ['STAT-003', '  ', true, 'active'],
    ['STAT-004', undefined, false, 'inactive'],
    ['STAT-004', undefined, undefined, 'inactive'],
    ['STAT-004', '', undefined, 'inactive'],
  ] as const)('%s: status %j with the flag %s displays %s', (_rule, status, flag, displayed) => {
    expect(displayStatusOf(status, flag)).toBe(displayed);
  });

  it('STAT-002: is active or inactive for any word, in any case', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(true, false, undefined), (status, flag) => {
        const displayed = displayStatusOf(status, flag);
        expect(['active', 'inactive']).toContain(displayed);
        expect(displayStatusOf(status.toUpperCase(), flag) === 'active').toBe(
          displayStatusOf(status.toLowerCase(), flag) === 'active',
        );
      }),
      REPEATABLE,
    );
  });
});
