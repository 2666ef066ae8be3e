import { expect, it } from 'vitest';
import { chargeEventId } from '@/domain/subscription/chargeEventId';
import { aBusinessId } from '@tests/support/builders/aBusinessId';

it('the id of a charge stays the same when its day changes', () => {
  const id = chargeEventId(aBusinessId(), { year: 2026, month: 4, day: 1 });
  expect(id).toBe('charge-2026-04-business-1@amin');
  expect(chargeEventId(aBusinessId(), { year: 2026, month: 4, day: 3 })).toBe(id);
  expect(chargeEventId(aBusinessId(), { year: 2026, month: 12, day: 1 })).not.toBe(id);
});
