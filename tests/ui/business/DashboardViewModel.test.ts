import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { Business } from '@/domain/business/Business';
import type { DashboardState, DashboardViewModel } from '@/ui/business/dashboard/DashboardViewModel';
import { anOwnersWorld } from '@tests/support/anOwnersWorld';
import { aBusiness, anActiveBusiness } from '@tests/support/builders/aBusiness';
import { aMoment } from '@tests/support/builders/aMoment';
import { aUser } from '@tests/support/builders/aUser';
import { statesOf } from '@tests/support/statesOf';

function settled(dashboard: DashboardViewModel): Promise<void> {
  return when(() => dashboard.state.kind !== 'loading');
}

function kindsOf(states: readonly DashboardState[]): readonly string[] {
  return states.map(({ kind }) => kind);
}

function manyBusinesses(count: number): readonly Business[] {
  return Array.from({ length: count }, (_, index) => aBusiness({ id: `business-${String(index + 1)}` }));
}

describe('DashboardViewModel', () => {
  it('loads the businesses of the owner in their order', async () => {
    const businesses = [aBusiness(), anActiveBusiness({ id: 'business-2' })];
    const dashboard = anOwnersWorld({ businesses }).createDashboard();
    const states = statesOf(dashboard);
    dashboard.start();
    await settled(dashboard);
    expect(kindsOf(states)).toEqual(['loading', 'ready']);
    expect(states.at(-1)).toMatchObject({ businesses, missing: 0, isStale: false });
  });

  it('asks once when it is started, ended and started again, as strict React does', async () => {
    const { createDashboard, network } = anOwnersWorld();
    const dashboard = createDashboard();
    dashboard.start();
    dashboard.dispose();
    dashboard.start();
    await settled(dashboard);
    expect(network.requestsOf('list-businesses')).toBe(1);
  });

  it('changes nothing once it has ended', async () => {
    const { createDashboard, network, clock } = anOwnersWorld();
    network.latency = 100;
    const dashboard = createDashboard();
    dashboard.start();
    dashboard.dispose();
    await clock.advance(100);
    expect(dashboard.state).toEqual({ kind: 'loading' });
  });

  it('asks nobody for the businesses of an owner without any', async () => {
    const { createDashboard, network } = anOwnersWorld({ businesses: [] });
    const dashboard = createDashboard();
    dashboard.start();
    await settled(dashboard);
    expect(dashboard.state).toMatchObject({ kind: 'ready', businesses: [] });
    expect(network.requestsOf('list-businesses')).toBe(0);
  });

  it('counts the businesses that did not come', async () => {
    const owner = aUser({ businessIds: ['business-1', 'gone-1', 'gone-2'] });
    const dashboard = anOwnersWorld({ owner }).createDashboard();
    dashboard.start();
    await settled(dashboard);
    expect(dashboard.state).toMatchObject({ kind: 'ready', missing: 2 });
  });

  it('fails, and loads on retry', async () => {
    const { createDashboard, network } = anOwnersWorld();
    network.breakDown('list-businesses', 'unavailable', 1);
    const dashboard = createDashboard();
    const states = statesOf(dashboard);
    dashboard.start();
    await settled(dashboard);
    await dashboard.retry();
    expect(kindsOf(states)).toEqual(['loading', 'failed', 'loading', 'ready']);
  });

  it('loads by itself when the connection is back', async () => {
    const { createDashboard, network } = anOwnersWorld();
    network.breakDown('list-businesses', 'offline', 1);
    const dashboard = createDashboard();
    const states = statesOf(dashboard);
    dashboard.start();
    await settled(dashboard);
    await dashboard.connectionRestored();
    expect(kindsOf(states)).toEqual(['loading', 'failed', 'loading', 'ready']);
  });

  it('ends the session when the service takes it no more', async () => {
    const { createDashboard, network, session } = anOwnersWorld();
    network.breakDown('list-businesses', 'session-expired');
    const dashboard = createDashboard();
    dashboard.start();
    await expect.poll(() => session.expirations).toBe(1);
    expect(dashboard.state).toEqual({ kind: 'loading' });
  });

  describe('with a list on the page', () => {
    it('keeps it and says that it is old when a refresh fails, and again that it is new', async () => {
      const { createDashboard, network } = anOwnersWorld();
      const dashboard = createDashboard();
      dashboard.start();
      await settled(dashboard);
      const states = statesOf(dashboard);
      network.breakDown('list-businesses', 'unavailable', 1);
      await dashboard.refresh();
      await dashboard.refresh();
      expect(states).toMatchObject([
        { kind: 'ready', isStale: false, isRefreshing: false },
        { kind: 'ready', isStale: false, isRefreshing: true },
        { kind: 'ready', isStale: true, isRefreshing: false },
        { kind: 'ready', isStale: true, isRefreshing: true },
        { kind: 'ready', isStale: false, isRefreshing: false },
      ]);
    });

    it('marks it as old while there is no connection, and refreshes it afterwards', async () => {
      const dashboard = anOwnersWorld().createDashboard();
      dashboard.start();
      await settled(dashboard);
      dashboard.connectionLost();
      expect(dashboard.state).toMatchObject({ kind: 'ready', isStale: true });
      await dashboard.connectionRestored();
      expect(dashboard.state).toMatchObject({ kind: 'ready', isStale: false });
    });

    it('lays out a usual one at once', async () => {
      const dashboard = anOwnersWorld({ businesses: manyBusinesses(60) }).createDashboard();
      dashboard.start();
      await settled(dashboard);
      expect(dashboard.state).toMatchObject({ shown: 60 });
    });

    it('lays out a very long one part by part, up to its end', async () => {
      const dashboard = anOwnersWorld({ businesses: manyBusinesses(130) }).createDashboard();
      const states = statesOf(dashboard);
      dashboard.start();
      await settled(dashboard);
      for (let turn = 0; turn < 5; turn += 1) dashboard.showMore();
      expect(states.slice(1).map((state) => 'shown' in state && state.shown)).toEqual([18, 66, 114, 130]);
    });

    it('keeps what is laid out when it is refreshed', async () => {
      const dashboard = anOwnersWorld({ businesses: manyBusinesses(130) }).createDashboard();
      dashboard.start();
      await settled(dashboard);
      dashboard.showMore();
      await dashboard.refresh();
      expect(dashboard.state).toMatchObject({ kind: 'ready', isRefreshing: false, shown: 66 });
    });

    it('lays out nothing before there is anything', () => {
      const dashboard = anOwnersWorld().createDashboard();
      dashboard.showMore();
      expect(dashboard.state).toEqual({ kind: 'loading' });
    });
  });

  it('asks which businesses the owner has when checking again', async () => {
    const { createDashboard, session, world } = anOwnersWorld({
      owner: aUser({ businessIds: [] }),
    });
    const dashboard = createDashboard();
    dashboard.start();
    await settled(dashboard);
    session.user = world.user(aUser().id);
    session.reload = async () => {
      session.user = aUser();
    };
    await dashboard.checkAgain();
    expect(dashboard.state).toMatchObject({ kind: 'ready', businesses: [{ id: 'business-1' }] });
  });

  describe('after a sign-in that came in between', () => {
    it('offers the page the owner was opening', async () => {
      const { createDashboard, wantedPaths, clock } = anOwnersWorld();
      wantedPaths.remember({
        path: '/dashboard/business/business-1/subscription',
        rememberedAt: clock.now(),
      });
      const dashboard = createDashboard();
      dashboard.start();
      await settled(dashboard);
      expect(dashboard.state).toMatchObject({
        wanted: { kind: 'subscription', path: '/dashboard/business/business-1/subscription' },
      });
    });

    it('forgets it once the owner continued or declined', async () => {
      const { createDashboard, wantedPaths, clock } = anOwnersWorld();
      wantedPaths.remember({ path: '/profile', rememberedAt: clock.now() });
      const dashboard = createDashboard();
      dashboard.start();
      await settled(dashboard);
      dashboard.forgetWanted();
      expect(dashboard.state).toMatchObject({ kind: 'ready', wanted: undefined });
      expect(wantedPaths.recall()).toBeUndefined();
    });

    it('forgets what is too old to offer', async () => {
      const { createDashboard, wantedPaths } = anOwnersWorld();
      wantedPaths.remember({ path: '/profile', rememberedAt: aMoment('2026-03-05T11:44:00Z') });
      const dashboard = createDashboard();
      dashboard.start();
      await settled(dashboard);
      expect(dashboard.state).toMatchObject({ kind: 'ready', wanted: undefined });
      expect(wantedPaths.recall()).toBeUndefined();
    });
  });
});
