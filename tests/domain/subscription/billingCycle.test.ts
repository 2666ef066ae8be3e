import { describe, expect, it } from 'vitest';
import {
  BILLING_CYCLES,
  billingCycleOf,
  DEFAULT_BILLING_CYCLE,
  parsePeriodUnit,
} from '@/domain/subscription/billingCycle';

describe('the billing cycle', () => {
  it('is monthly or annual, and monthly by default', () => {
    expect(BILLING_CYCLES).toEqual(['monthly', 'annual']);
    expect(DEFAULT_BILLING_CYCLE).toBe('monthly');
  });

  it.each([
    ['monthly', 'month'],
    ['annual', 'year'],
  ] as const)('%s is paid by the %s', (cycle, unit) => {
    expect(billingCycleOf(unit)).toBe(cycle);
  });

  it('is undefined for another unit', () => {
    expect(billingCycleOf(undefined)).toBeUndefined();
  });

  it.each([
    ['month', 'month'],
    ['Month', 'month'],
    [' YEAR ', 'year'],
  ])('parses the unit %j as %s', (input, unit) => {
    expect(parsePeriodUnit(input)).toBe(unit);
  });

  it.each(['week', 'day', 'quarter', 'months', 'constructor', '', null, undefined, 12, ['month']])(
    'rejects the unit %j',
    (input) => {
      expect(parsePeriodUnit(input)).toBeUndefined();
    },
  );
});
