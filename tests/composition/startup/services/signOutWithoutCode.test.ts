// @vitest-environment jsdom
import type { Container } from 'inversify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEMO_ACCOUNTS } from '@/adapters/in-memory/identity/demoAccounts';
import { DemoSessionStorage } from '@/adapters/in-memory/identity/DemoSessionStorage';
import { hasDemoSession } from '@/adapters/in-memory/identity/hasDemoSession';
import { ORDER_RECORDS, OWNER_RECORDS, PRESELECTED_PLAN } from '@/application/ports/ownerRecords';
import { TAB_LANGUAGE } from '@/application/ports/recordKinds';
import { SIGN_OUT_CAUSES } from '@/application/ports/SignOutReason';
import type { SignOutChannel } from '@/application/ports/SignOutChannel';
import { dashboardDemoAdapters } from '@/composition/bindings/dashboardDemoAdapters';
import { demoIdentityAdapter } from '@/composition/bindings/demoIdentityAdapter';
import { aDemoWorld } from '@tests/support/aDemoWorld';
import { dashboardWorldAdapters } from '@/composition/bindings/dashboardWorldAdapters';
import { createContainer } from '@/composition/container';
import { lazyUseCases } from '@/composition/startup/services/lazyUseCases';
import { TOKENS } from '@/composition/tokens';
import { RecordingDiagnostics } from '@tests/support/RecordingDiagnostics';
import { RecordingDocumentNavigation } from '@tests/support/RecordingDocumentNavigation';

const PATH = '/profile?mode=edit';
const CACHED = `${OWNER_RECORDS.cachedBusinesses.name}one`;
const OWNER_ITEMS = [
  `${OWNER_RECORDS.drafts.name}one`,
  `${OWNER_RECORDS.lastBilling.name}one`,
  `${OWNER_RECORDS.profileDrafts.name}one`,
  CACHED,
  PRESELECTED_PLAN.name,
  `${ORDER_RECORDS.inTab.name}one`,
];
const storage = (): Storage => sessionStorage;

const failToLoad = async (): Promise<Container> => {
  dispatchEvent(new Event('vite:preloadError'));
  return Promise.reject(new TypeError('The code failed to load'));
};

/** A tab whose code of the dashboard has loaded. All other code fails to load. */
function aTab(isOnline = true, loadWholeContainer = failToLoad) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const container = createContainer(
    window,
    [demoIdentityAdapter(window), dashboardDemoAdapters(aDemoWorld()), dashboardWorldAdapters],
    new RecordingDiagnostics(),
  );
  const navigation = new RecordingDocumentNavigation();
  container.rebind(TOKENS.navigation).toConstantValue(navigation);
  const announce = vi.fn<SignOutChannel['announce']>(async () => Promise.resolve());
  container.rebind(TOKENS.signOutChannel).toConstantValue({ announce, listen: () => () => undefined });
  const { session } = lazyUseCases(
    {
      loadContainer: async () => Promise.resolve(container),
      loadWholeContainer,
    },
    { mayBeSignedIn: () => true, hasPublicPricing: false },
    () => PATH,
  );
  const kept = (): readonly string[] => OWNER_ITEMS.filter((name) => sessionStorage.getItem(name) !== null);
  return { container, navigation, announce, session, kept };
}

beforeEach(() => {
  new DemoSessionStorage(storage).saveSession({ claims: DEMO_ACCOUNTS[0]?.claims, token: 'token' });
  for (const name of [...OWNER_ITEMS, TAB_LANGUAGE.name]) sessionStorage.setItem(name, '"kept"');
});

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

describe('a session whose code for its end fails to load', () => {
  it.each([
    ['online', true],
    ['offline', false],
  ])('ends when the owner signs out %s, in every tab, without the data of the owner', async (_, isOnline) => {
    const { session, navigation, announce, kept } = aTab(isOnline);
    await session.endSession.execute('signed-out');
    expect(hasDemoSession(storage)).toBe(false);
    expect(navigation.moves).toEqual(['open /']);
    expect(announce).toHaveBeenCalledTimes(1);
    expect(kept()).toEqual([]);
    expect(sessionStorage.getItem(TAB_LANGUAGE.name)).not.toBeNull();
  });

  it.each(SIGN_OUT_CAUSES)(
    'has no tokens any more while its end waits for code: %s (threats T16)',
    async (cause) => {
      const { session, navigation } = aTab(true, async () => new Promise(() => undefined));
      void session.endSession.execute(cause);
      await new Promise((settle) => setTimeout(settle));
      expect([hasDemoSession(storage), navigation.moves]).toEqual([false, []]);
    },
  );

  it('ends when its code does not arrive within ten seconds', async () => {
    vi.useFakeTimers();
    const { session, navigation, kept } = aTab(true, async () => new Promise(() => undefined));
    const signOut = session.endSession.execute('signed-out');
    await vi.advanceTimersByTimeAsync(9999);
    expect(navigation.moves).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await signOut;
    expect([navigation.moves, kept()]).toEqual([['open /'], []]);
  });

  it('ends in this tab when the account is unknown', async () => {
    new DemoSessionStorage(storage).saveSession({ claims: 'unreadable', token: 'token' });
    const unreadable = aTab();
    await unreadable.session.endSession.execute('signed-out');
    sessionStorage.clear();
    const missing = aTab();
    await missing.session.endSession.execute('signed-out');
    for (const { announce, navigation } of [unreadable, missing]) {
      expect(announce).not.toHaveBeenCalled();
      expect(navigation.moves).toEqual(['open /']);
    }
  });

  it('ends with its reason when it has expired, and keeps what the owner has typed', async () => {
    const { session, navigation, container, kept } = aTab();
    await session.endSession.execute('expired');
    expect(hasDemoSession(storage)).toBe(false);
    expect(navigation.moves).toEqual(['open /']);
    expect(container.get(TOKENS.signOutReason).load()).toMatchObject({ cause: 'expired' });
    expect(container.get(TOKENS.returnPath).load()).toMatchObject({ path: PATH });
    expect(kept()).toEqual(OWNER_ITEMS.filter((name) => name !== CACHED));
  });

  it('ends with its reason when the owner has signed out in another tab', async () => {
    const { session, navigation, container, announce, kept } = aTab();
    await session.endSession.execute('signed-out-elsewhere');
    expect(hasDemoSession(storage)).toBe(false);
    expect(navigation.moves).toEqual(['open /']);
    expect(container.get(TOKENS.signOutReason).load()).toMatchObject({ cause: 'signed-out-elsewhere' });
    expect(container.get(TOKENS.returnPath).load()).toMatchObject({ path: PATH });
    expect(announce).not.toHaveBeenCalled();
    expect(kept()).toEqual([]);
  });

  it('is not kept by the reload of an outdated page', async () => {
    const reload = vi.fn<() => void>();
    addEventListener('vite:preloadError', reload);
    await aTab().session.endSession.execute('signed-out');
    removeEventListener('vite:preloadError', reload);
    expect(reload).not.toHaveBeenCalled();
  });
});
