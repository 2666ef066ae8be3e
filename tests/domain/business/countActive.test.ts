import { expect, it } from 'vitest';
import { countActive } from '@/domain/business/countActive';
import { aBusiness, anActiveBusiness } from '@tests/support/builders/aBusiness';

const active = anActiveBusiness({ id: 'active' });
const inactive = aBusiness({ id: 'inactive' });

it.each([
  ['an empty list', [], 0],
  ['none', [inactive], 0],
  ['some', [active, inactive, active], 2],
] as const)('counts the active businesses of a list: %s', (_, businesses, count) => {
  expect(countActive(businesses)).toBe(count);
  expect(countActive(businesses)).toBe(count);
});

it('counts a list once', () => {
  let reads = 0;
  const business = {
    ...active,
    get status() {
      reads += 1;
      return 'active';
    },
  };
  const businesses = [business];
  expect([countActive(businesses), countActive(businesses)]).toEqual([1, 1]);
  expect(reads).toBe(1);
});
