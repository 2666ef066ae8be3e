import { describe, expect, it } from 'vitest';
import { normalizeSpelling } from '@/domain/shared/normalizeSpelling';

describe('normalizeSpelling (decision C6)', () => {
  it.each([
    ['Active', 'active'],
    ['InTrial', 'intrial'],
    ['in_trial', 'intrial'],
    ['IN-TRIAL', 'intrial'],
    [' in trial ', 'intrial'],
    ['non_renewing', 'nonrenewing'],
    ['canceled', 'cancelled'],
    ['Cancelled', 'cancelled'],
    ['CANCELED ', 'cancelled'],
    ['', ''],
  ])('writes %j as %j', (word, spelling) => {
    expect(normalizeSpelling(word)).toBe(spelling);
  });

  it.each([undefined, null, 7, true, {}, ['active'], Symbol('active')])('has no word for %s', (input) => {
    expect(normalizeSpelling(input)).toBe('');
  });

  it('takes an endless word for no word, not for its beginning', () => {
    expect(normalizeSpelling(`active${' '.repeat(200)}but not really`)).toBe('');
  });
});
