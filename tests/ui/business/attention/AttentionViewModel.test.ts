import { describe, expect, it } from 'vitest';
import { DEMO_CATALOG } from '@/adapters/in-memory/world/seeds/demoCatalog';
import type { Business } from '@/domain/business/Business';
import type { Subscription } from '@/domain/subscription/Subscription';
import { FixedClock } from '@tests/support/FixedClock';
import { anOwnersWorld } from '@tests/support/anOwnersWorld';
import { aBusiness, anActiveBusiness } from '@tests/support/builders/aBusiness';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { aDay, aPointInTime } from '@tests/support/builders/aMoment';
import { aSavedCard } from '@tests/support/builders/aSavedCard';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { PRESELECTED_PLANS } from '@tests/support/recordExamples';

const LATENCY = 100;
const HOUR = 3_600_000;
const good = aSubscription();
const paused = aSubscription({ status: 'Paused', nextBillingDate: undefined });
const expired = aSubscription({ card: aSavedCard({ status: 'expired' }) });
const ended = aSubscription({ cancelledAt: aDay(2026, 2, 1) });
const ending = aSubscription({ cancelledAt: aDay(2026, 4, 1) });

const someBusinesses = (count: number): readonly Business[] =>
  Array.from({ length: count }, (_, index) => anActiveBusiness({ id: `b${String(index)}` }));

/** An owner with these subscriptions, each of a business, and with businesses without one. */
async function anAttentionOf(subscriptions: readonly Subscription[], unsubscribed = 0) {
  const businesses = someBusinesses(subscriptions.length + unsubscribed);
  const world = anOwnersWorld({
    businesses,
    subscriptions: Object.fromEntries(subscriptions.map((each, index) => [`b${String(index)}`, each])),
    catalog: DEMO_CATALOG,
  });
  world.network.latency = LATENCY;
  const attention = await world.viewModels.attention.load();
  const create = (listed: readonly Business[]) => attention.create(listed);
  const open = () => {
    const viewModel = create(businesses);
    viewModel.start();
    return viewModel;
  };
  return {
    ...world,
    businesses,
    create,
    open,
    requests: () => world.network.requestCountOf('load-subscription'),
    /** The ids of the rows. */
    rowsOf: ({ state }: ReturnType<typeof open>) =>
      state.kind === 'shown' ? state.rows.map(({ business }) => business.id) : undefined,
  };
}

