// @vitest-environment jsdom
import { ContainerModule } from 'inversify';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { SIGNED_OUT, type Session } from '@/application/identity/Session';
import { otherScreensWorldAdapters } from '@/composition/bindings/otherScreensWorldAdapters';
import { DEMO_WORLD, dashboardWorldAdapters } from '@/composition/bindings/dashboardWorldAdapters';
import { createContainer } from '@/composition/container';
import { addOtherScreensServices } from '@/composition/addOtherScreensServices';
import { signedInScreens } from '@/composition/signedInScreens';
import { TOKENS } from '@/composition/tokens';
import { prepareFirstScreen } from '@/composition/startup/first-screen/prepareFirstScreen';
import { success } from '@/domain/shared/result';
import { aShell } from '@tests/support/aShell';
import { aWorld } from '@tests/support/aWorld';
import { aBusiness } from '@tests/support/builders/aBusiness';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { aUser } from '@tests/support/builders/aUser';
import { deferred } from '@tests/support/deferred';
import { InMemoryStepUrl } from '@tests/support/InMemoryStepUrl';

const business = aBusiness();
const owner = aUser({ businessIds: [business.id] });
const OPERATIONS = [
  'list-businesses',
  'view-business',
  'load-subscription',
  'load-plans',
  'load-user',
] as const;

/** A document whose session is still loading on the page, over the real use cases. */
async function aDocument(session: Session = { kind: 'signed-in', user: owner }) {
  const shell = await aShell({ isSessionUnknown: true, user: owner });
  const { world, network } = aWorld({ users: [owner], businesses: [business] });
  const noCardFields = { mount: async () => Promise.reject(new Error('A test mounts no card fields')) };
  const container = createContainer(
    window,
    [
      new ContainerModule(({ bind }) => {
        bind(DEMO_WORLD).toConstantValue(world);
        bind(TOKENS.cardFields).toConstantValue(noCardFields);
        bind(TOKENS.wizardSettings).toConstantValue({ keepsRetiredPlans: false });
      }),
      dashboardWorldAdapters,
    ],
    { report: () => undefined },
  );
  const screens = signedInScreens(container, shell, async () => {
    await Promise.resolve();
    if (!container.isBound(TOKENS.viewBusiness))
      addOtherScreensServices(container, window, [otherScreensWorldAdapters]);
    return container;
  });
  const product = await screens.load('dashboard');
  const prepare = async (route: Parameters<typeof product.prepare>[0], path: string) => {
    await prepareFirstScreen({ route, path }, Promise.resolve(success(session)), {
      session: shell.session,
      loadSignedIn: async (needed) => screens.load(needed),
    });
    await new Promise(setImmediate);
  };
  const requests = () => OPERATIONS.filter((operation) => network.requestsOf(operation) > 0);
  const counts = () => OPERATIONS.reduce((sum, operation) => sum + network.requestsOf(operation), 0);
  return { ...shell, product, screens, prepare, requests, counts };
}

/* Code that takes longer than a second counts as late. A busy machine needs that long to transform a screen. */
beforeAll(async () => {
  await Promise.all([
    import('@/composition/screens/businessScreen'),
    import('@/composition/screens/profileScreen'),
    import('@/composition/screens/subscriptionScreen'),
  ]);
});

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

