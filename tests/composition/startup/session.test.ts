// @vitest-environment jsdom
import { Container } from 'inversify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEMO_ACCOUNTS } from '@/adapters/in-memory/identity/demoAccounts';
import { DemoSessionStorage } from '@/adapters/in-memory/identity/DemoSessionStorage';
import { hasDemoSession } from '@/adapters/in-memory/identity/hasDemoSession';
import { ORDER_RECORDS, OWNER_RECORDS, type RecordEnd } from '@/application/ports/ownerRecords';
import { RECORD_KINDS, TAB_LANGUAGE } from '@/application/ports/recordKinds';
import type { OwnerChannel } from '@/application/ports/OwnerChannel';
import { SESSION_END_CAUSES } from '@/application/ports/NoSessionReason';
import { demoAdapters, worldAdapters } from '@/composition/adapters/demo';
import { servicesIn } from '@/composition/container';
import { createContainerLoader } from '@/composition/ownerScreens';
import { browserPorts, shellUseCases } from '@/composition/shellViewModels';
import { failure, success } from '@/domain/shared/result';
import { ChunkLoadError } from '@/ui/shell/loading/ChunkLoadError';
import { aDemoWorld } from '@tests/support/aDemoWorld';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { aPlacedOrder } from '@tests/support/builders/aPlacedOrder';
import { aUserId } from '@tests/support/builders/aUserId';
import { RecordingDiagnostics } from '@tests/support/RecordingDiagnostics';
import { RecordingDocumentNavigation } from '@tests/support/RecordingDocumentNavigation';

/** The use cases of the shell with code that fails to load. */
const failing = async () => Promise.reject(new TypeError('The code failed to load'));
const VARIANT = { mayBeSignedIn: () => true, hasPublicPricing: true };
const withoutCode = () => shellUseCases({ load: failing, loadSubscriptions: failing }, VARIANT);

describe('the session when its code fails to load', () => {
  it('reports that the sign-in did not start, so that the owner can try again', async () => {
    expect(await withoutCode().session.signIn.execute('en')).toEqual(
      failure({ kind: 'sign-in-not-started', message: 'TypeError: The code failed to load' }),
    );
  });

  it('reports the service as unavailable', async () => {
    expect(await withoutCode().session.restoreSession.execute()).toEqual(
      failure({ kind: 'unavailable', hasNoResponse: true }),
    );
  });

  it('asks for another try after the redirect from the sign-in page, whose response is still valid', async () => {
    await expect(withoutCode().session.completeSignIn.execute()).rejects.toBeInstanceOf(ChunkLoadError);
  });

  it('opens the library with the other try, but signs in on the callback page', async () => {
    let isLoaded = false;
    const calls: string[] = [];
    const completeRedirect = async () => {
      calls.push('library');
      return isLoaded ? success(undefined) : Promise.reject(new TypeError('Failed to fetch'));
    };
    const completeSignIn = async () => {
      calls.push('sign-in');
      return Promise.reject(new TypeError('A bug'));
    };
    const container = new Container();
    container.bind('identity').toConstantValue({ completeRedirect });
    container.bind('completeSignIn').toConstantValue({ execute: completeSignIn });
    const load = async () => Promise.resolve(servicesIn(container));
    const { session } = shellUseCases({ load, loadSubscriptions: load }, VARIANT);
    const failed: unknown = await session.completeSignIn.execute().catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(ChunkLoadError);
    isLoaded = true;
    if (failed instanceof ChunkLoadError) await failed.load();
    expect(calls).toEqual(['library', 'library']);
    await expect(session.completeSignIn.execute()).rejects.not.toBeInstanceOf(ChunkLoadError);
  });
});

describe('the end of a session, while all code but that of every signed-in tab fails to load', () => {
  const PATH = '/profile?mode=edit';
  const EVERY_RECORD = [...Object.values(OWNER_RECORDS), ...Object.values(ORDER_RECORDS)];
  const keysEndingWith = (...ends: readonly RecordEnd[]): readonly string[] =>
    EVERY_RECORD.filter(({ endsWith }) => ends.includes(endsWith)).map(({ storageKey }) => storageKey);
  const storage = (): Storage => sessionStorage;

  async function aTab({ isOnline = true } = {}) {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const ports = browserPorts(window, new RecordingDiagnostics());
    const containerLoader = createContainerLoader(window, ports, {
      loadAdapters: async () => Promise.resolve([demoAdapters(window, aDemoWorld()), worldAdapters]),
      loadSubscriptionAdapters: failing,
    });
    const services = await containerLoader.load();
    const navigation = new RecordingDocumentNavigation();
    services.container.rebind('navigation').toConstantValue(navigation);
    const announce = vi.fn<OwnerChannel['announce']>(async () => Promise.resolve());
    services.container.rebind('signOutChannel').toConstantValue({ announce, listen: () => () => undefined });
    const { session } = shellUseCases(containerLoader, {
      mayBeSignedIn: () => true,
      hasPublicPricing: false,
    });
    const key = { userId: aUserId('another'), businessId: aBusinessId() };
    const { clock, orders, ownerData } = services;
    const order = aPlacedOrder({ sentAt: clock.now() });
    orders.save(key, { kind: 'placed', order });
    const kept = (): readonly string[] => {
      const keys = [...Object.keys(sessionStorage), ...Object.keys(localStorage)];
      return EVERY_RECORD.map(({ storageKey }) => storageKey).filter((each) =>
        keys.some((stored) => stored.startsWith(each)),
      );
    };
    return { ports, navigation, announce, session, kept, ownerData };
  }

  beforeEach(() => {
    history.replaceState(undefined, '', PATH);
    new DemoSessionStorage(storage).saveSession({ claims: DEMO_ACCOUNTS[0]?.claims, token: 'token' });
    for (const record of [...EVERY_RECORD, TAB_LANGUAGE])
      ('isOnDevice' in record ? localStorage : sessionStorage).setItem(record.storageKey, '"kept"');
  });

  afterEach(() => {
    sessionStorage.clear();
    localStorage.clear();
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
    expect(kept()).toEqual(keysEndingWith('another-owner', 'lifetime'));
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
    ['expired', ['sign-out', 'another-owner', 'lifetime']],
    ['signed-out-elsewhere', ['another-owner', 'lifetime']],
  ] as const)('stores its reason and the page, and keeps what ends later: %s', async (cause, ends) => {
    const { session, navigation, ports, announce, kept } = await aTab();
    await session.endSession.execute(cause);
    expect(hasDemoSession(storage)).toBe(false);
    expect(navigation.moves).toEqual(['open /']);
    expect(ports.noSessionReason.load()).toMatchObject({ cause });
    expect(ports.returnPath.load()).toMatchObject({ path: PATH });
    expect(announce).not.toHaveBeenCalled();
    expect(kept()).toEqual(keysEndingWith(...ends));
  });

  it.each(['/pricing', '/he/about', '/auth/callback', '/', '/dashboard?view=charges'])(
    'offers no public page and no dashboard after the next sign-in: %s',
    async (path) => {
      history.replaceState(undefined, '', path);
      sessionStorage.removeItem(RECORD_KINDS.returnPath.storageKey);
      const { session, ports } = await aTab();
      await session.endSession.execute('expired');
      expect(ports.returnPath.load()).toBeUndefined();
    },
  );

  it('leaves no record of another owner to the next sign-in', async () => {
    const { kept, ownerData } = await aTab();
    ownerData.startSession(aUserId());
    const withoutOwner = OWNER_RECORDS.preselectedPlan.storageKey;
    expect(kept().filter((key) => key !== withoutOwner)).toEqual(keysEndingWith('lifetime'));
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