describe('the attention of the dashboard', () => {
  it('shows the rows when all subscriptions have been read, the most urgent first', async () => {
    const { open, clock, rowsOf } = await anAttentionOf([paused, good, expired, ending, good]);
    const viewModel = open();
    await clock.advance(LATENCY);
    expect(viewModel.state).toMatchObject({ kind: 'checking' });
    await clock.advance(LATENCY);
    expect(rowsOf(viewModel)).toEqual(['b2', 'b3', 'b0']);
    expect(viewModel.state).toMatchObject({ kind: 'shown', subscribed: 5 });
    expect([viewModel.isComplete, viewModel.isChecking]).toEqual([true, false]);
  });

  it('shows the line of a business as soon as it is known', async () => {
    const { open, clock, businesses } = await anAttentionOf([good, good, good, good, good]);
    const viewModel = open();
    await clock.advance(LATENCY);
    const kinds = businesses.map((business) => viewModel.lineOf(business).kind);
    expect(kinds).toEqual(['active', 'active', 'active', 'active', 'loading']);
  });

  it('shows the rows after four seconds, and adds later ones at the end', async () => {
    const { open, clock, rowsOf, network } = await anAttentionOf([good, paused, good, good, expired]);
    network.latency = 2500;
    const viewModel = open();
    await clock.advance(4000);
    expect(rowsOf(viewModel)).toEqual(['b1']);
    expect(viewModel.state).toMatchObject({ totals: undefined });
    expect(viewModel.isChecking).toBe(true);
    await clock.advance(1000);
    expect(rowsOf(viewModel)).toEqual(['b1', 'b4']);
    expect(viewModel.state).toMatchObject({ totals: { charges: { length: 4 } } });
    expect(viewModel.isChecking).toBe(false);
  });

  it('sorts the rows again when the page is opened again, also by what is read then', async () => {
    const { open, clock, rowsOf, world, businesses, subscriptionCache } = await anAttentionOf([paused, good]);
    const viewModel = open();
    await clock.advance(LATENCY);
    expect(rowsOf(viewModel)).toEqual(['b0']);
    viewModel.dispose();
    const [, second] = businesses;
    if (second === undefined) throw new Error('Expected two businesses');
    world.saveSubscription(second.id, expired);
    subscriptionCache.expireChanged(second.id);
    viewModel.start();
    await clock.advance(LATENCY);
    expect(rowsOf(viewModel)).toEqual(['b1', 'b0']);
  });

  it('lets each subscription fail alone, and reads the failed ones again on request', async () => {
    const { open, clock, network, businesses, requests } = await anAttentionOf([expired, good, good]);
    network.setOutage('load-subscription', 'unavailable', 1);
    const viewModel = open();
    await clock.advance(LATENCY);
    const [first] = businesses;
    expect(viewModel.state).toMatchObject({ rows: [], totals: undefined });
    expect([...viewModel.failed]).toEqual([first?.id]);
    viewModel.retry();
    await clock.advance(LATENCY);
    expect(viewModel.failed.size).toBe(0);
    expect(viewModel.state).toMatchObject({ totals: { charges: { length: 3 } } });
    expect(requests()).toBe(4);
  });

  it('does not list a failed business by an older subscription when the list is loaded again', async () => {
    const { open, create, clock, network, businesses, rowsOf } = await anAttentionOf([expired, good]);
    open();
    await clock.advance(LATENCY);
    network.setOutage('load-subscription', 'unavailable', 1);
    await clock.advance(60 * 60_000);
    const viewModel = create(businesses);
    viewModel.start();
    await clock.advance(LATENCY);
    const [first] = businesses;
    expect([...viewModel.failed]).toEqual([first?.id]);
    viewModel.show([...businesses]);
    expect(rowsOf(viewModel)).toEqual([]);
    expect(first && viewModel.lineOf(first).kind).toBe('failed');
  });

  it('reads a subscription again that this tab may have changed since it was read', async () => {
    const { open, clock, world, businesses, rowsOf, subscriptionCache, requests } = await anAttentionOf([
      good,
      good,
    ]);
    const viewModel = open();
    await clock.advance(LATENCY);
    const [first = anActiveBusiness()] = businesses;
    expect(rowsOf(viewModel)).toEqual([]);
    world.saveSubscription(first.id, ending);
    subscriptionCache.expireChanged(first.id);
    await clock.advance(LATENCY);
    expect(rowsOf(viewModel)).toEqual([first.id]);
    subscriptionCache.expireChanged(aBusinessId('not-listed'));
    viewModel.dispose();
    subscriptionCache.expireChanged(first.id);
    await clock.advance(LATENCY);
    expect(requests()).toBe(3);
  });

  it('reads a subscription that changed behind another page when it is shown again', async () => {
    const { open, clock, world, businesses, rowsOf, subscriptionCache, requests } = await anAttentionOf([
      good,
      good,
    ]);
    const viewModel = open();
    await clock.advance(LATENCY);
    viewModel.dispose();
    await clock.advance(0);
    const [first = anActiveBusiness()] = businesses;
    world.saveSubscription(first.id, ending);
    subscriptionCache.expireChanged(first.id);
    viewModel.start();
    expect(rowsOf(viewModel)).toEqual([]);
    await clock.advance(LATENCY);
    expect([rowsOf(viewModel), requests()]).toEqual([[first.id], 3]);
  });

  it('reads again what it was reading when it was left', async () => {
    const { open, clock, requests } = await anAttentionOf([good, expired]);
    const viewModel = open();
    viewModel.dispose();
    await clock.advance(LATENCY);
    expect(viewModel.state.kind).toBe('checking');
    viewModel.start();
    await clock.advance(LATENCY);
    expect([viewModel.isComplete, requests()]).toEqual([true, 4]);
  });

  it('computes the dates again when it is shown again', async () => {
    const { open, clock, businesses } = await anAttentionOf([ending]);
    const viewModel = open();
    await clock.advance(LATENCY);
    const [first = anActiveBusiness()] = businesses;
    expect(viewModel.lineOf(first)).toMatchObject({ end: { relativeDay: 'future' } });
    viewModel.dispose();
    await clock.advance(60 * 24 * 60 * 60_000);
    viewModel.start();
    expect(viewModel.lineOf(first)).toMatchObject({ end: { relativeDay: 'past' } });
  });

  it('reads a subscription once more that changed while it was being read', async () => {
    const { open, clock, world, businesses, rowsOf, subscriptionCache, requests } = await anAttentionOf([
      good,
    ]);
    const [first = anActiveBusiness()] = businesses;
    const viewModel = open();
    await clock.advance(LATENCY - 1);
    subscriptionCache.expireChanged(first.id);
    await clock.advance(1);
    expect(viewModel.state).toEqual({ kind: 'checking' });
    world.saveSubscription(first.id, ending);
    await clock.advance(LATENCY);
    expect(rowsOf(viewModel)).toEqual([first.id]);
    expect(requests()).toBe(2);
  });

  it('reads a failed subscription again on request although others are still being read', async () => {
    const { open, clock, network, requests } = await anAttentionOf([good, good, good, good, good]);
    network.setOutage('load-subscription', 'unavailable', 1);
    const viewModel = open();
    await clock.advance(LATENCY);
    expect(viewModel.failed.size).toBe(1);
    viewModel.retry();
    await clock.advance(LATENCY);
    await clock.advance(LATENCY);
    expect(viewModel.failed.size).toBe(0);
    expect(viewModel.state).toMatchObject({ subscribed: 5 });
    expect(requests()).toBe(6);
  });

  it('forgets a failed read when the business is no longer listed', async () => {
    const { open, clock, businesses, network, issueCount } = await anAttentionOf([good, good]);
    network.setOutage('load-subscription', 'unavailable', 1);
    const viewModel = open();
    await clock.advance(LATENCY);
    expect(viewModel.failed.size).toBe(1);
    viewModel.show(businesses.filter(({ id }) => !viewModel.failed.has(id)));
    await clock.advance(LATENCY);
    expect([viewModel.failed.size, viewModel.isComplete]).toEqual([0, true]);
    expect(viewModel.state).toMatchObject({ subscribed: 1 });
    expect(issueCount.get()).toBe(0);
  });

  it('ignores the result of a business that was removed while it was being read', async () => {
    const { open, clock, businesses } = await anAttentionOf([good, good]);
    const viewModel = open();
    await clock.advance(LATENCY - 1);
    viewModel.show(businesses.slice(1));
    await clock.advance(1);
    expect(businesses.map((business) => viewModel.lineOf(business).kind)).toEqual(['loading', 'active']);
  });

  it('computes what is today and what is past again when the tab becomes visible', async () => {
    const trial = aSubscription({ status: 'InTrial', trialEnd: aPointInTime('2026-03-05T18:00:00Z') });
    const { open, clock, businesses, rowsOf } = await anAttentionOf([trial]);
    const [first = anActiveBusiness()] = businesses;
    const viewModel = open();
    await clock.advance(LATENCY);
    expect(viewModel.lineOf(first)).toMatchObject({ kind: 'trial', end: { relativeDay: 'today' } });
    const { state } = viewModel;
    viewModel.onVisible();
    expect(viewModel.state).toEqual(state);
    await clock.advance(24 * 3_600_000);
    viewModel.onVisible();
    expect(viewModel.lineOf(first)).toMatchObject({ kind: 'trial', end: { relativeDay: 'past' } });
    expect(rowsOf(viewModel)).toEqual([]);
    clock.jump(-24 * 3_600_000);
    viewModel.onVisible();
    expect(viewModel.lineOf(first)).toMatchObject({ kind: 'trial', end: { relativeDay: 'today' } });
  });

  it('computes the dates again at each midnight, that of a business in another time zone too', async () => {
    const [there, here] = [
      anActiveBusiness({ id: 'b0', timezone: 'America/New_York' }),
      anActiveBusiness({ id: 'b1' }),
    ];
    const { viewModels, clock } = anOwnersWorld({
      businesses: [there, here],
      subscriptions: { b0: ending, b1: ending },
      clock: new FixedClock('2026-03-31T20:59:50Z'),
    });
    const { create } = await viewModels.attention.load();
    const viewModel = create([there, here]);
    viewModel.start();
    await clock.advance(LATENCY);
    const days = () =>
      [there, here].map((business) => {
        const line = viewModel.lineOf(business);
        return line.kind === 'cancelled' && line.end?.relativeDay;
      });
    expect(days()).toEqual(['future', 'future']);
    await clock.advance(10_000);
    expect(days()).toEqual(['future', 'today']);
    await clock.advance(7 * HOUR);
    expect(days()).toEqual(['today', 'today']);
    await clock.advance(17 * HOUR);
    expect(days()).toEqual(['today', 'past']);
    expect(viewModel.state).toMatchObject({
      rows: [{ issues: [{ kind: 'ends' }] }, { issues: [{ kind: 'visible-unpaid' }] }],
    });
  });

  it('reads nothing when a business is opened, whose page reads it itself', async () => {
    const { open, clock, businesses, viewModels, requests } = await anAttentionOf([good, good]);
    const viewModel = open();
    await clock.advance(LATENCY);
    const { state } = viewModel;
    const [first = anActiveBusiness()] = businesses;
    /* The dashboard is still mounted while the page of the business is rendered. */
    viewModels.createBusinessDetail(first.id);
    await clock.advance(LATENCY);
    expect(viewModel.state).toEqual(state);
    expect(requests()).toBe(2);
  });

  it('shows the results of a long list in steps while it is checked', async () => {
    const { open, clock, businesses } = await anAttentionOf(someBusinesses(120).map(() => good));
    const viewModel = open();
    viewModel.showPage(businesses.slice(0, 50));
    await clock.advance(1999);
    expect(viewModel.checked.count).toBe(0);
    await clock.advance(1);
    expect(viewModel.checked.count).toBe(76);
    await clock.advance(900);
    expect(viewModel.checked.count).toBe(76);
    await clock.advance(100);
    expect([viewModel.checked.count, viewModel.isChecking]).toEqual([120, false]);
    await clock.advance(10_000);
    /* Only the timer of midnight. */
    expect(clock.waiting).toBe(1);
  });

  it('reads a failed subscription again when the browser is online', async () => {
    const { open, clock, network, businesses } = await anAttentionOf([good]);
    network.setOutage('load-subscription', 'unavailable', 1);
    const viewModel = open();
    await clock.advance(LATENCY);
    const [first = anActiveBusiness()] = businesses;
    expect(viewModel.lineOf(first).kind).toBe('failed');
    viewModel.onOnline();
    expect(viewModel.lineOf(first).kind).toBe('loading');
    await clock.advance(LATENCY);
    expect(viewModel.lineOf(first).kind).toBe('active');
  });

  it('reads all subscriptions of a long list, those of the page that is shown first', async () => {
    const { open, clock, requests, businesses } = await anAttentionOf(someBusinesses(120).map(() => good));
    const viewModel = open();
    const known = (from: number, to: number) =>
      businesses.slice(from, to).filter((business) => viewModel.lineOf(business).kind === 'active').length;
    viewModel.showPage(businesses.slice(70, 100));
    await clock.advance(LATENCY * 8);
    expect([known(0, 70), known(70, 100)]).toEqual([2, 30]);
    /* The owner opens another page while the others are being read. */
    viewModel.showPage(businesses.slice(100));
    await clock.advance(LATENCY * 6);
    expect([known(0, 70), known(100, 120)]).toEqual([6, 20]);
    await clock.advance(LATENCY * 20);
    expect([known(0, 120), requests()]).toEqual([120, 120]);
  });

  it('reads only the pages that are shown when the browser saves data', async () => {
    const { open, clock, requests, businesses } = await anAttentionOf(someBusinesses(120).map(() => good));
    const viewModel = open();
    viewModel.showPage(businesses.slice(0, 50), false);
    await clock.advance(LATENCY * 40);
    expect([requests(), viewModel.checked.count, viewModel.issueCount]).toEqual([50, 50, undefined]);
    viewModel.showPage(businesses.slice(50, 100), false);
    await clock.advance(LATENCY * 40);
    expect(requests()).toBe(100);
    viewModel.showPage(businesses.slice(50, 100), true);
    await clock.advance(LATENCY * 40);
    expect([requests(), viewModel.issueCount]).toEqual([120, 0]);
  });

  it('sends no further request while the tab is hidden, and goes on when it is visible again', async () => {
    const { open, clock, requests, businesses } = await anAttentionOf(someBusinesses(40).map(() => good));
    const viewModel = open();
    viewModel.showPage(businesses);
    await clock.advance(LATENCY * 2);
    viewModel.onHidden();
    await clock.advance(LATENCY * 40);
    const sent = requests();
    expect(sent).toBeLessThan(16);
    viewModel.retry();
    expect(requests()).toBe(sent);
    viewModel.onVisible();
    await clock.advance(LATENCY * 40);
    expect([viewModel.checked.count, viewModel.isChecking]).toEqual([40, false]);
  });

  it('shows what arrived while the tab was hidden', async () => {
    const { create, clock, businesses } = await anAttentionOf([good, paused]);
    const viewModel = create(businesses.slice(0, 1));
    viewModel.start();
    await clock.advance(LATENCY);
    expect(viewModel.issueCount).toBe(0);
    viewModel.show(businesses);
    await clock.advance(LATENCY / 2);
    viewModel.onHidden();
    await clock.advance(LATENCY);
    expect([viewModel.isChecking, viewModel.issueCount]).toEqual([false, 1]);
  });

  it('shows no sum of a list that has changed until all of it was read', async () => {
    const { open, clock, businesses } = await anAttentionOf([good, good]);
    const viewModel = open();
    await clock.advance(LATENCY);
    expect(viewModel.state).toHaveProperty('totals.charges.length', 2);
    viewModel.show([...businesses.slice(1), anActiveBusiness({ id: 'b9' })]);
    expect(viewModel.state).toMatchObject({ totals: undefined });
    expect(viewModel.isComplete).toBe(false);
  });

  it('shows the results of a second check of a long list in steps too', async () => {
    const { open, clock, network, businesses } = await anAttentionOf(someBusinesses(120).map(() => good));
    const viewModel = open();
    viewModel.showPage(businesses.slice(0, 50), false);
    await clock.advance(LATENCY * 40);
    expect(viewModel.checked.count).toBe(50);
    network.latency = 1000;
    viewModel.showPage(businesses.slice(0, 50), true);
    await clock.advance(3000);
    expect(viewModel.checked.count).toBeGreaterThan(50);
    expect(viewModel.isChecking).toBe(true);
  });

  it('counts failed reads once the others have ended, and repeats them on request', async () => {
    const { open, clock, network, businesses } = await anAttentionOf(someBusinesses(40).map(() => good));
    network.setOutage('load-subscription', 'unavailable', 2);
    const viewModel = open();
    viewModel.showPage(businesses);
    await clock.advance(LATENCY * 2);
    expect(viewModel.uncheckedCount).toBe(0);
    await clock.advance(LATENCY * 20);
    expect([viewModel.uncheckedCount, viewModel.issueCount]).toEqual([2, undefined]);
    viewModel.retry();
    expect(viewModel.uncheckedCount).toBe(0);
    await clock.advance(LATENCY * 2);
    expect([viewModel.uncheckedCount, viewModel.issueCount]).toEqual([0, 0]);
  });

  it('counts every business as not read when the service is down', async () => {
    const { open, clock, network, businesses, requests } = await anAttentionOf(
      someBusinesses(40).map(() => good),
    );
    network.setOutage('load-subscription', 'unavailable');
    const viewModel = open();
    viewModel.showPage(businesses);
    await clock.advance(LATENCY * 40);
    expect(viewModel.uncheckedCount).toBe(40);
    expect(requests()).toBeLessThan(10);
  });

  it('reads and shows nothing of a long list before its page is known', async () => {
    const { open, clock, requests, businesses } = await anAttentionOf(someBusinesses(40).map(() => good));
    const viewModel = open();
    await clock.advance(LATENCY * 50);
    expect(viewModel.state.kind).toBe('checking');
    expect(requests()).toBe(0);
    viewModel.showPage(businesses);
    await clock.advance(LATENCY * 20);
    expect(viewModel.state).toMatchObject({ kind: 'shown', checked: { count: 40 } });
  });

  it('lists hidden businesses without a subscription, but not in a long list, which has a filter for them', async () => {
    const { create, clock, rowsOf } = await anAttentionOf([paused], 40);
    const [first] = someBusinesses(1);
    const hidden = Array.from({ length: 40 }, (_, index) => aBusiness({ id: `b${String(index + 1)}` }));
    const all = first === undefined ? [] : [first, ...hidden];
    const viewModel = create(all.slice(0, 3));
    viewModel.start();
    await clock.advance(LATENCY);
    expect(rowsOf(viewModel)).toEqual(['b1', 'b2', 'b0']);
    viewModel.dispose();
    const long = create(all);
    long.start();
    long.showPage(all);
    await clock.advance(LATENCY * 20);
    expect(rowsOf(long)).toEqual(['b0']);
    expect([long.checked.needingAttention.size, long.checked.unsubscribed.size]).toEqual([1, 40]);
  });

  it('lists a hidden business whose subscription has ended like one without: as a row, or by the filter', async () => {
    const hidden = Array.from({ length: 40 }, (_, index) => aBusiness({ id: `b${String(index)}` }));
    const { viewModels, clock, network } = anOwnersWorld({
      businesses: hidden,
      subscriptions: { b0: ended, b1: good },
    });
    network.latency = LATENCY;
    const { create } = await viewModels.attention.load();
    const short = create(hidden.slice(0, 2));
    short.start();
    await clock.advance(LATENCY);
    expect(short.state).toMatchObject({
      rows: [{ business: { id: 'b0' }, issues: [{ kind: 'no-plan' }] }, { business: { id: 'b1' } }],
      subscribed: 1,
    });
    short.dispose();
    const long = create(hidden);
    long.start();
    long.showPage(hidden);
    await clock.advance(LATENCY * 20);
    expect([...long.checked.needingAttention]).toEqual(['b1']);
    expect(long.checked.unsubscribed.has(aBusinessId('b0'))).toBe(true);
    expect(long.checked.unsubscribed.size).toBe(39);
  });

  it('remembers for the next dashboard which parts are open', async () => {
    const { open } = await anAttentionOf([good]);
    open().openRows.set('money', true);
    expect(open().openRows.isOpen('money')).toBe(true);
    open().openRows.set('money', false);
    expect(open().openRows.isOpen('money')).toBe(false);
  });

  it('gives the filters the businesses that need attention among those that were read', async () => {
    const { open, clock, businesses } = await anAttentionOf([paused, good]);
    const without = someBusinesses(3).slice(2);
    const viewModel = open();
    viewModel.show([...businesses, ...without]);
    expect(viewModel.checked.count).toBe(0);
    await clock.advance(LATENCY);
    expect(viewModel.checked.count).toBe(2);
    expect([...viewModel.checked.needingAttention]).toEqual(['b0']);
  });

  it('reads nothing again when the dashboard is opened a second time', async () => {
    const { open, clock, requests, rowsOf } = await anAttentionOf([paused, good]);
    const first = open();
    await clock.advance(LATENCY);
    first.dispose();
    const second = open();
    expect(second.hadCachedSubscriptions).toBe(true);
    expect(rowsOf(second)).toEqual(['b0']);
    await clock.advance(LATENCY);
    expect(requests()).toBe(2);
  });

  it('reads the subscription of a visited business again, and removes its solved row', async () => {
    const { open, clock, requests, rowsOf, viewModels, world, businesses } = await anAttentionOf([
      paused,
      good,
    ]);
    const first = open();
    await clock.advance(LATENCY);
    first.dispose();
    const [visited = anActiveBusiness()] = businesses;
    viewModels.createBusinessDetail(visited.id);
    world.saveSubscription(visited.id, good);
    const second = open();
    expect(rowsOf(second)).toEqual(['b0']);
    await clock.advance(LATENCY);
    expect(rowsOf(second)).toEqual([]);
    expect(requests()).toBe(3);
  });

  it.each([
    ['after ten minutes', 10 * 60_000],
    ['when the clock of the device was set back', -60 * 60_000],
  ])('reads all again %s', async (_when, jump) => {
    const { open, clock, requests } = await anAttentionOf([good, good]);
    const first = open();
    await clock.advance(LATENCY);
    first.dispose();
    clock.jump(jump);
    open();
    await clock.advance(LATENCY);
    expect(requests()).toBe(4);
  });

  it('shows nothing of the owner who was signed in before', async () => {
    const { open, clock, session } = await anAttentionOf([paused]);
    const first = open();
    await clock.advance(LATENCY);
    first.dispose();
    session.user = undefined;
    expect(open().hadCachedSubscriptions).toBe(false);
  });

  it('ends the session when it has expired', async () => {
    const { open, clock, network, session } = await anAttentionOf([good]);
    network.setOutage('load-subscription', 'session-expired');
    const viewModel = open();
    await clock.advance(LATENCY);
    expect(session.expirations).toBe(1);
    expect(viewModel.state.kind).toBe('checking');
  });

  it('finds the lowest monthly price for a business without a subscription, and reads the plans once', async () => {
    const { open, clock, network, businesses, subscriptionCache } = await anAttentionOf([good], 2);
    const viewModel = open();
    await clock.advance(LATENCY);
    expect(viewModel.lowestPrice).toBeUndefined();
    await clock.advance(LATENCY);
    const lowest = DEMO_CATALOG.plans.find(({ id }) => id === 'essential-monthly')?.price.minor;
    expect(viewModel.lowestPrice?.minor).toBe(lowest);
    for (const { id } of businesses) subscriptionCache.expireChanged(id);
    await clock.advance(LATENCY * 3);
    viewModel.dispose();
    expect(open().lowestPrice?.minor).toBe(lowest);
    expect(network.requestCountOf('load-plans')).toBe(1);
  });

  it('reads no plans while every business has a subscription', async () => {
    const { open, clock, network } = await anAttentionOf([good, paused]);
    open();
    await clock.advance(LATENCY * 3);
    expect(network.requestCountOf('load-plans')).toBe(0);
  });

  it('drops a business that is no longer listed', async () => {
    const { open, clock, requests, businesses } = await anAttentionOf([good, paused, expired]);
    const viewModel = open();
    await clock.advance(LATENCY);
    viewModel.show(businesses.slice(1));
    await clock.advance(LATENCY);
    expect(viewModel.checked.count).toBe(2);
    expect(requests()).toBe(3);
  });

  it('reads subscriptions for a list that grows while it is checked', async () => {
    const { open, clock, requests, businesses } = await anAttentionOf([good, paused, expired]);
    const viewModel = open();
    viewModel.show([...businesses, anActiveBusiness({ id: 'b9' })]);
    expect(viewModel.state).toMatchObject({ kind: 'checking' });
    await clock.advance(LATENCY * 3);
    expect(requests()).toBe(3);
  });

  it('knows the businesses without a subscription, once one is known or the check has ended', async () => {
    const { open, clock, network, subscriptionCache } = await anAttentionOf([good, good, good, good], 2);
    const viewModel = open();
    expect(viewModel.unsubscribed).toBeUndefined();
    await clock.advance(LATENCY * 2);
    expect(viewModel.unsubscribed?.map(({ id }) => id)).toEqual(['b4', 'b5']);
    network.latency = 2500;
    subscriptionCache.expireChanged(aBusinessId('b0'));
    expect(viewModel.unsubscribed).toHaveLength(2);
  });

  it('does not know the businesses without a subscription while the first is being checked', async () => {
    const { open, clock, network } = await anAttentionOf([good]);
    network.latency = 5000;
    const viewModel = open();
    await clock.advance(4000);
    expect([viewModel.state.kind, viewModel.isChecking]).toEqual(['shown', true]);
    expect(viewModel.unsubscribed).toBeUndefined();
    await clock.advance(1000);
    expect(viewModel.unsubscribed).toEqual([]);
  });

  it('offers the plan of the pricing page until it is cleared', async () => {
    const { open, preselectedPlan } = await anAttentionOf([good], 1);
    preselectedPlan.save(PRESELECTED_PLANS.values[0]);
    const viewModel = open();
    expect(viewModel.preselectedPlan).toEqual(PRESELECTED_PLANS.values[0]);
    viewModel.clearPreselectedPlan();
    expect([viewModel.preselectedPlan, preselectedPlan.load()]).toEqual([undefined, undefined]);
  });

  it('counts for the menus once every business was read', async () => {
    const { open, clock, issueCount, subscriptionCache } = await anAttentionOf([
      paused,
      good,
      expired,
      good,
      good,
    ]);
    open();
    await clock.advance(LATENCY);
    expect(issueCount.get()).toBeUndefined();
    await clock.advance(LATENCY);
    expect(issueCount.get()).toBe(2);
    subscriptionCache.expireChanged(aBusinessId('b1'));
    expect(issueCount.get()).toBeUndefined();
    await clock.advance(LATENCY);
    expect(issueCount.get()).toBe(2);
  });

  it('counts nothing for the menus while a subscription could not be read, or some are left', async () => {
    const failing = await anAttentionOf([paused, good]);
    failing.network.setOutage('load-subscription', 'unavailable', 1);
    failing.open();
    await failing.clock.advance(LATENCY);
    expect(failing.issueCount.get()).toBeUndefined();
    const long = await anAttentionOf(someBusinesses(120).map(() => good));
    const viewModel = long.open();
    viewModel.showPage(long.businesses.slice(0, 50));
    await long.clock.advance(LATENCY * 20);
    expect([viewModel.state.kind, long.issueCount.get()]).toEqual(['shown', undefined]);
  });

  it('counts nothing for the menus after the dashboard was left', async () => {
    const { open, clock, issueCount, businesses } = await anAttentionOf([paused]);
    const viewModel = open();
    await clock.advance(LATENCY);
    viewModel.dispose();
    issueCount.set(undefined);
    viewModel.show([...businesses]);
    expect(issueCount.get()).toBeUndefined();
  });

  it('has rows from the start only if all of a short list, or some of a long one, was read before', async () => {
    const short = await anAttentionOf([paused, good]);
    const first = short.open();
    expect(first.hadCachedSubscriptions).toBe(false);
    await short.clock.advance(LATENCY);
    first.dispose();
    const [known = anActiveBusiness()] = short.businesses;
    const partlyKnown = short.create([known, anActiveBusiness({ id: 'b9' })]);
    expect([partlyKnown.hadCachedSubscriptions, short.open().hadCachedSubscriptions]).toEqual([false, true]);

    const long = await anAttentionOf(someBusinesses(40).map(() => good));
    const before = long.open();
    before.showPage(long.businesses.slice(0, 10));
    await long.clock.advance(LATENCY * 20);
    before.dispose();
    expect([before.hadCachedSubscriptions, long.open().hadCachedSubscriptions]).toEqual([false, true]);
  });

  it('reads nothing while nobody is signed in, and nothing twice at the same time', async () => {
    const { open, clock, session, requests } = await anAttentionOf([good, good]);
    const { user } = session;
    session.user = undefined;
    const signedOut = open();
    await clock.advance(LATENCY);
    expect(requests()).toBe(0);
    signedOut.dispose();
    session.user = user;
    const viewModel = open();
    viewModel.retry();
    viewModel.retry();
    await clock.advance(LATENCY * 3);
    expect(requests()).toBe(2);
  });

  it('reads nothing again when the same list is shown again', async () => {
    const { open, clock, requests, businesses } = await anAttentionOf([good]);
    const viewModel = open();
    await clock.advance(LATENCY);
    const { state } = viewModel;
    viewModel.show(businesses);
    await clock.advance(LATENCY);
    expect(viewModel.state).toEqual(state);
    expect(requests()).toBe(1);
  });

  it('says that it is checking while it reads failed ones again, and keeps the rows', async () => {
    const { open, clock, network, rowsOf } = await anAttentionOf([good, paused]);
    network.setOutage('load-subscription', 'unavailable', 1);
    const viewModel = open();
    await clock.advance(LATENCY);
    viewModel.retry();
    expect([viewModel.state.kind, viewModel.isChecking]).toEqual(['shown', true]);
    expect(rowsOf(viewModel)).toEqual(['b1']);
    await clock.advance(LATENCY);
    expect([viewModel.state.kind, viewModel.isChecking]).toEqual(['shown', false]);
  });

  it('shows a known subscription as failed when it cannot be read again', async () => {
    const { open, clock, network, businesses, subscriptionCache } = await anAttentionOf([good]);
    const [business = anActiveBusiness()] = businesses;
    const viewModel = open();
    await clock.advance(LATENCY);
    network.setOutage('load-subscription', 'unavailable', 1);
    subscriptionCache.expireChanged(business.id);
    await clock.advance(LATENCY);
    expect([viewModel.lineOf(business).kind, viewModel.checked.count]).toEqual(['failed', 0]);
  });

  it('keeps its state once the rows are shown', async () => {
    const { open, clock } = await anAttentionOf([good]);
    const viewModel = open();
    await clock.advance(LATENCY);
    const { state } = viewModel;
    await clock.advance(3999 - LATENCY);
    expect(viewModel.state).toEqual(state);
  });

  it('reads nothing before the page is mounted', async () => {
    const { create, businesses, clock, requests } = await anAttentionOf([good]);
    const viewModel = create(businesses);
    viewModel.retry();
    viewModel.showPage(businesses);
    await clock.advance(LATENCY);
    expect(requests()).toBe(0);
  });

  it('can be mounted again, and leaves no timer behind', async () => {
    const { open, clock } = await anAttentionOf([good]);
    const viewModel = open();
    viewModel.dispose();
    viewModel.start();
    viewModel.dispose();
    await clock.advance(LATENCY);
    expect(clock.waiting).toBe(0);
  });

  it('marks no business as failed when the page was left during a check', async () => {
    const { open, clock } = await anAttentionOf([good]);
    const viewModel = open();
    await clock.advance(LATENCY / 2);
    viewModel.dispose();
    await clock.advance(LATENCY);
    expect(viewModel.failed.size).toBe(0);
  });

  it('reads nothing again when a long list changes', async () => {
    const { open, clock, businesses, requests } = await anAttentionOf(someBusinesses(40).map(() => good));
    const viewModel = open();
    viewModel.showPage(businesses.slice(0, 10));
    await clock.advance(LATENCY * 20);
    viewModel.show([...businesses.slice(1), anActiveBusiness({ id: 'b0' })]);
    await clock.advance(LATENCY * 20);
    expect(requests()).toBe(40);
  });

  it('is shown at once when the page of a long list is empty, and does not change after that', async () => {
    const { open, clock } = await anAttentionOf(someBusinesses(40).map(() => good));
    const viewModel = open();
    await clock.advance(LATENCY);
    expect(viewModel.state.kind).toBe('checking');
    viewModel.showPage([], false);
    const { state } = viewModel;
    expect(state).toMatchObject({ kind: 'shown', checked: { count: 0 } });
    viewModel.showPage([], false);
    expect(viewModel.state).toEqual(state);
  });

  it('says when the subscriptions were checked last', async () => {
    const { open, clock } = await anAttentionOf([good]);
    const first = open();
    await clock.advance(LATENCY);
    const checkedAt = clock.now();
    first.dispose();
    await clock.advance(60_000);
    expect(open().state).toMatchObject({ kind: 'shown', checkedAt });
  });

  it('sends no further request after the page was left', async () => {
    const { open, clock, requests } = await anAttentionOf(someBusinesses(9).map(() => good));
    const viewModel = open();
    await clock.advance(LATENCY / 2);
    viewModel.dispose();
    await clock.advance(LATENCY * 10);
    expect(requests()).toBe(4);
    expect(clock.waiting).toBe(0);
  });
});