describe('the requests of the first screen start before React renders it', () => {
  it.each([
    ['dashboard', '/dashboard', ['list-businesses']],
    ['business', `/dashboard/business/${business.id}`, ['view-business', 'load-subscription']],
    [
      'subscription',
      `/dashboard/business/${business.id}/subscription`,
      ['view-business', 'load-subscription', 'load-plans'],
    ],
    ['profile', '/profile', ['load-user']],
    ['callback', '/auth/callback', []],
  ] as const)('%s', async (route, path, expected) => {
    const { prepare, requests } = await aDocument();
    await prepare(route, path);
    expect(requests()).toEqual(expected);
  });

  it('not for a visitor', async () => {
    const { prepare, requests, session } = await aDocument(SIGNED_OUT);
    await prepare('dashboard', '/dashboard');
    expect([requests(), session.user]).toEqual([[], undefined]);
  });

  it('and the page still shows a loading session, as it was prerendered', async () => {
    const { prepare, session } = await aDocument();
    await prepare('profile', '/profile');
    expect(session.state.kind).toBe('loading');
    expect(session.user?.id).toBe(owner.id);
  });

  it('not when the code of the signed-in app fails to load', async () => {
    const { session } = await aShell({ isSessionUnknown: true, user: owner });
    const loadSignedIn = async () => Promise.reject(new TypeError('Failed to fetch'));
    const restored = Promise.resolve(success({ kind: 'signed-in', user: owner } as const));
    await expect(
      prepareFirstScreen({ route: 'dashboard', path: '/dashboard' }, restored, { session, loadSignedIn }),
    ).resolves.toBeUndefined();
  });
});

describe('the page waits for the view model of the screen', () => {
  const restored = Promise.resolve(success({ kind: 'signed-in', user: owner } as const));
  const screen = { route: 'dashboard', path: '/dashboard' } as const;

  it('until it has been prepared', async () => {
    const { session, screens } = await aDocument();
    const code = deferred<void>();
    const prepared = vi.fn<() => void>();
    const loadSignedIn = async () => {
      await code.promise;
      return { ...(await screens.load('dashboard')), prepare: () => prepared() };
    };
    const waiting = prepareFirstScreen(screen, restored, { session, loadSignedIn });
    const order: string[] = [];
    void waiting.then(() => order.push('shown'));
    prepared.mockImplementation(() => order.push('prepared'));
    await new Promise(setImmediate);
    expect(order).toEqual([]);
    code.resolve();
    await waiting;
    expect(order).toEqual(['prepared', 'shown']);
  });

  it('for at most a second', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { session } = await aShell({ isSessionUnknown: true, user: owner });
    let isShown = false;
    const waiting = prepareFirstScreen(screen, restored, {
      session,
      loadSignedIn: async () => new Promise(() => undefined),
    }).then(() => (isShown = true));
    await vi.advanceTimersByTimeAsync(999);
    expect(isShown).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await waiting;
  });
});

describe('the screen', () => {
  it('shows the prepared data and sends no second request', async () => {
    const { prepare, product, counts } = await aDocument();
    await prepare('dashboard', '/dashboard');
    const dashboard = product.createDashboard();
    expect(product.createDashboard()).toBe(dashboard);
    dashboard.start();
    expect([dashboard.state.kind, counts()]).toEqual(['ready', 1]);
  });

  it('of a business shows only data that was prepared for that business', async () => {
    const { prepare, product } = await aDocument();
    await prepare('business', `/dashboard/business/${business.id}`);
    expect(product.createBusinessDetail(aBusinessId('another')).state.kind).toBe('loading');
    expect(product.createBusinessDetail(business.id).state.kind).toBe('ready');
  });

  it('of the profile shows the prepared record and does not load it again', async () => {
    const { prepare, product, counts } = await aDocument();
    await prepare('profile', '/profile');
    product.createProfile().start();
    expect(counts()).toBe(1);
  });

  it('of the wizard reuses the request that was sent before it was rendered', async () => {
    const { prepare, product, counts } = await aDocument();
    await prepare('subscription', `/dashboard/business/${business.id}/subscription`);
    const before = counts();
    const wizard = product.createSubscriptionWizard(business.id, new InMemoryStepUrl());
    wizard.start();
    product.releasePrepared();
    await new Promise(setImmediate);
    expect([wizard.state.kind === 'loading', counts()]).toEqual([false, before]);
  });

  it('that comes after the first one gets a new view model', async () => {
    const { prepare, product } = await aDocument();
    await prepare('dashboard', '/dashboard');
    const first = product.createDashboard();
    product.releasePrepared();
    expect(product.createDashboard()).not.toBe(first);
  });

  it('that was created already keeps its own view model', async () => {
    const { prepare, product, requests } = await aDocument();
    product.createDashboard();
    await prepare('dashboard', '/dashboard');
    expect(requests()).toEqual([]);
  });
});
