// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import type { ContainerModule } from 'inversify';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '@/adapters/in-memory/identity/demoAccounts';
import { DemoSessionStorage } from '@/adapters/in-memory/identity/DemoSessionStorage';
import { hasDemoSession } from '@/adapters/in-memory/identity/hasDemoSession';
import { browserAdapters } from '@/composition/adapters/browser';
import { demoAdapters, worldAdapters } from '@/composition/adapters/demo';
import { demoSubscriptionModules } from '@/composition/adapters/demoSubscriptions';
import { liveAdapters } from '@/composition/adapters/live';
import { liveSubscriptions } from '@/composition/adapters/liveSubscriptions';
import { bindShell, createContainer } from '@/composition/modules/shell';
import { browserPorts } from '@/composition/shellViewModels';
import type { Environment } from '@/composition/variants/environment';
import { mayHaveDemoSession, mayHaveLiveSession } from '@/composition/startup/document';
import { instant } from '@/domain/shared/instant';
import { success } from '@/domain/shared/result';
import { aDemoWorld } from '@tests/support/aDemoWorld';
import { aShell } from '@tests/support/aShell';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { aProfileDraft } from '@tests/support/builders/aProfileDraft';
import { aUser } from '@tests/support/builders/aUser';
import { RecordingDiagnostics } from '@tests/support/RecordingDiagnostics';
import { laterModules, SCREEN_MODULES } from '@tests/support/screenModules';

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
  listing: { parts: ['texts'], endOfDay: '23:59' },
  payment: { scriptUrl: 'https://pay.example.com/script.js', site: 'site', publishableKey: 'key' },
};

const namesIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/^ +(?:readonly )?(\w+)(?:: |\()/gmu), ([, name = '']) => name);

/** The names that pages declare in `ViewModelFactories`. */
const DECLARED = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/u.test(file))
  .map((file) =>
    /interface ViewModelFactories \{\n(?<names>[^}]+)/u.exec(readFileSync(`src/ui/${file}`, 'utf8')),
  )
  .flatMap((found) => namesIn(found?.groups?.['names'] ?? ''));

/** The names of all services. */
const SERVICES = [...namesIn(readFileSync('src/composition/BoundServices.ts', 'utf8')), ...DECLARED];

const create = (...adapters: readonly ContainerModule[]) =>
  createContainer(browserPorts(window, new RecordingDiagnostics()), [browserAdapters(window), ...adapters]);

it('The services contain the factories that pages declare', () => {
  const factories = [
    'attention',
    'createDashboard',
    'createBusinessDetail',
    'createSubscriptionWizard',
    'createProfile',
  ];
  expect(DECLARED).toEqual(expect.arrayContaining([...factories, 'listingEditing', 'switcher']));
});

describe.each([
  [
    'the demo',
    () => create(demoAdapters(window, aDemoWorld()), worldAdapters),
    () => demoSubscriptionModules(window),
    'api',
    mayHaveDemoSession,
  ],
  [
    'the live app',
    () => create(liveAdapters(window, ENVIRONMENT)),
    () => [liveSubscriptions(window, ENVIRONMENT)],
    'demoWorld',
    mayHaveLiveSession,
  ],
])('the container of %s', (_build, createServices, subscriptions, foreign, mayHaveSession) => {
  const services = createServices();

  it('resolves the use cases of the session before a screen has loaded', () => {
    const { restoreSession, signIn, completeSignIn, endSession, clearSession, watchForSignOut } =
      createServices();
    for (const useCase of [restoreSession, signIn, completeSignIn, endSession, clearSession, watchForSignOut])
      expect(useCase).toBeDefined();
  });

  it('keeps no businesses of an owner without tokens, and the drafts for the next sign-in', async () => {
    const { ownerStores, clock, clearSession } = createServices();
    const { cachedBusinesses, profileDrafts } = ownerStores;
    const { id } = aUser();
    const now = clock.now();
    const draft = aProfileDraft({ savedAt: instant(now - 1000) });
    cachedBusinesses.save(id, { businesses: [], seenAt: now });
    profileDrafts.save(id, draft);
    await clearSession.execute();
    expect(cachedBusinesses.load(id)).toBeUndefined();
    expect(profileDrafts.load(id)?.savedAt).toBe(draft.savedAt);
  });

  beforeAll(async () => {
    const { session, toasts, slowRequests, issueCount, language, texts } = await aShell();
    const shell = { session, toasts, slowRequests, issueCount, language, texts };
    bindShell(services, shell, laterModules(services));
    services.container.load(...subscriptions(), ...SCREEN_MODULES);
    await Promise.all([services.lazyEditing.load(), services.attention.load()]);
  });

  it.each(SERVICES.filter((name) => name !== foreign))('resolves %s, the same each time', (name) => {
    const service = services.container.get<object>(name);
    expect(['object', 'function']).toContain(typeof service);
    expect(services.container.get<object>(name)).toBe(service);
  });

  it('has the identity provider whose check for a stored session runs in the boot script', () => {
    expect(services.identity.mayHaveSession).toBe(mayHaveSession);
  });

  it('answers what a promise of its services and what prints them ask for', () => {
    expect(Reflect.get(services, 'then')).toBeUndefined();
    expect(Object.prototype.toString.call(services)).toBe('[object Object]');
  });

  it('has no service of the other variant', () => {
    expect(services.container.isBound(foreign)).toBe(false);
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
    const services = create(liveAdapters(window, environment));
    const profilePhoto = `${origin}/photo.jpg`;
    services.container.rebind('api').toConstantValue({
      send: async () =>
        success({ status: 200, body: { id: 'business-1', profilePhoto }, text: '', etag: undefined }),
    });
    expect(await services.businesses.byId(aBusinessId())).toMatchObject(
      success({ profilePhoto: isShown ? profilePhoto : undefined }),
    );
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
