// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { hasDemoSession } from '@/adapters/in-memory/identity/hasDemoSession';
import { dashboardDemoAdapters } from '@/composition/bindings/dashboardDemoAdapters';
import { demoIdentityAdapter } from '@/composition/bindings/demoIdentityAdapter';
import { aDemoWorld } from '@tests/support/aDemoWorld';
import { otherScreensDemoAdapters } from '@/composition/bindings/otherScreensDemoAdapters';
import { otherScreensLiveAdapters } from '@/composition/bindings/otherScreensLiveAdapters';
import { otherScreensWorldAdapters } from '@/composition/bindings/otherScreensWorldAdapters';
import { API, dashboardLiveAdapters } from '@/composition/bindings/dashboardLiveAdapters';
import { liveIdentityAdapter } from '@/composition/bindings/liveIdentityAdapter';
import { DEMO_WORLD, dashboardWorldAdapters } from '@/composition/bindings/dashboardWorldAdapters';
import { createContainer } from '@/composition/container';
import { addOtherScreensServices } from '@/composition/addOtherScreensServices';
import type { Environment } from '@/composition/variants/environment';
import { TOKENS } from '@/composition/tokens';
import { mayHaveDemoSession, mayHaveLiveSession } from '@/composition/variants/mayHaveSession';
import { success } from '@/domain/shared/result';
import { DEMO_ACCOUNTS } from '@/adapters/in-memory/identity/demoAccounts';
import { aBusinessId } from '../support/builders/aBusinessId';
import { RecordingDiagnostics } from '../support/RecordingDiagnostics';
import { DemoSessionStorage } from '@/adapters/in-memory/identity/DemoSessionStorage';

afterEach(() => {
  sessionStorage.clear();
});

const ENVIRONMENT: Environment = {
  api: {
    baseUrl: 'https://api.example.com',
    region: '123',
    sendsIdempotencyKey: false,
    keepsRetiredPlans: false,
  },
  identity: { authority: 'https://login.example.com/policy', clientId: 'client', apiScope: 'api' },
  media: { origins: [] },
  payment: { scriptUrl: 'https://pay.example.com/script.js', site: 'site', publishableKey: 'key' },
};

/** The services of the dashboard and of the session. */
const FIRST = [
  'restoreSession',
  'signIn',
  'watchForSignOut',
  'clearSession',
  'endSessionInTab',
  'listBusinesses',
  'cachedBusinesses',
  'returnPath',
  'clock',
  'navigation',
] as const satisfies readonly (keyof typeof TOKENS)[];

describe.each([
  [
    'the demo',
    [demoIdentityAdapter(window), dashboardDemoAdapters(aDemoWorld()), dashboardWorldAdapters],
    [otherScreensDemoAdapters(window), otherScreensWorldAdapters],
    DEMO_WORLD,
    API,
    mayHaveDemoSession,
  ],
  [
    'the live app',
    [liveIdentityAdapter(window, ENVIRONMENT.identity), dashboardLiveAdapters(window, ENVIRONMENT)],
    [otherScreensLiveAdapters(window, ENVIRONMENT)],
    API,
    DEMO_WORLD,
    mayHaveLiveSession,
  ],
])('the container of %s', (_build, remote, otherScreens, own, foreign, mayHaveSession) => {
  const container = createContainer(window, remote, new RecordingDiagnostics());

  it.each(FIRST)('resolves %s before the services of the other screens are added', (name) => {
    const early = createContainer(window, remote, new RecordingDiagnostics());
    expect(early.get<object>(TOKENS[name])).toBeTypeOf('object');
  });

  addOtherScreensServices(container, window, otherScreens);

  it.each([...Object.entries(TOKENS), ['its own', own] as const])(
    'resolves %s, the same each time',
    (_name, token) => {
      const service = container.get<object>(token);
      expect(service).toBeTypeOf('object');
      expect(container.get<object>(token)).toBe(service);
    },
  );

  it('has the identity provider whose check for a stored session runs in the boot script', () => {
    expect(container.get(TOKENS.identity).mayHaveSession).toBe(mayHaveSession);
  });

  it('has no service of the other variant', () => {
    expect(container.isBound(foreign)).toBe(false);
  });
});

describe('the live app', () => {
  const PICTURES = 'https://pictures.example.com';

  it.each([
    ['of the site', location.origin, true],
    ['of the API', 'https://api.example.com', true],
    ['of the media origins', PICTURES, true],
    ['of no other origin', 'https://elsewhere.example', false],
  ])('shows pictures %s', async (_whose, origin, isShown) => {
    const environment = { ...ENVIRONMENT, media: { origins: [PICTURES] } };
    const container = createContainer(
      window,
      [liveIdentityAdapter(window, environment.identity), dashboardLiveAdapters(window, environment)],
      new RecordingDiagnostics(),
    );
    const profilePhoto = `${origin}/photo.jpg`;
    container.rebind(API).toConstantValue({
      send: async () => success({ status: 200, body: { id: 'business-1', profilePhoto } }),
    });
    expect(await container.get(TOKENS.businesses).byId(aBusinessId())).toMatchObject({
      ok: true,
      value: { profilePhoto: isShown ? profilePhoto : undefined },
    });
  });
});

describe('the stored session of the demo', () => {
  it('exists while an account is signed in', () => {
    const storage = (): Storage => sessionStorage;
    const session = new DemoSessionStorage(storage);
    expect(hasDemoSession(storage)).toBe(false);
    session.saveSession({ claims: DEMO_ACCOUNTS[0]?.claims, token: 'token' });
    expect(hasDemoSession(storage)).toBe(true);
    session.clear();
    expect(hasDemoSession(storage)).toBe(false);
  });

  it('is missing when sessionStorage is blocked', () => {
    const forbidden = (): Storage => {
      throw new DOMException('Access is denied', 'SecurityError');
    };
    expect(hasDemoSession(forbidden)).toBe(false);
  });
});
