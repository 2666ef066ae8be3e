import { describe, expect, it } from 'vitest';
import { PreparedScreen } from '@/composition/startup/first-screen/PreparedScreen';
import { anOwnersWorld } from '@tests/support/anOwnersWorld';

describe('a prepared screen', () => {
  it('that is not mounted within ten seconds is discarded, because its data may be outdated', async () => {
    const { createDashboard, clock } = anOwnersWorld();
    const screen = new PreparedScreen(clock);
    const dashboard = createDashboard();
    screen.prepare(() => ({ dashboard }));
    await clock.advance(9_999);
    expect(screen.take().dashboard).toBe(dashboard);
    await clock.advance(1);
    expect(screen.take().dashboard).toBeUndefined();
  });

  it('that is mounted leaves no timer behind', () => {
    const { createDashboard, clock } = anOwnersWorld();
    const screen = new PreparedScreen(clock);
    screen.prepare(() => ({ dashboard: createDashboard() }));
    screen.release();
    expect([clock.waiting, screen.take().dashboard]).toEqual([0, undefined]);
  });
});
