import { describe, expect, it } from 'vitest';
import {
  BILLING_CYCLES,
  billingCycleOf,
  DEFAULT_BILLING_CYCLE,
  parsePeriodUnit,
} from '@/domain/subscription/billingCycle';

describe('the billing cycle', () => {
  it('ENT-035: is monthly or annual, CONST-005: monthly by default', () => {
    expect(BILLING_CYCLES).toEqual(['monthly', 'annual']);
    expect(DEFAULT_BILLING_CYCLE).toBe('monthly');
  });

  it.each([
    ['WIZ-027', 'monthly', 'month'],
    ['WIZ-029', 'annual', 'year'],
  ] as const)('%s: %s is paid by the %s', (_id, cycle, unit) => {
    expect(billingCycleOf(unit)).toBe(cycle);
  });

  it('decision C18: is undefined for a unit that has none', () => {
    expect(billingCycleOf(undefined)).toBeUndefined();
  });

  it.each([
    ['month', 'month'],
    ['Month', 'month'],
    [' YEAR ', 'year'],
  ])('ENT-021: reads the unit %j as %s', (input, unit) => {
    expect(parsePeriodUnit(input)).toBe(unit);
  });

  it.each(['week', 'day', 'quarter', 'months', 'constructor', '', null, undefined, 12, ['month']])(
    'decision C18: knows no unit %j',
    (input) => {
      expect(parsePeriodUnit(input)).toBeUndefined();
    },
  );
});
