import { describe, expect, it, vi } from 'vitest';
import { usableTimeZone } from '@/domain/shared/timeZone';

const JERUSALEM = 'Asia/Jerusalem';

describe('usableTimeZone', () => {
  /* The first test of the file, because the answer of the platform is cached. */
  it('does not ask the platform for Jerusalem', async () => {
    vi.resetModules();
    const fresh = await import('@/domain/shared/timeZone');
    const created = vi.spyOn(Intl, 'DateTimeFormat');
    fresh.usableTimeZone(JERUSALEM);
    expect(created).not.toHaveBeenCalled();
  });

  it.each(['America/New_York', 'UTC', JERUSALEM])('keeps %s', (zone) => {
    expect(usableTimeZone(zone)).toBe(zone);
  });

  it.each([undefined, '', ' ', 'Israel time', 'Asia/Nowhere', '\uD800', '../etc'])(
    'replaces %j by Jerusalem',
    (zone) => {
      expect(usableTimeZone(zone)).toBe(JERUSALEM);
    },
  );
});
