import { MemoryStorage } from '@tests/support/MemoryStorage';
import { describe, expect, it } from 'vitest';
import { SendingLimit } from '@/adapters/collector/SendingLimit';

const MINUTE = 60_000;
const NOON = Date.UTC(2026, 2, 1, 12);

describe('the limit of reports', () => {
  it.each([
    ['is reached after ten', 0, false],
    ['holds for a minute', MINUTE - 1, false],
    ['is over after a minute', MINUTE, true],
    ['does not last until the clock has caught up, when it was set back', -24 * 60 * MINUTE, true],
  ])('%s', (_what, later, isAllowed) => {
    const limit = new SendingLimit(() => storage);
    const storage = new MemoryStorage();
    for (let times = 0; times < 10; times += 1) expect(limit.spend(NOON)).toBe(true);
    expect(limit.spend(NOON + later)).toBe(isAllowed);
  });
});
