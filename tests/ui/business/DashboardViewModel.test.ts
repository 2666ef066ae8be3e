import { FixedClock } from '@tests/support/FixedClock';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { Business } from '@/domain/business/Business';
import type { ListBusinesses } from '@/application/business/ListBusinesses';
import type { OwnBusinesses } from '@/application/business/OwnBusinesses';
import { success } from '@/domain/shared/result';
import { CHUNK_SIZE } from '@/application/business/chunk';
import { PAGE_SIZE } from '@/ui/business/dashboard/cardChunks';
import type { DashboardState } from '@/ui/business/dashboard/DashboardState';
import { DashboardViewModel } from '@/ui/business/dashboard/DashboardViewModel';
import { anOwnersWorld } from '@tests/support/anOwnersWorld';
import { aBusiness, anActiveBusiness } from '@tests/support/builders/aBusiness';
import { aMoment } from '@tests/support/builders/aMoment';
import { aUser } from '@tests/support/builders/aUser';
import { statesOf } from '@tests/support/statesOf';
import { deferred } from '@tests/support/deferred';

function settled(dashboard: DashboardViewModel): Promise<void> {
  return when(() => dashboard.state.kind !== 'loading');
}

function loaded(dashboard: DashboardViewModel): Promise<void> {
  return when(() => dashboard.state.kind === 'ready' && !dashboard.state.isRefreshing);
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

  it('shows nothing that a list which goes on without it brings once it has ended', async () => {
    const { session, returnPath, clock, cache } = anOwnersWorld();
    const list = deferred<Awaited<ReturnType<ListBusinesses['execute']>>>();
    const brought: ((soFar: OwnBusinesses) => void)[] = [];
    const execute: ListBusinesses['execute'] = async (_owner, _signal, onProgress) => {
      if (onProgress !== undefined) brought.push(onProgress);
      return list.promise;
    };
    const listing = { execute, complete: async () => list.promise };
    const dashboard = new DashboardViewModel(listing, session, returnPath, clock, cache);
    const states = statesOf(dashboard);
    dashboard.start();
    const soFar = { businesses: [aBusiness()], missing: 0, failed: [], awaited: 0 };
    dashboard.dispose();
    for (const bring of brought) bring({ ...soFar, awaited: 1 });
    list.resolve(success(soFar));
    await list.promise;
    expect(brought).toHaveLength(1);
    expect(kindsOf(states)).toEqual(['loading']);
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
    network.setOutage('list-businesses', 'unavailable', 1);
    const dashboard = createDashboard();
    const states = statesOf(dashboard);
    dashboard.start();
    await settled(dashboard);
    await dashboard.retry();
    expect(kindsOf(states)).toEqual(['loading', 'failed', 'loading', 'ready']);
  });

  it('loads by itself when the connection is back', async () => {
    const { createDashboard, network } = anOwnersWorld();
    network.setOutage('list-businesses', 'offline', 1);
    const dashboard = createDashboard();
    const states = statesOf(dashboard);
    dashboard.start();
    await settled(dashboard);
    await dashboard.connectionRestored();
    expect(kindsOf(states)).toEqual(['loading', 'failed', 'loading', 'ready']);
  });

  it('ends the session when the service takes it no more', async () => {
    const { createDashboard, network, session } = anOwnersWorld();
    network.setOutage('list-businesses', 'session-expired');
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
      network.setOutage('list-businesses', 'unavailable', 1);
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
      expect(dashboard.state).toMatchObject({ view: { shown: 60 } });
    });

    it('lays out a very long one part by part, up to its end', async () => {
      const dashboard = anOwnersWorld({ businesses: manyBusinesses(130) }).createDashboard();
      dashboard.start();
      await loaded(dashboard);
      const states = statesOf(dashboard);
      for (let turn = 0; turn < 5; turn += 1) dashboard.showMore();
      expect(states.map((state) => 'view' in state && state.view.shown)).toEqual([18, 66, 114, 130]);
    });

    it('keeps what is laid out when it is refreshed', async () => {
      const dashboard = anOwnersWorld({ businesses: manyBusinesses(130) }).createDashboard();
      dashboard.start();
      await loaded(dashboard);
      dashboard.showMore();
      await dashboard.refresh();
      expect(dashboard.state).toMatchObject({ kind: 'ready', isRefreshing: false, view: { shown: 66 } });
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

  describe('with more businesses than one request asks for', () => {
    const many = () => anOwnersWorld({ businesses: manyBusinesses(2 * CHUNK_SIZE + 8) });

    it('shows the first ones while the rest is on its way, and never a count that is not true', async () => {
      const dashboard = many().createDashboard();
      const states = statesOf(dashboard);
      dashboard.start();
      await loaded(dashboard);
      expect(kindsOf(states)).toEqual(['loading', 'growing', 'growing', 'ready']);
      const counts = states.map((state) =>
        state.kind === 'growing' ? [state.businesses.length, state.awaited] : [],
      );
      expect(counts.slice(1, 3)).toEqual([
        [CHUNK_SIZE, CHUNK_SIZE + 8],
        [2 * CHUNK_SIZE, 8],
      ]);
      expect(states.at(-1)).toMatchObject({ missing: 0, failed: [], view: { shown: 18 } });
    });

    it('shows the others when a part fails, and loads only that part again', async () => {
      const { createDashboard, network } = many();
      network.setOutage('list-businesses', 'unavailable', 1);
      const dashboard = createDashboard();
      dashboard.start();
      await loaded(dashboard);
      const { state } = dashboard;
      expect(state.kind === 'ready' && [state.businesses.length, state.failed.length]).toEqual([
        CHUNK_SIZE + 8,
        CHUNK_SIZE,
      ]);
      await dashboard.loadRest();
      expect(dashboard.state).toMatchObject({ kind: 'ready', failed: [], isRefreshing: false });
      expect(network.requestsOf('list-businesses')).toBe(4);
    });

    it('keeps what there is when the part fails again, and tries once more with the connection', async () => {
      const { createDashboard, network } = many();
      network.setOutage('list-businesses', 'unavailable', 1);
      const dashboard = createDashboard();
      dashboard.start();
      await loaded(dashboard);
      const before = dashboard.state;
      network.setOutage('list-businesses', 'offline', 1);
      await dashboard.loadRest();
      expect(dashboard.state).toEqual(before);
      await dashboard.connectionRestored();
      expect(dashboard.state).toMatchObject({ failed: [], isStale: false });
    });

    it('ends the session once when it is over for every part', async () => {
      const { createDashboard, network, session } = many();
      network.setOutage('list-businesses', 'session-expired');
      const dashboard = createDashboard();
      dashboard.start();
      await expect.poll(() => session.expirations).toBe(1);
      expect(dashboard.state).toEqual({ kind: 'loading' });
    });

    it('keeps the earlier cards of a part that fails in a refresh, and says that the list is old', async () => {
      const { createDashboard, network } = many();
      const dashboard = createDashboard();
      dashboard.start();
      await loaded(dashboard);
      network.setOutage('list-businesses', 'unavailable', 1);
      await dashboard.refresh();
      const { state } = dashboard;
      expect(state).toMatchObject({ kind: 'ready', isStale: true, failed: [] });
      expect(state.kind === 'ready' && state.businesses.map(({ id }) => id)).toEqual(
        manyBusinesses(2 * CHUNK_SIZE + 8).map(({ id }) => id),
      );
    });
  });

  describe('opened again in the same document', () => {
    it('shows the list as it was, and loads it anew', async () => {
      const { createDashboard, network } = anOwnersWorld({ businesses: manyBusinesses(3) });
      const first = createDashboard();
      first.start();
      await loaded(first);
      first.dispose();
      const second = createDashboard();
      const states = statesOf(second);
      second.start();
      await loaded(second);
      expect(states).toMatchObject([
        { kind: 'ready', isRefreshing: true, isStale: false },
        { kind: 'ready', isRefreshing: false, isStale: false },
      ]);
      expect(network.requestsOf('list-businesses')).toBe(2);
    });

    it('says that it is old when it cannot be loaded anew', async () => {
      const { createDashboard, network } = anOwnersWorld();
      const first = createDashboard();
      first.start();
      await loaded(first);
      network.setOutage('list-businesses', 'unavailable');
      const second = createDashboard();
      second.start();
      await loaded(second);
      expect(second.state).toMatchObject({ kind: 'ready', isStale: true });
    });

    it('begins anew where one business is not known, or the owner is another', async () => {
      const { createDashboard, session } = anOwnersWorld({ businesses: manyBusinesses(3) });
      const first = createDashboard();
      first.start();
      await loaded(first);
      session.user = aUser({ businessIds: ['business-1', 'business-9'] });
      expect(createDashboard().state).toEqual({ kind: 'loading' });
      session.user = undefined;
      expect(createDashboard().state).toEqual({ kind: 'loading' });
    });

    it('is where one was: the same search, the same page', async () => {
      const { createDashboard } = anOwnersWorld({ businesses: manyBusinesses(PAGE_SIZE + 1) });
      const first = createDashboard();
      first.start();
      await loaded(first);
      first.search('levi');
      first.openPage(1);
      expect(createDashboard().state).toMatchObject({ view: { query: 'levi', page: 1, shown: 18 } });
    });
  });

  describe('searching and turning pages', () => {
    it('begin with the first cards each time', async () => {
      const dashboard = anOwnersWorld({ businesses: manyBusinesses(130) }).createDashboard();
      dashboard.search('too early');
      dashboard.start();
      await loaded(dashboard);
      const states = statesOf(dashboard);
      dashboard.showMore();
      dashboard.search('7');
      dashboard.showMore();
      dashboard.openPage(1);
      dashboard.search('');
      expect(states.slice(1).map((state) => 'view' in state && state.view)).toEqual([
        { query: '', page: 0, shown: 66 },
        { query: '7', page: 0, shown: 18 },
        { query: '7', page: 0, shown: 66 },
        { query: '7', page: 1, shown: 18 },
        { query: '', page: 0, shown: 18 },
      ]);
    });
  });

  describe('what is said of a search', () => {
    it('is the one that is there again, and nothing where there was none', () => {
      const { createDashboard, cache } = anOwnersWorld();
      expect(createDashboard().searchAnnouncement.query).toBeUndefined();
      cache.view = { query: 'levi', page: 0 };
      expect(createDashboard().searchAnnouncement.query).toBe('levi');
    });

    it('is nothing any more once the screen is gone', async () => {
      const { createDashboard, clock } = anOwnersWorld();
      const dashboard = createDashboard();
      dashboard.start();
      dashboard.search('levi');
      dashboard.dispose();
      await clock.advance(600);
      expect(dashboard.searchAnnouncement.query).toBeUndefined();
    });
  });

  describe('after a sign-in that came in between', () => {
    it('offers the page the owner was opening', async () => {
      const { createDashboard, returnPath, clock } = anOwnersWorld();
      returnPath.save({
        path: '/dashboard/business/business-1/subscription',
        rememberedAt: clock.now(),
      });
      const dashboard = createDashboard();
      dashboard.start();
      await settled(dashboard);
      expect(dashboard.state).toMatchObject({
        returnTarget: { kind: 'subscription', path: '/dashboard/business/business-1/subscription' },
      });
    });

    it('forgets it once the owner continued or declined', async () => {
      const { createDashboard, returnPath, clock } = anOwnersWorld();
      returnPath.save({ path: '/profile', rememberedAt: clock.now() });
      const dashboard = createDashboard();
      dashboard.start();
      await settled(dashboard);
      dashboard.dismissReturn();
      expect(dashboard.state).toMatchObject({ kind: 'ready', returnTarget: undefined });
      expect(returnPath.load()).toBeUndefined();
    });

    it('forgets what is too old to offer', async () => {
      const { createDashboard, returnPath } = anOwnersWorld();
      returnPath.save({ path: '/profile', rememberedAt: aMoment('2026-03-05T11:44:00Z') });
      const dashboard = createDashboard();
      dashboard.start();
      await settled(dashboard);
      expect(dashboard.state).toMatchObject({ kind: 'ready', returnTarget: undefined });
      expect(returnPath.load()).toBeUndefined();
    });
  });

  describe('after an earlier document of the tab', () => {
    const businesses = [aBusiness(), anActiveBusiness({ id: 'business-2' })];

    async function seenBefore(clock = new FixedClock()) {
      const earlier = anOwnersWorld({ businesses, clock });
      const dashboard = earlier.createDashboard();
      dashboard.start();
      await settled(dashboard);
      dashboard.dispose();
      return earlier.cachedBusinesses;
    }

    it('begins with the list it showed last, and loads it anew', async () => {
      const cachedBusinesses = await seenBefore();
      const { createDashboard, network } = anOwnersWorld({ businesses, cachedBusinesses });
      const dashboard = createDashboard();
      expect(dashboard.state).toMatchObject({
        kind: 'ready',
        businesses,
        isRefreshing: true,
        isStale: false,
      });
      dashboard.start();
      await loaded(dashboard);
      expect(dashboard.state).toMatchObject({ businesses, isStale: false });
      expect(network.requestsOf('list-businesses')).toBe(1);
    });

    it('says from when the list is when it cannot be loaded anew', async () => {
      const cachedBusinesses = await seenBefore();
      const { createDashboard, network, clock } = anOwnersWorld({ businesses, cachedBusinesses });
      const seenAt = clock.now();
      await clock.advance(60_000);
      network.setOutage('list-businesses', 'unavailable', 1);
      const dashboard = createDashboard();
      dashboard.start();
      await loaded(dashboard);
      expect(dashboard.state).toMatchObject({ businesses, isStale: true, seenAt });
      await dashboard.refresh();
      expect(dashboard.state).toMatchObject({ isStale: false, seenAt: clock.now() });
    });

    it('shows nothing of a list that is half a day old', async () => {
      const clock = new FixedClock();
      const cachedBusinesses = await seenBefore(clock);
      const { createDashboard } = anOwnersWorld({ businesses, cachedBusinesses, clock });
      await clock.advance(12 * 3_600_000 + 1);
      expect(createDashboard().state).toEqual({ kind: 'loading' });
    });

    it('shows nothing of it to somebody else, nor before it is known who is here', async () => {
      const cachedBusinesses = await seenBefore();
      const ids = businesses.map(({ id }) => id);
      const other = aUser({ id: 'user-2', businessIds: ids });
      expect(anOwnersWorld({ owner: other, businesses, cachedBusinesses }).createDashboard().state).toEqual({
        kind: 'loading',
      });
      const unknown = anOwnersWorld({ businesses, cachedBusinesses });
      unknown.session.user = undefined;
      expect(unknown.createDashboard().state).toEqual({ kind: 'loading' });
    });

    it('keeps no list that is longer than two hundred', async () => {
      const many = manyBusinesses(201);
      const { createDashboard, cachedBusinesses, session } = anOwnersWorld({ businesses: many });
      const dashboard = createDashboard();
      dashboard.start();
      await loaded(dashboard);
      expect(session.user && cachedBusinesses.load(session.user.id)).toBeUndefined();
    });

    it('keeps a new status of a business with the list', async () => {
      const cachedBusinesses = await seenBefore();
      const { cache, session } = anOwnersWorld({ businesses, cachedBusinesses });
      cache.remember([anActiveBusiness()]);
      const kept = session.user && cachedBusinesses.load(session.user.id);
      expect(kept?.businesses.map(({ status }) => status)).toEqual(['active', 'active']);
    });
  });
});
