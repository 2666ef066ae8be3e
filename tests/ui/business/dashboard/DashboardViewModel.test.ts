import { FixedClock } from '@tests/support/FixedClock';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { Business } from '@/domain/business/Business';
import { CHUNK_SIZE } from '@/application/business/ListBusinesses';
import type { DashboardState } from '@/ui/business/dashboard/DashboardState';
import type { DashboardViewModel } from '@/ui/business/dashboard/DashboardViewModel';
import { anOwnersWorld } from '@tests/support/anOwnersWorld';
import { aBusiness, anActiveBusiness } from '@tests/support/builders/aBusiness';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { aMoment } from '@tests/support/builders/aMoment';
import { aUser } from '@tests/support/builders/aUser';
import { statesOf } from '@tests/support/statesOf';

function untilRead(dashboard: DashboardViewModel): Promise<void> {
  return when(() => dashboard.state.kind !== 'loading');
}

function untilRefreshed(dashboard: DashboardViewModel): Promise<void> {
  return when(() => dashboard.state.kind === 'ready' && !dashboard.state.isRefreshing);
}

/** Opens a dashboard, and waits until its list is read or has failed. */
async function open(createDashboard: () => DashboardViewModel): Promise<DashboardViewModel> {
  const dashboard = createDashboard();
  dashboard.start();
  await Promise.race([untilRefreshed(dashboard), when(() => dashboard.state.kind === 'failed')]);
  return dashboard;
}

function kindsOf(states: readonly DashboardState[]): readonly string[] {
  return states.map(({ kind }) => kind);
}

function manyBusinesses(count: number): readonly Business[] {
  return Array.from({ length: count }, (_, index) => aBusiness({ id: `business-${String(index + 1)}` }));
}

