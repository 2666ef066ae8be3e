// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEMO_ACCOUNTS } from '@/adapters/in-memory/identity/demoAccounts';
import { DemoSessionStorage } from '@/adapters/in-memory/identity/DemoSessionStorage';
import { hasDemoSession } from '@/adapters/in-memory/identity/hasDemoSession';
import { OWNER_RECORDS, PRESELECTED_PLAN } from '@/application/ports/ownerRecords';
import { TAB_LANGUAGE } from '@/application/ports/recordKinds';
import type { SignOutChannel } from '@/application/ports/SignOutChannel';
import { SESSION_END_CAUSES } from '@/application/ports/SignOutReason';
import { demoAdapters, worldAdapters } from '@/composition/adapters/demo';
import { createServices } from '@/composition/container';
import { browserPorts } from '@/composition/shellViewModels';
import { shellUseCases } from '@/composition/startup/session';
import { failure } from '@/domain/shared/result';
import { aDemoWorld } from '@tests/support/aDemoWorld';
import { RecordingDiagnostics } from '@tests/support/RecordingDiagnostics';
import { RecordingDocumentNavigation } from '@tests/support/RecordingDocumentNavigation';

/** The use cases of the shell with code that fails to load. */
const failing = async () => Promise.reject(new TypeError('The code failed to load'));
const withoutCode = () =>
  shellUseCases(
    { loadSession: failing, loadPlans: failing },
    { mayBeSignedIn: () => true, hasPublicPricing: true },
    () => '/dashboard',
  );

describe('the session when its code fails to load', () => {
  it('reports that the sign-in did not start, so that the owner can try again', async () => {
    expect(await withoutCode().session.signIn.execute('en')).toEqual(
      failure({ kind: 'sign-in-not-started', message: 'TypeError: The code failed to load' }),
    );
  });

  it('reports the service as unavailable, also after the redirect from the sign-in page', async () => {
    const unanswered = failure({ kind: 'unavailable', hasNoResponse: true });
    expect(await withoutCode().session.completeSignIn.execute()).toEqual(unanswered);
    expect(await withoutCode().session.restoreSession.execute()).toEqual(unanswered);
  });
});

describe('the end of a session, while all code but that of every signed-in tab fails to load', () => {
  const PATH = '/profile?mode=edit';
  const CACHED = `${OWNER_RECORDS.cachedBusinesses.storageKey}one`;
  const OWNER_ITEMS = [
    `${OWNER_RECORDS.drafts.storageKey}one`,
    `${OWNER_RECORDS.lastBilling.storageKey}one`,
    `${OWNER_RECORDS.profileDrafts.storageKey}one`,
    CACHED,
    PRESELECTED_PLAN.storageKey,
  ];
  const storage = (): Storage => sessionStorage;

  async function aTab({ isOnline = true } = {}) {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const ports = browserPorts(window, new RecordingDiagnostics());
    const services = createServices(window, ports, {
      loadAdapters: async () => Promise.resolve([demoAdapters(window, aDemoWorld()), worldAdapters]),
      loadSubscriptionAdapters: failing,
      loadListingAdapters: failing,
    });
    const container = await services.load();
    const navigation = new RecordingDocumentNavigation();
    container.rebind('navigation').toConstantValue(navigation);
    const announce = vi.fn<SignOutChannel['announce']>(async () => Promise.resolve());
    container.rebind('signOutChannel').toConstantValue({ announce, listen: () => () => undefined });
    const { session } = shellUseCases(
      services,
      { mayBeSignedIn: () => true, hasPublicPricing: false },
      () => PATH,
    );
    const kept = (): readonly string[] => OWNER_ITEMS.filter((name) => sessionStorage.getItem(name) !== null);
    return { ports, navigation, announce, session, kept };
  }

  beforeEach(() => {
    new DemoSessionStorage(storage).saveSession({ claims: DEMO_ACCOUNTS[0]?.claims, token: 'token' });
    for (const name of [...OWNER_ITEMS, TAB_LANGUAGE.storageKey]) sessionStorage.setItem(name, '"kept"');
  });

  afterEach(() => {
    sessionStorage.clear();
  });

  it.each([
    ['online', true],
    ['offline', false],
  ])('clears the data of the owner and tells the other tabs: %s', async (_, isOnline) => {
    const { session, navigation, announce, kept } = await aTab({ isOnline });
    await session.endSession.execute('signed-out');
    expect(hasDemoSession(storage)).toBe(false);
    expect(navigation.moves).toEqual(['open /']);
    expect(announce).toHaveBeenCalledTimes(1);
    expect(kept()).toEqual([]);
    expect(sessionStorage.getItem(TAB_LANGUAGE.storageKey)).not.toBeNull();
  });

  it.each(SESSION_END_CAUSES)(
    'clears the tokens before anything else happens: %s (threats T16)',
    async (cause) => {
      const { session } = await aTab();
      await session.watchForSignOut.execute(() => undefined);
      const ending = session.endSession.execute(cause);
      await new Promise((settle) => setTimeout(settle));
      expect(hasDemoSession(storage)).toBe(false);
      await ending;
    },
  );

  it('goes on without the other tabs when the account is unknown', async () => {
    new DemoSessionStorage(storage).saveSession({ claims: 'unreadable', token: 'token' });
    const unreadable = await aTab();
    await unreadable.session.endSession.execute('signed-out');
    sessionStorage.clear();
    const missing = await aTab();
    await missing.session.endSession.execute('signed-out');
    for (const { announce, navigation } of [unreadable, missing]) {
      expect(announce).not.toHaveBeenCalled();
      expect(navigation.moves).toEqual(['open /']);
    }
  });

  it.each([
    ['expired', [CACHED]],
    ['signed-out-elsewhere', OWNER_ITEMS],
  ] as const)('stores its reason and the page: %s', async (cause, cleared) => {
    const { session, navigation, ports, announce, kept } = await aTab();
    await session.endSession.execute(cause);
    expect(hasDemoSession(storage)).toBe(false);
    expect(navigation.moves).toEqual(['open /']);
    expect(ports.signOutReason.load()).toMatchObject({ cause });
    expect(ports.returnPath.load()).toMatchObject({ path: PATH });
    expect(announce).not.toHaveBeenCalled();
    expect(kept().filter((name) => cleared.some((other) => other === name))).toEqual([]);
  });

  it('loads no code, so that no outdated page reloads in between', async () => {
    const { session } = await aTab();
    const failed = vi.fn<() => void>();
    addEventListener('vite:preloadError', failed);
    await session.endSession.execute('signed-out');
    removeEventListener('vite:preloadError', failed);
    expect(failed).not.toHaveBeenCalled();
  });
});
