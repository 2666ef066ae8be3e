// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoundServices } from '@/composition/BoundServices';
import { DemoSessionStorage } from '@/adapters/in-memory/identity/DemoSessionStorage';
import { NOOR } from '@/adapters/in-memory/world/seeds/demoUsers';
import type { JournalEntry } from '@/application/ports/OrderJournal';
import type { LastOrder } from '@/application/subscription/UpdateLastOrder';
import type { BusinessId } from '@/domain/business/BusinessId';
import { evidenceOf } from '@/domain/subscription/PlacedOrder';
import { totalOf } from '@/domain/subscription/PlanSelection';
import { billingErrors } from '@/domain/validation/BillingAddress';
import { applyScenario } from '@/composition/demo/scenario';
import type { EarlierOrder } from '@/composition/demo/scenario';
import { aWholeContainer } from '@tests/support/aWholeContainer';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { defined } from '@tests/support/builders/defined';

const MATH = aBusinessId('AMN-10561');
const PLUMBING = aBusinessId('AMN-10482');
const CLEANING = aBusinessId('AMN-10533');
const RETIRED_PLAN = aBusinessId('AMN-10617');

let services: BoundServices;

beforeEach(async () => {
  sessionStorage.clear();
  services = await aWholeContainer();
});

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

async function play(url: string): Promise<readonly string[]> {
  history.replaceState({ key: 'kept' }, '', url);
  return applyScenario(window, services);
}

function shownPath(): string {
  return location.pathname + location.search + location.hash;
}

async function signedIn() {
  const restored = await services.restoreSession.execute();
  return restored.ok && restored.value.kind !== 'signed-out' ? restored.value.user : undefined;
}

function wizardOf(id: BusinessId): string {
  return `/dashboard/business/${id}/subscription`;
}

describe('a scenario in the URL', () => {
  it('is removed from the URL, and the rest stays', async () => {
    await play('/profile?mode=edit&demo.owner=noor-haddad&demo.latency=0#names');
    expect(shownPath()).toBe('/profile?mode=edit#names');
    expect(history.state).toEqual({ key: 'kept' });
  });

  it('signs an owner in', async () => {
    await play('/dashboard?demo.owner=noor-haddad&demo.latency=0');
    expect((await signedIn())?.id).toBe(NOOR);
  });

  it('signs an owner in who has signed out on this device', async () => {
    const { ownerData, clock } = services;
    ownerData.saveSignOut(NOOR, clock.now());
    await play('/dashboard?demo.owner=noor-haddad&demo.latency=0');
    expect((await signedIn())?.id).toBe(NOOR);
  });

  it('signs out', async () => {
    await play('/dashboard?demo.owner=noor-haddad&demo.latency=0');
    await play('/?demo.owner=none');
    expect(await signedIn()).toBeUndefined();
  });

  it('ignores an unknown account', async () => {
    await play('/dashboard?demo.owner=noor-haddad&demo.latency=0');
    await play('/dashboard?demo.owner=somebody&demo.latency=0');
    expect((await signedIn())?.id).toBe(NOOR);
  });

  it('sets the latency and replaces earlier outages', async () => {
    const { network } = services.demoWorld;
    network.setOutage('load-user', 'unavailable');
    await play('/dashboard?demo.latency=1234&demo.outage=list-businesses:offline:1');
    expect(network.conditions).toEqual({
      latency: 1234,
      outages: { 'list-businesses': { outage: 'offline', times: 1 } },
    });
  });

  it('returns the steps to run after the first rendering', async () => {
    expect(await play('/dashboard?demo.steps=user-menu,home')).toEqual(['user-menu', 'home']);
    expect(await play('/dashboard')).toEqual([]);
  });

  it('shortens the timers of the app, but not those of the demo world', async () => {
    const world = services.demoWorld;
    const clock = services.clock;
    await play('/dashboard?demo.speed=20');
    const accelerated = services.clock;
    const waits: number[] = [];
    for (const slow of [clock, world.clock])
      vi.spyOn(slow, 'after').mockImplementation((milliseconds) => {
        waits.push(milliseconds);
        return () => undefined;
      });
    accelerated.after(1000, () => undefined);
    world.clock.after(1000, () => undefined);
    expect(waits).toEqual([50, 1000]);
    expect(Math.abs(accelerated.now() - clock.now())).toBeLessThan(1000);
  });

  it('stores the path to return to', async () => {
    await play('/dashboard?demo.return-path=/profile');
    expect(services.returnPath.load()?.path).toBe('/profile');
  });

  it('waits for the response of a sign-in', async () => {
    await play('/auth/callback?demo.signing-in=of-a-test#code=noor-haddad&state=of-a-test');
    expect(new DemoSessionStorage(() => sessionStorage).takeState()).toBe('of-a-test');
  });

  it('ends the session after the given seconds', async () => {
    await play('/dashboard?demo.owner=noor-haddad&demo.session-ends=272');
    const end = (await services.identity.sessionExpiry()) ?? 0;
    expect(Math.abs(end - services.clock.now() - 272_000)).toBeLessThan(5000);
  });

  it('hides the strip', async () => {
    await play('/?demo.strip=hidden');
    expect(sessionStorage.getItem('amin.demo.strip')).toBe('hidden');
  });

  it('starts over: resets the world, the drafts and the orders', async () => {
    await play(`${wizardOf(MATH)}?demo.owner=noor-haddad&demo.filled-in&demo.order=confirmed`);
    const key = { userId: NOOR, businessId: MATH };
    expect(services.orders.load(key)).toBeDefined();
    await play('/dashboard?demo.start-over');
    expect(services.orders.load(key)).toBeUndefined();
    expect(services.ownerStores.selectionDrafts.load(key)).toBeUndefined();
    expect(services.demoWorld.subscription(MATH)).toBeUndefined();
    expect((await signedIn())?.id).toBe(NOOR);
  });
});