describe('DashboardViewModel', () => {
  it('loads the businesses of the owner and keeps their order', async () => {
    const businesses = [aBusiness(), anActiveBusiness({ id: 'business-2' })];
    const dashboard = anOwnersWorld({ businesses }).createDashboard();
    const states = statesOf(dashboard);
    dashboard.start();
    await untilRead(dashboard);
    expect(kindsOf(states)).toEqual(['loading', 'ready']);
    expect(states.at(-1)).toMatchObject({ businesses, missingCount: 0, isStale: false });
  });

  it('does not change after it was unmounted', async () => {
    const { createDashboard, network, clock } = anOwnersWorld();
    network.latency = 100;
    const dashboard = createDashboard();
    dashboard.start();
    dashboard.dispose();
    await clock.advance(100);
    expect(dashboard.state).toEqual({ kind: 'loading' });
  });

  it('follows a change of a business that is confirmed while it is shown', async () => {
    const { createDashboard, createBusinessDetail, network, clock } = anOwnersWorld({
      businesses: [anActiveBusiness(), anActiveBusiness({ id: 'business-2' })],
    });
    const detail = createBusinessDetail();
    detail.start();
    await clock.advance(0);
    network.latency = 1000;
    detail.ask('deactivate');
    const sending = detail.confirm();
    detail.dispose();
    network.latency = 0;
    const dashboard = await open(createDashboard);
    const statuses = () =>
      dashboard.state.kind === 'ready' && dashboard.state.businesses.map(({ status }) => status);
    expect(statuses()).toEqual(['active', 'active']);
    await clock.advance(1000);
    await sending;
    expect(statuses()).toEqual(['inactive', 'active']);
    const { state } = dashboard;
    dashboard.dispose();
    createBusinessDetail().start();
    expect(dashboard.state).toEqual(state);
  });

  it('keeps a change that is confirmed while an older list is on its way', async () => {
    const { createDashboard, network, clock, cache } = anOwnersWorld({ businesses: [anActiveBusiness()] });
    network.latency = 100;
    const dashboard = createDashboard();
    dashboard.start();
    await clock.advance(99);
    const changed = aBusiness({ names: { en: 'Levi Doors' } });
    cache.rememberStatus(changed);
    await clock.advance(1);
    expect(dashboard.state).toMatchObject({ kind: 'ready', businesses: [{ status: changed.status }] });
    expect(cache.find(changed.id)).toMatchObject({ status: changed.status, names: {} });
    const refreshed = dashboard.refresh();
    await clock.advance(100);
    await refreshed;
    expect(dashboard.state).toMatchObject({ businesses: [{ status: 'active' }] });
  });

  it('keeps a change that is confirmed while the rest of the list is requested', async () => {
    const { createDashboard, network, clock, cache } = anOwnersWorld({
      businesses: manyBusinesses(CHUNK_SIZE + 1),
    });
    network.setOutage('list-businesses', 'unavailable', 1);
    const dashboard = await open(createDashboard);
    if (dashboard.state.kind !== 'ready') throw new Error('Expected the list to be ready');
    const [shown = aBusiness()] = dashboard.state.businesses;
    network.latency = 100;
    const completed = dashboard.retryFailed();
    cache.rememberStatus({ ...shown, status: 'active' });
    await clock.advance(100);
    await completed;
    expect(dashboard.state).toMatchObject({ kind: 'ready', failed: [] });
    expect(dashboard.state.businesses.find(({ id }) => id === shown.id)?.status).toBe('active');
  });

  it('knows its owner, and changes nothing before the list has loaded', async () => {
    const { createDashboard, network, session } = anOwnersWorld();
    const dashboard = createDashboard();
    const { state } = dashboard;
    expect(dashboard.owner).toBe(session.user);
    dashboard.onOffline();
    dashboard.dismissReturn();
    await Promise.all([
      dashboard.refresh(),
      dashboard.refreshWithOwnerRecord(),
      dashboard.retryFailed(),
      dashboard.onOnline(),
    ]);
    expect(dashboard.state).toBe(state);
    expect([network.requestCountOf('list-businesses'), session.reloads]).toEqual([0, 0]);
  });

  it('keeps the list on the page while it is read again', async () => {
    const { createDashboard, session } = anOwnersWorld();
    const dashboard = await open(createDashboard);
    const states = statesOf(dashboard);
    await Promise.all([dashboard.refreshWithOwnerRecord(), dashboard.refreshWithOwnerRecord()]);
    expect(states).toMatchObject([
      { kind: 'ready', isRefreshing: false },
      { kind: 'ready', isRefreshing: true, businesses: [{ id: 'business-1' }] },
      { kind: 'ready', isRefreshing: false },
    ]);
    expect(session.reloads).toBe(1);
  });

  describe('of an owner whose businesses change in the mobile app', () => {
    const MINUTE = 60_000;
    const second = aBusiness({ id: 'business-2' });

    async function anOpenedDashboard() {
      const owner = aUser({ businessIds: ['business-1'] });
      const owned = anOwnersWorld({ owner, businesses: [aBusiness(), second] });
      const dashboard = await open(owned.createDashboard);
      owned.world.saveUser(aUser({ businessIds: ['business-1', 'business-2'] }));
      const requests = () =>
        (['load-user', 'list-businesses'] as const).map((call) => owned.network.requestCountOf(call));
      return { ...owned, dashboard, requests };
    }
    const idsOf = ({ state }: DashboardViewModel) =>
      state.kind === 'ready' ? state.businesses.map(({ id }) => id) : state.kind;

    it('shows a new one when the owner returns to the page after a minute, and keeps the list while it is read', async () => {
      const { dashboard, clock, requests } = await anOpenedDashboard();
      await clock.advance(MINUTE - 1);
      await dashboard.onVisible();
      expect(requests()).toEqual([0, 1]);
      await clock.advance(1);
      const states = statesOf(dashboard);
      await Promise.all([dashboard.onVisible(), dashboard.onVisible()]);
      expect(idsOf(dashboard)).toEqual(['business-1', 'business-2']);
      expect(kindsOf(states)).toEqual(['ready', 'ready', 'ready']);
      expect(requests()).toEqual([1, 2]);
      await clock.advance(MINUTE);
      await dashboard.onVisible();
      expect(requests()).toEqual([2, 2]);
    });

    it('is not read while the list is being read', async () => {
      const { dashboard, network, clock, requests } = await anOpenedDashboard();
      network.latency = 100;
      await clock.advance(MINUTE);
      void dashboard.refresh();
      await dashboard.onVisible();
      expect(requests()).toEqual([0, 2]);
    });

    it('shows a new one when the dashboard is opened again', async () => {
      const { dashboard, createDashboard, clock, requests } = await anOpenedDashboard();
      dashboard.dispose();
      await clock.advance(MINUTE);
      const again = createDashboard();
      again.start();
      await expect.poll(() => idsOf(again)).toEqual(['business-1', 'business-2']);
      expect(requests()).toEqual([1, 3]);
    });

    it.each(['load-user', 'list-businesses'] as const)('keeps the list when %s fails', async (call) => {
      const { dashboard, network, clock, requests } = await anOpenedDashboard();
      network.setOutage(call, 'unavailable');
      await clock.advance(MINUTE);
      await dashboard.onVisible();
      await dashboard.onVisible();
      expect(idsOf(dashboard)).toEqual(['business-1']);
      expect(requests()).toEqual(call === 'load-user' ? [1, 1] : [1, 2]);
    });

    it('ends an expired session, and ignores a record that was replaced while it was read', async () => {
      const { dashboard, network, clock, session } = await anOpenedDashboard();
      await clock.advance(MINUTE);
      const returned = dashboard.onVisible();
      session.replaceUser(aUser({ businessIds: ['business-1'], city: 'Acre' }));
      await returned;
      expect(session.user?.city).toBe('Acre');
      await clock.advance(MINUTE);
      network.setOutage('load-user', 'session-expired');
      await dashboard.onVisible();
      expect(session.expirations).toBe(1);
    });
  });

  it('sends no request for businesses when the owner has none', async () => {
    const { createDashboard, network } = anOwnersWorld({ businesses: [] });
    const dashboard = await open(createDashboard);
    expect(dashboard.state).toMatchObject({ kind: 'ready', businesses: [] });
    expect(network.requestCountOf('list-businesses')).toBe(0);
  });

  it('does not call the list empty when a new business could not be loaded (faults B.4)', async () => {
    const { createDashboard, network, session } = anOwnersWorld({ businesses: [] });
    const dashboard = await open(createDashboard);
    session.reload = async () => {
      session.user = aUser({ businessIds: [aBusinessId()] });
      return Promise.resolve();
    };
    network.setOutage('list-businesses', 'unavailable');
    await dashboard.refreshWithOwnerRecord();
    expect(dashboard.state).toMatchObject({ kind: 'failed', error: { kind: 'unavailable' } });
  });

  it('counts the businesses that the service left out', async () => {
    const owner = aUser({ businessIds: ['business-1', 'gone-1', 'gone-2'] });
    const dashboard = await open(anOwnersWorld({ owner }).createDashboard);
    expect(dashboard.state).toMatchObject({ kind: 'ready', missingCount: 2 });
  });

  it('fails, and loads on retry', async () => {
    const { createDashboard, network } = anOwnersWorld();
    network.setOutage('list-businesses', 'unavailable', 1);
    const dashboard = createDashboard();
    const states = statesOf(dashboard);
    dashboard.start();
    await untilRead(dashboard);
    await dashboard.refresh();
    expect(kindsOf(states)).toEqual(['loading', 'failed', 'loading', 'ready']);
  });

  it('signs out when the API rejects the session', async () => {
    const { createDashboard, network, session } = anOwnersWorld();
    network.setOutage('list-businesses', 'session-expired');
    const dashboard = createDashboard();
    dashboard.start();
    await expect.poll(() => session.expirations).toBe(1);
    expect(dashboard.state).toEqual({ kind: 'loading' });
  });

  describe('after the list has loaded', () => {
    it('keeps the list and marks it as outdated when a refresh fails, and removes the mark after a successful one', async () => {
      const { createDashboard, network } = anOwnersWorld();
      const dashboard = await open(createDashboard);
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

    it('marks the list as outdated while the browser is offline, and refreshes it when online', async () => {
      const dashboard = await open(anOwnersWorld().createDashboard);
      dashboard.onOffline();
      expect(dashboard.state).toMatchObject({ kind: 'ready', isStale: true });
      await dashboard.onOnline();
      expect(dashboard.state).toMatchObject({ kind: 'ready', isStale: false });
    });
  });

  it('reads a complete list again only on request, and sends one request at a time', async () => {
    const { createDashboard, network, session } = anOwnersWorld();
    const dashboard = createDashboard();
    const lists = () => network.requestCountOf('list-businesses');
    await Promise.all([
      dashboard.refresh(),
      dashboard.refreshWithOwnerRecord(),
      dashboard.retryFailed(),
      dashboard.refresh(),
    ]);
    expect([lists(), session.reloads]).toEqual([0, 0]);
    dashboard.onOffline();
    expect(dashboard.state).toEqual({ kind: 'loading' });
    dashboard.start();
    await untilRead(dashboard);
    dashboard.start();
    await Promise.all([dashboard.retryFailed(), dashboard.onOnline()]);
    expect(lists()).toBe(1);
    await Promise.all([
      dashboard.refresh(),
      dashboard.refresh(),
      dashboard.refreshWithOwnerRecord(),
      dashboard.retryFailed(),
    ]);
    expect([lists(), session.reloads]).toEqual([2, 0]);
    await dashboard.refreshWithOwnerRecord();
    expect([lists(), session.reloads]).toEqual([3, 1]);
  });

  it('reads nothing while nobody is signed in', async () => {
    const { createDashboard, network, session } = anOwnersWorld();
    session.user = undefined;
    const dashboard = createDashboard();
    dashboard.start();
    await Promise.resolve();
    expect([dashboard.state, network.requestCountOf('list-businesses')]).toEqual([{ kind: 'loading' }, 0]);
  });

  it('reads the owner’s list of business ids again on Check again', async () => {
    const { createDashboard, session, world } = anOwnersWorld({
      owner: aUser({ businessIds: [] }),
    });
    const dashboard = await open(createDashboard);
    session.user = world.user(aUser().id);
    session.reload = async () => {
      session.user = aUser();
    };
    await dashboard.refreshWithOwnerRecord();
    expect(dashboard.state).toMatchObject({ kind: 'ready', businesses: [{ id: 'business-1' }] });
  });

  describe('with more businesses than one request returns', () => {
    const many = () => anOwnersWorld({ businesses: manyBusinesses(2 * CHUNK_SIZE + 8) });

    async function manyWithAFailedRequest() {
      const world = many();
      world.network.setOutage('list-businesses', 'unavailable', 1);
      return { ...world, dashboard: await open(world.createDashboard) };
    }

    it('shows the first businesses while the rest loads, and never a wrong count', async () => {
      const dashboard = many().createDashboard();
      const states = statesOf(dashboard);
      dashboard.start();
      await untilRefreshed(dashboard);
      expect(kindsOf(states)).toEqual(['loading', 'loading-more', 'loading-more', 'ready']);
      const counts = states.map((state) =>
        state.kind === 'loading-more' ? [state.businesses.length, state.pending] : [],
      );
      expect(counts.slice(1, 3)).toEqual([
        [CHUNK_SIZE, CHUNK_SIZE + 8],
        [2 * CHUNK_SIZE, 8],
      ]);
      expect(states.at(-1)).toMatchObject({ missingCount: 0, failed: [] });
    });

    it('shows the other businesses when one request fails, and retries only that request', async () => {
      const { dashboard, network } = await manyWithAFailedRequest();
      const { state } = dashboard;
      expect(state.kind === 'ready' && [state.businesses.length, state.failed.length]).toEqual([
        CHUNK_SIZE + 8,
        CHUNK_SIZE,
      ]);
      await dashboard.retryFailed();
      expect(dashboard.state).toMatchObject({ kind: 'ready', failed: [], isRefreshing: false });
      expect(network.requestCountOf('list-businesses')).toBe(4);
    });

    it('keeps the list on the page during a retry, and requests nothing if none has failed', async () => {
      const { dashboard, network } = await manyWithAFailedRequest();
      const states = statesOf(dashboard);
      await Promise.all([dashboard.retryFailed(), dashboard.retryFailed()]);
      expect(states.map((each) => each.kind === 'ready' && each.isRefreshing)).toEqual([false, true, false]);
      expect(network.requestCountOf('list-businesses')).toBe(4);
      const { state } = dashboard;
      await dashboard.retryFailed();
      expect(dashboard.state).toBe(state);
      expect(network.requestCountOf('list-businesses')).toBe(4);
    });

    it('shows a partial list with the time of the cached business that it contains', async () => {
      const { createDashboard, createBusinessDetail, network, clock } = many();
      const firstAt = clock.now();
      const detail = createBusinessDetail();
      detail.start();
      await clock.advance(60_000);
      network.setOutage('list-businesses', 'unavailable', 1);
      const dashboard = await open(createDashboard);
      expect(dashboard.state).toMatchObject({ isStale: true, seenAt: firstAt });
      await dashboard.retryFailed();
      expect(dashboard.state).toMatchObject({ failed: [], isStale: true, seenAt: firstAt });
    });

    it('shows a first list with the time of the business that was visited before, until the list is complete', async () => {
      const last = aBusinessId(`business-${String(2 * CHUNK_SIZE + 8)}`);
      const { createDashboard, createBusinessDetail, network, clock } = many();
      const firstAt = clock.now();
      createBusinessDetail(last).start();
      await clock.advance(60_000);
      network.setOutage('list-businesses', 'unavailable', 1);
      const dashboard = await open(createDashboard);
      expect(dashboard.state).toMatchObject({ isStale: false, seenAt: firstAt });
      await dashboard.retryFailed();
      expect(dashboard.state).toMatchObject({ failed: [], seenAt: clock.now() });
    });

    it('has the time of its oldest part, also after a retry of the others, until the whole list is read', async () => {
      const { createDashboard, network, clock } = many();
      const firstAt = clock.now();
      network.setOutage('list-businesses', 'unavailable', 1);
      const dashboard = await open(createDashboard);
      await clock.advance(60_000);
      await dashboard.retryFailed();
      expect(dashboard.state).toMatchObject({ failed: [], isStale: false, seenAt: firstAt });
      await dashboard.refresh();
      expect(dashboard.state).toMatchObject({ seenAt: clock.now() });
    });

    it('ends the session when a retry finds it expired', async () => {
      const { dashboard, network, session } = await manyWithAFailedRequest();
      network.setOutage('list-businesses', 'session-expired');
      await dashboard.retryFailed();
      expect(session.expirations).toBe(1);
    });

    it('retries nothing while nobody is signed in', async () => {
      const { dashboard, network, session } = await manyWithAFailedRequest();
      session.user = undefined;
      await dashboard.retryFailed();
      expect(network.requestCountOf('list-businesses')).toBe(3);
    });

    it('does not show a partial list as the whole list on the next dashboard', async () => {
      const { dashboard, createDashboard } = await manyWithAFailedRequest();
      dashboard.dispose();
      expect(createDashboard().state.kind).toBe('loading');
    });

    it('shows the whole list until the whole new one has arrived', async () => {
      const { createDashboard } = many();
      const dashboard = await open(createDashboard);
      const states = statesOf(dashboard);
      await dashboard.refresh();
      expect(kindsOf(states)).toEqual(['ready', 'ready', 'ready']);
    });

    it('fails when the owner left while it was read and then nothing can be read', async () => {
      const { createDashboard, network, clock } = anOwnersWorld({ businesses: manyBusinesses(450) });
      network.latency = 100;
      const dashboard = createDashboard();
      dashboard.start();
      await clock.advance(100);
      expect(dashboard.state.kind).toBe('loading-more');
      dashboard.dispose();
      await Promise.resolve();
      network.setOutage('list-businesses', 'unavailable');
      dashboard.start();
      await clock.advance(1000);
      expect(dashboard.state).toMatchObject({ kind: 'failed', error: { kind: 'unavailable' } });
    });

    it('offers to return to a business that arrives with the last request', async () => {
      const { createDashboard, returnPath, clock } = many();
      const path = `/dashboard/business/business-${String(2 * CHUNK_SIZE + 8)}`;
      returnPath.save({ path, rememberedAt: clock.now() });
      const dashboard = await open(createDashboard);
      expect(dashboard.state).toMatchObject({ kind: 'ready', returnTarget: { path } });
    });

    it('offers to return to a business of the failed request once it has loaded', async () => {
      const { createDashboard, network, returnPath, clock } = many();
      const path = '/dashboard/business/business-1';
      returnPath.save({ path, rememberedAt: clock.now() });
      network.setOutage('list-businesses', 'unavailable', 1);
      const dashboard = await open(createDashboard);
      expect(dashboard.state).toMatchObject({ kind: 'ready', returnTarget: undefined });
      await dashboard.retryFailed();
      expect(dashboard.state).toMatchObject({ kind: 'ready', failed: [], returnTarget: { path } });
    });

    it('keeps the loaded businesses when the retry fails, and retries when the browser is online', async () => {
      const { dashboard, network } = await manyWithAFailedRequest();
      const before = dashboard.state;
      network.setOutage('list-businesses', 'offline', 1);
      await dashboard.retryFailed();
      expect(dashboard.state).toEqual(before);
      await dashboard.onOnline();
      expect(dashboard.state).toMatchObject({ failed: [], isStale: false });
    });

    it('signs out once when every request finds the session expired', async () => {
      const { createDashboard, network, session } = many();
      network.setOutage('list-businesses', 'session-expired');
      const dashboard = createDashboard();
      dashboard.start();
      await expect.poll(() => session.expirations).toBe(1);
      expect(dashboard.state).toEqual({ kind: 'loading' });
    });

    it('keeps the earlier cards of a request that fails during a refresh, and marks the list as outdated', async () => {
      const { createDashboard, network } = many();
      const dashboard = await open(createDashboard);
      network.setOutage('list-businesses', 'unavailable', 1);
      await dashboard.refresh();
      const { state } = dashboard;
      expect(state).toMatchObject({ kind: 'ready', isStale: true, failed: [] });
      expect(state.kind === 'ready' && state.businesses.map(({ id }) => id)).toEqual(
        manyBusinesses(2 * CHUNK_SIZE + 8).map(({ id }) => id),
      );
    });
  });

  describe('shown again after another page was in front of it', () => {
    async function shownAgain() {
      const world = anOwnersWorld({ businesses: manyBusinesses(3) });
      const dashboard = await open(world.createDashboard);
      dashboard.dispose();
      await Promise.resolve();
      return { ...world, dashboard };
    }

    it('shows its list at once, and reads it once more', async () => {
      const { dashboard, network } = await shownAgain();
      const states = statesOf(dashboard);
      dashboard.start();
      await untilRefreshed(dashboard);
      dashboard.start();
      await untilRefreshed(dashboard);
      expect(states).toMatchObject([
        { kind: 'ready', isRefreshing: false, isStale: false },
        { kind: 'ready', isRefreshing: true, isStale: false },
        { kind: 'ready', isRefreshing: false, isStale: false },
      ]);
      expect(network.requestCountOf('list-businesses')).toBe(2);
    });

    it('reads the list if the owner left while it was read', async () => {
      const { createDashboard, network, clock } = anOwnersWorld();
      network.latency = 100;
      const dashboard = createDashboard();
      dashboard.start();
      dashboard.dispose();
      await clock.advance(100);
      dashboard.start();
      await clock.advance(100);
      expect(dashboard.state).toMatchObject({ kind: 'ready', isRefreshing: false });
      expect(network.requestCountOf('list-businesses')).toBe(2);
    });

    it('reads a list again that could not be read', async () => {
      const { createDashboard, network } = anOwnersWorld();
      network.setOutage('list-businesses', 'unavailable', 1);
      const dashboard = await open(createDashboard);
      dashboard.dispose();
      await Promise.resolve();
      dashboard.start();
      await when(() => dashboard.state.kind === 'ready');
      expect(dashboard.state).toMatchObject({ isStale: false });
    });

    it('offers the page that was stored while it was not shown', async () => {
      const { dashboard, returnPath, clock } = await shownAgain();
      returnPath.save({ path: '/dashboard/business/business-2', rememberedAt: clock.now() });
      dashboard.start();
      expect(dashboard.state).toMatchObject({
        returnTarget: { kind: 'business', path: '/dashboard/business/business-2' },
      });
    });
  });

  describe('opened again in the same document', () => {
    it('shows the previous list, and refreshes it', async () => {
      const { createDashboard, network } = anOwnersWorld({ businesses: manyBusinesses(3) });
      const first = await open(createDashboard);
      first.dispose();
      const second = createDashboard();
      const states = statesOf(second);
      second.start();
      await untilRefreshed(second);
      expect(states).toMatchObject([
        { kind: 'ready', isRefreshing: true, isStale: false, missingCount: 0, failed: [] },
        { kind: 'ready', isRefreshing: false, isStale: false },
      ]);
      expect(network.requestCountOf('list-businesses')).toBe(2);
    });

    it('starts empty when a business is not in the cache, or for another owner', async () => {
      const { createDashboard, session } = anOwnersWorld({ businesses: manyBusinesses(3) });
      await open(createDashboard);
      session.user = aUser({ businessIds: ['business-1', 'business-9'] });
      expect(createDashboard().state).toEqual({ kind: 'loading' });
      session.user = undefined;
      expect(createDashboard().state).toEqual({ kind: 'loading' });
    });

    it('restores the search of the previous list', () => {
      const { createDashboard } = anOwnersWorld();
      const first = createDashboard();
      expect(first.listSearch).toBe('');
      first.rememberListSearch('?q=levi');
      expect(createDashboard().listSearch).toBe('?q=levi');
    });

    it('has the layout that the owner chose', () => {
      const { createDashboard } = anOwnersWorld();
      const first = createDashboard();
      expect(first.layout).toBe('rows');
      first.chooseLayout('cards');
      expect(first.layout).toBe('cards');
      expect(createDashboard().layout).toBe('cards');
    });
  });

  describe('when the screen is unmounted', () => {
    it('applies no typed search', async () => {
      const { createDashboard, clock } = anOwnersWorld();
      const dashboard = createDashboard();
      dashboard.start();
      const applied: string[] = [];
      dashboard.typedSearch.type('levi', (query) => applied.push(query));
      dashboard.dispose();
      await clock.advance(600);
      expect(applied).toEqual([]);
    });
  });

  describe('after a sign-in that interrupted the owner', () => {
    it('offers the page that the owner had opened', async () => {
      const { createDashboard, returnPath, clock } = anOwnersWorld();
      returnPath.save({
        path: '/dashboard/business/business-1/subscription',
        rememberedAt: clock.now(),
      });
      const dashboard = await open(createDashboard);
      expect(dashboard.state).toMatchObject({
        returnTarget: { kind: 'subscription', path: '/dashboard/business/business-1/subscription' },
      });
    });

    it('clears the offer once the owner accepted or declined it', async () => {
      const { createDashboard, returnPath, clock } = anOwnersWorld();
      returnPath.save({ path: '/profile', rememberedAt: clock.now() });
      const dashboard = await open(createDashboard);
      dashboard.dismissReturn();
      expect(dashboard.state).toMatchObject({ kind: 'ready', returnTarget: undefined });
      expect(returnPath.load()).toBeUndefined();
    });

    it('keeps the offered path until the owner has decided', async () => {
      const { createDashboard, returnPath, clock } = anOwnersWorld();
      returnPath.save({ path: '/profile', rememberedAt: clock.now() });
      await open(createDashboard);
      expect(returnPath.load()?.path).toBe('/profile');
    });

    it('clears a return path to a business that the owner does not have', async () => {
      const { createDashboard, returnPath, clock } = anOwnersWorld();
      returnPath.save({ path: '/dashboard/business/business-9', rememberedAt: clock.now() });
      const dashboard = await open(createDashboard);
      expect(dashboard.state).toMatchObject({ kind: 'ready', returnTarget: undefined });
      expect(returnPath.load()).toBeUndefined();
    });

    it.each(['business-not-found', 'forbidden'] as const)(
      'says that a business could not be shown (%s), until the owner has left the dashboard',
      async (failure) => {
        const { createDashboard, returnPath, clock } = anOwnersWorld();
        returnPath.save({ path: '/dashboard/business/business-1', rememberedAt: clock.now(), failure });
        const dashboard = await open(createDashboard);
        expect(dashboard.state).toMatchObject({
          returnTarget: { kind: 'failed', failure, path: undefined },
        });
        expect(returnPath.load()).toBeDefined();
        dashboard.dispose();
        expect(returnPath.load()).toBeUndefined();
      },
    );

    it('offers another try after a failure that may pass', async () => {
      const { createDashboard, returnPath, clock } = anOwnersWorld();
      const path = '/dashboard/business/business-1';
      returnPath.save({ path, rememberedAt: clock.now(), failure: 'unavailable' });
      const dashboard = await open(createDashboard);
      expect(dashboard.state).toMatchObject({ returnTarget: { kind: 'failed', path } });
    });

    it('clears an offer whose return path has expired', async () => {
      const { createDashboard, returnPath } = anOwnersWorld();
      returnPath.save({ path: '/profile', rememberedAt: aMoment('2026-03-05T11:44:00Z') });
      const dashboard = await open(createDashboard);
      expect(dashboard.state).toMatchObject({ kind: 'ready', returnTarget: undefined });
      expect(returnPath.load()).toBeUndefined();
    });
  });

  describe('after a reload of the tab', () => {
    const businesses = [aBusiness(), anActiveBusiness({ id: 'business-2' })];

    async function seenBefore(clock = new FixedClock()) {
      const earlier = anOwnersWorld({ businesses, clock });
      const dashboard = await open(earlier.createDashboard);
      dashboard.dispose();
      return earlier.cachedBusinesses;
    }

    it('starts with the list of the previous document, and refreshes it', async () => {
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
      await untilRefreshed(dashboard);
      expect(dashboard.state).toMatchObject({ businesses, isStale: false });
      expect(network.requestCountOf('list-businesses')).toBe(1);
    });

    it('shows the time of the list when the refresh fails', async () => {
      const cachedBusinesses = await seenBefore();
      const { createDashboard, network, clock } = anOwnersWorld({ businesses, cachedBusinesses });
      const seenAt = clock.now();
      await clock.advance(60_000);
      network.setOutage('list-businesses', 'unavailable', 1);
      const dashboard = await open(createDashboard);
      expect(dashboard.state).toMatchObject({ businesses, isStale: true, seenAt });
      await dashboard.refresh();
      expect(dashboard.state).toMatchObject({ isStale: false, seenAt: clock.now() });
    });

    it('shows no list that is older than half a day', async () => {
      const clock = new FixedClock();
      const cachedBusinesses = await seenBefore(clock);
      const { createDashboard } = anOwnersWorld({ businesses, cachedBusinesses, clock });
      await clock.advance(12 * 3_600_000 + 1);
      expect(createDashboard().state).toEqual({ kind: 'loading' });
    });

    it('shows no list of another owner, and none before the owner is known', async () => {
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

    it('stores no list of more than two hundred businesses', async () => {
      const many = manyBusinesses(201);
      const { createDashboard, cachedBusinesses, session } = anOwnersWorld({ businesses: many });
      await open(createDashboard);
      expect(session.user && cachedBusinesses.load(session.user.id)).toBeUndefined();
    });

    it('stores a changed status with the list', async () => {
      const cachedBusinesses = await seenBefore();
      const { cache, session } = anOwnersWorld({ businesses, cachedBusinesses });
      cache.remember([anActiveBusiness()]);
      const kept = session.user && cachedBusinesses.load(session.user.id);
      expect(kept?.businesses.map(({ status }) => status)).toEqual(['active', 'active']);
    });
  });
});