describe('a wizard filled in by a scenario', () => {
  it('restores everything a new subscription needs except the card', async () => {
    await play(`${wizardOf(MATH)}?step=payment&demo.owner=noor-haddad&demo.filled-in&demo.latency=0`);
    const started = await services.loadWizardData.execute(defined(await signedIn()), MATH);
    const { initial } = defined(started.ok ? started.value : undefined);
    expect(initial).toMatchObject({ selection: { method: 'new-card' } });
    expect(initial.selection.addOns).toHaveLength(1);
    expect(totalOf(initial.selection).minor).toBe(18_800);
    expect(billingErrors(defined(initial.restored).billing)).toEqual({});
    expect(shownPath()).toBe(`${wizardOf(MATH)}?step=payment`);
  });

  it('pays an existing subscription with its saved card', async () => {
    await play(`${wizardOf(PLUMBING)}?demo.owner=noor-haddad&demo.filled-in&demo.latency=0`);
    const started = await services.loadWizardData.execute(defined(await signedIn()), PLUMBING);
    expect(started).toMatchObject({ value: { initial: { selection: { method: 'existing-card' } } } });
  });

  it('selects a plan that is still sold when the current one is retired, so that every step opens', async () => {
    await play(`${wizardOf(RETIRED_PLAN)}?demo.owner=noor-haddad&demo.filled-in&demo.latency=0`);
    const started = await services.loadWizardData.execute(defined(await signedIn()), RETIRED_PLAN);
    const { initial } = defined(started.ok ? started.value : undefined);
    expect(initial.retired.map(({ type }) => type)).toContain('plan');
    expect(initial.restored).toBeDefined();
    expect(defined(initial.selection.plan).periodUnit).toBe('month');
  });

  it('is prepared without the outages of the same link', async () => {
    await play(
      `${wizardOf(MATH)}?demo.owner=noor-haddad&demo.filled-in&demo.latency=60000&demo.outage=load-plans:unavailable`,
    );
    expect(services.ownerStores.selectionDrafts.load({ userId: NOOR, businessId: MATH })).toBeDefined();
  });

  it.each([
    '/dashboard?demo.owner=noor-haddad&demo.filled-in',
    `${wizardOf(aBusinessId('AMN-99999'))}?demo.owner=noor-haddad&demo.filled-in`,
    `${wizardOf(MATH)}?demo.owner=tamar-mizrahi&demo.filled-in`,
    `${wizardOf(MATH)}?demo.filled-in`,
  ])('is not saved for a business that the owner does not have: %s', async (url) => {
    await play(url);
    expect(Object.keys(sessionStorage).filter((name) => name.startsWith('amin.draft.'))).toEqual([]);
  });
});

/** The journal entry of an order for a business, and the order as the wizard recalls it. */
async function recallAfter(order: EarlierOrder, id: BusinessId) {
  await play(`${wizardOf(id)}?demo.owner=noor-haddad&demo.order=${order}&demo.latency=0`);
  const owner = defined(await signedIn());
  const entry: JournalEntry | undefined = services.orders.load({
    userId: owner.id,
    businessId: id,
  });
  const subscription = services.demoWorld.subscription(id);
  const recalled: LastOrder | undefined = services.updateLastOrder.execute(
    owner,
    id,
    subscription,
    undefined,
  );
  return { owner, entry, subscription, recalled: defined(recalled) };
}

describe('an earlier order of a scenario', () => {
  it.each([
    ['a new subscription', MATH, 'create'],
    ['a change', PLUMBING, 'update'],
    ['a reactivation', CLEANING, 'reactivate'],
  ] as const)('is executed and confirmed: %s', async (_name, id, kind) => {
    const { subscription, recalled } = await recallAfter('confirmed', id);
    expect(recalled).toMatchObject({ kind: 'confirmed', order: { kind } });
    expect(subscription).toMatchObject({ status: 'Active', cancelledAt: undefined });
    expect(subscription?.items.map((item) => item.id)).toContain(recalled.order.content?.planId);
  });

  it.each([MATH, PLUMBING, CLEANING])('is executed without a response, for %s', async (id) => {
    const { entry, recalled } = await recallAfter('response-lost', id);
    expect(entry?.kind).toBe('placed');
    expect(recalled.kind).toBe('reconciled');
  });

  it.each([MATH, PLUMBING, CLEANING])('has an unknown outcome and is not executed, for %s', async (id) => {
    const before = services.demoWorld.subscription(id);
    const { subscription, recalled } = await recallAfter('outcome-unknown', id);
    expect(recalled.kind).toBe('outcome-unknown');
    expect(subscription).toEqual(before);
  });

  it('has never arrived', async () => {
    const { subscription, recalled } = await recallAfter('never-arrived', MATH);
    expect(recalled.kind).toBe('outcome-unknown');
    expect(evidenceOf(recalled.order, subscription)).toBe('absent');
  });

  it.each(['accepted', 'outcome-unknown', 'never-arrived'] as const)(
    'is in its own tab only, like the data of the demo: %s',
    async (order) => {
      localStorage.clear();
      const { entry } = await recallAfter(order, MATH);
      expect(entry).toBeDefined();
      expect(Object.keys(localStorage).filter((name) => name.startsWith('amin.'))).toEqual([]);
    },
  );

  it('cannot be reconciled after another change', async () => {
    const { subscription, recalled } = await recallAfter('overtaken', PLUMBING);
    expect(evidenceOf(recalled.order, subscription)).toBe('unresolvable');
  });
});
