import { describe, expect, it, vi } from 'vitest';
import type { OwnerListeners } from '@tests/support/InMemoryOwnerChannel';
import type { SignInResponse } from '@/adapters/in-memory/identity/signInProtocol';
import { loadOrCreateUser } from '@/application/identity/loadOrCreateUser';
import { SESSION_END_CAUSES } from '@/application/ports/NoSessionReason';
import type { UserRepository } from '@/application/ports/UserRepository';
import { instant } from '@/domain/shared/instant';
import { failure, success } from '@/domain/shared/result';
import { SessionExpiry } from '@/application/identity/SessionExpiry';
import { aSignInTab, type SignInTab } from '../../support/aSignInTab';
import { aBusinessId } from '../../support/builders/aBusinessId';
import { aMoment } from '../../support/builders/aMoment';
import { aLastBilling } from '@tests/support/builders/aLastBilling';
import { aListingDraft } from '@tests/support/builders/aListingDraft';
import { aProfileDraft } from '../../support/builders/aProfileDraft';
import { aPlacedOrder, asSeenByOtherTab } from '../../support/builders/aPlacedOrder';
import { aSelectionDraft } from '../../support/builders/aSelectionDraft';
import { aUser } from '../../support/builders/aUser';
import { aUserId } from '../../support/builders/aUserId';
import { someTokenClaims } from '../../support/builders/someTokenClaims';
import { PRESELECTED_PLANS } from '../../support/recordExamples';
import { MemoryStorage } from '../../support/MemoryStorage';
import { deferred } from '../../support/deferred';

const MINUTE = 60_000;

type Page = ReturnType<SignInTab['open']>;

async function returning(tab: SignInTab, answer?: SignInResponse) {
  await tab.open('/').signIn.execute('he');
  return tab.open(tab.answer(answer));
}

async function signedIn(tab: SignInTab) {
  const page = await returning(tab);
  await page.completeSignIn.execute();
  return page;
}

describe('signing in', () => {
  it('redirects to the provider in the language of the page', async () => {
    const tab = aSignInTab();
    expect(await tab.open('/').signIn.execute('ar')).toEqual(success());
    expect(tab.departures).toEqual([expect.stringContaining('ui_locales=ar')]);
    expect(tab.diagnostics.events).toEqual([]);
  });

  it('reports a redirect that could not start', async () => {
    const tab = aSignInTab({ storage: 'forbidden' });
    expect(await tab.open('/').signIn.execute('en')).toMatchObject(failure({ kind: 'storage-blocked' }));
    expect(tab.diagnostics.events).toEqual([{ event: 'sign-in-not-started', detail: expect.any(String) }]);
  });
});

describe('returning from the provider', () => {
  it('signs in an existing user', async () => {
    const tab = aSignInTab({ users: [aUser()] });
    const page = await returning(tab);
    expect(await page.completeSignIn.execute()).toEqual(success({ kind: 'signed-in', user: aUser() }));
    expect(tab.network.requestCountOf('create-user')).toBe(0);
  });

  it.each([
    ['', false],
    [', also when the record of this owner cannot be loaded', true],
  ] as const)('clears the drafts that another owner left in the tab%s', async (_, isOffline) => {
    const tab = aSignInTab({ users: [aUser()] });
    const page = await returning(tab);
    if (isOffline) tab.network.setOutage('load-user', 'offline');
    const owners = [aUser().id, aUserId('user-2')];
    for (const userId of owners) {
      tab.selectionDrafts.save({ userId, businessId: aBusinessId() }, aSelectionDraft());
      tab.lastBilling.save(userId, aLastBilling());
      tab.profileDrafts.save(userId, aProfileDraft());
      tab.rememberedBilling.save(userId, aLastBilling());
      tab.listingDrafts.save({ userId, businessId: aBusinessId(), part: 'texts' }, aListingDraft());
    }
    await page.completeSignIn.execute();
    const left = owners.map((userId) => [
      tab.selectionDrafts.load({ userId, businessId: aBusinessId() }),
      tab.lastBilling.load(userId),
      tab.profileDrafts.load(userId),
      tab.rememberedBilling.load(userId),
      tab.listingDrafts.load({ userId, businessId: aBusinessId(), part: 'texts' }),
    ]);
    expect(left).toEqual([
      [aSelectionDraft(), aLastBilling(), aProfileDraft(), aLastBilling(), aListingDraft()],
      [undefined, undefined, undefined, undefined, undefined],
    ]);
  });

  it('creates a new user from the claims of the token', async () => {
    const tab = aSignInTab();
    const page = await returning(tab);
    expect(await page.completeSignIn.execute()).toMatchObject(
      success({
        kind: 'signed-in',
        user: { id: 'user-1', firstName: 'דנה', lastName: 'לוי כהן', email: 'dana@example.com' },
      }),
    );
    expect(tab.world.user(aUser().id)).toMatchObject({
      names: { firstName: { he: 'דנה' }, lastName: { he: 'לוי כהן' } },
    });
  });

  it('creates no user twice', async () => {
    const tab = aSignInTab();
    const page = await returning(tab);
    await Promise.all([page.completeSignIn.execute(), page.completeSignIn.execute()]);
    expect(tab.world.user(aUser().id)).toBeDefined();
    expect(await page.completeSignIn.execute()).toMatchObject(success({ kind: 'signed-in' }));
  });

  it('uses the existing record when the response to its creation was lost', async () => {
    const tab = aSignInTab();
    const page = await returning(tab);
    tab.network.setOutage('create-user', 'response-lost');
    expect(await page.completeSignIn.execute()).toMatchObject(
      success({ kind: 'signed-in', user: { id: 'user-1' } }),
    );
    expect(tab.network.requestCountOf('create-user')).toBe(1);
  });

  it('uses the existing record when another tab created it first', async () => {
    const tab = aSignInTab();
    const page = await returning(tab);
    tab.network.latency = 100;
    const completing = page.completeSignIn.execute();
    await tab.clock.advance(100);
    tab.world.saveUser(aUser());
    await tab.clock.advance(200);
    expect(await completing).toEqual(success({ kind: 'signed-in', user: aUser() }));
  });

  it('says how long to wait, and reads no second time, when the service limits the creation (faults R10)', async () => {
    const limited = { kind: 'refused', retryAfter: 3000 } as const;
    let reads = 0;
    const users: UserRepository = {
      byId: async () => {
        reads += 1;
        return failure({ kind: 'user-not-found' });
      },
      create: async () => failure(limited),
      update: async () => failure(limited),
    };
    expect(await loadOrCreateUser(users, someTokenClaims())).toEqual(failure(limited));
    expect(reads).toBe(1);
  });

  it.each([
    ['offline', 'offline'],
    ['session-expired', 'session-expired'],
    ['unavailable', 'user-not-found'],
    ['forbidden', 'user-not-found'],
  ] as const)('ends signed out when the user cannot be created: %s', async (outage, kind) => {
    const tab = aSignInTab();
    const page = await returning(tab);
    tab.network.setOutage('create-user', outage);
    expect(await page.completeSignIn.execute()).toEqual(failure({ kind }));
    expect(tab.network.requestCountOf('create-user')).toBeLessThanOrEqual(1);
    expect(tab.diagnostics.events).toEqual([{ event: 'sign-in-redirect-failed', detail: kind }]);
  });

  it.each(['offline', 'unavailable', 'forbidden', 'session-expired', 'malformed'] as const)(
    'ends signed out when the user cannot be loaded, creates no user, and reports the failure: %s',
    async (outage) => {
      const tab = aSignInTab({ users: [aUser()] });
      const page = await returning(tab);
      tab.network.setOutage('load-user', outage);
      expect(await page.completeSignIn.execute()).toMatchObject({ ok: false });
      expect(tab.network.requestCountOf('create-user')).toBe(0);
      expect(tab.diagnostics.events.map(({ event }) => event)).toEqual(['sign-in-redirect-failed']);
    },
  );

  it('ends signed out after a refusal, and reports the message of the provider', async () => {
    const tab = aSignInTab({ users: [aUser()] });
    const page = await returning(tab, { kind: 'declined', description: 'no, thank you' });
    expect(await page.completeSignIn.execute()).toMatchObject(failure({ kind: 'sign-in-refused' }));
    expect(tab.diagnostics.events).toEqual([
      { event: 'sign-in-redirect-failed', detail: 'access_denied: no, thank you' },
    ]);
    expect(tab.network.requestCountOf('load-user')).toBe(0);
  });

  it('ends signed out without an error when the URL contains no response', async () => {
    const tab = aSignInTab();
    expect(await tab.open('/auth/callback').completeSignIn.execute()).toEqual(
      success({ kind: 'signed-out' }),
    );
    expect(tab.diagnostics.events).toEqual([]);
  });

  it('ends signed out when no token is available, and reports it', async () => {
    const tab = aSignInTab({ users: [aUser()] });
    const page = await returning(tab);
    page.identity.onInteractionStatusChange((status) => {
      if (status === 'acquire-token') void page.identity.signOut();
    });
    expect(await page.completeSignIn.execute()).toEqual(failure({ kind: 'no-account' }));
    expect(tab.diagnostics.events).toEqual([{ event: 'sign-in-redirect-failed', detail: 'no-account' }]);
    expect(tab.network.requestCountOf('load-user')).toBe(0);
  });
});

describe('the session of a tab', () => {
  it('is empty at first, without a request', async () => {
    const tab = aSignInTab({ users: [aUser()] });
    expect(await tab.open('/').restoreSession.execute()).toEqual(success({ kind: 'signed-out' }));
    expect(tab.network.requestCountOf('load-user')).toBe(0);
  });

  it('is restored in the next document', async () => {
    const tab = aSignInTab({ users: [aUser()] });
    await signedIn(tab);
    expect(await tab.open('/dashboard').restoreSession.execute()).toEqual(
      success({ kind: 'signed-in', user: aUser() }),
    );
  });

  it('is empty without a token, which is no failure', async () => {
    const tab = aSignInTab({ users: [aUser()] });
    await signedIn(tab);
    const { identity, restoreSession } = tab.open('/dashboard');
    identity.onInteractionStatusChange((status) => {
      if (status === 'acquire-token') void identity.signOut();
    });
    expect(await restoreSession.execute()).toEqual(success({ kind: 'signed-out' }));
    expect(tab.diagnostics.events).toEqual([]);
  });

  it('has expired when the provider refuses to renew the token, which is not reported', async () => {
    const tab = aSignInTab({ users: [aUser()] });
    await signedIn(tab);
    const { identity, restoreSession } = tab.open('/dashboard');
    identity.acquireToken = async () => failure({ kind: 'renewal-refused' });
    expect(await restoreSession.execute()).toEqual(failure({ kind: 'session-expired' }));
    expect(tab.diagnostics.events).toEqual([]);
  });

  it('is unknown while the provider is unreachable', async () => {
    const tab = aSignInTab({ users: [aUser()] });
    await signedIn(tab);
    const { identity, restoreSession } = tab.open('/dashboard');
    identity.acquireToken = async () => failure({ kind: 'provider-unreachable' });
    const before = tab.network.requestCountOf('load-user');
    expect(await restoreSession.execute()).toEqual(failure({ kind: 'provider-unreachable' }));
    expect(tab.network.requestCountOf('load-user')).toBe(before);
  });

  it('creates a missing user record', async () => {
    const tab = aSignInTab();
    await signedIn(tab);
    expect(await tab.open('/dashboard').restoreSession.execute()).toMatchObject(
      success({ kind: 'signed-in', user: { id: 'user-1' } }),
    );
  });

  it('is a reported failure when the user cannot be loaded', async () => {
    const tab = aSignInTab({ users: [aUser()] });
    await signedIn(tab);
    tab.network.setOutage('load-user', 'unavailable');
    expect(await tab.open('/dashboard').restoreSession.execute()).toMatchObject(
      failure({ kind: 'unavailable' }),
    );
    expect(tab.diagnostics.events).toEqual([
      { event: 'authentication-initialisation-failed', detail: 'unavailable' },
    ]);
  });

  it('is a reported failure when the claims contain no user id', async () => {
    const storage = new MemoryStorage();
    storage.setItem('amin.demo.session', JSON.stringify({ claims: { given_name: 'Dana' }, token: 'x' }));
    const tab = aSignInTab({ storage });
    expect(await tab.open('/').restoreSession.execute()).toEqual(failure({ kind: 'claims-unreadable' }));
    expect(tab.diagnostics.events).toEqual([
      { event: 'authentication-initialisation-failed', detail: 'claims-unreadable' },
    ]);
  });
});

describe('signing out', () => {
  it('clears the session, every draft, the last billing address and the return path, and redirects to the home page', async () => {
    const tab = aSignInTab({ users: [aUser()] });
    const page = await signedIn(tab);
    const key = { userId: aUser().id, businessId: aBusinessId() };
    tab.selectionDrafts.save(key, aSelectionDraft());
    tab.profileDrafts.save(aUser().id, aProfileDraft());
    tab.lastBilling.save(aUser().id, aLastBilling());
    tab.returnPath.save({ path: '/profile', rememberedAt: aMoment() });
    tab.preselectedPlan.save(PRESELECTED_PLANS.values[0]);
    await page.endSession.execute('signed-out', '/');
    expect(tab.departures.at(-1)).toBe('/');
    const kept = [
      tab.selectionDrafts.load(key),
      tab.lastBilling.load(aUser().id),
      tab.profileDrafts.load(aUser().id),
      tab.returnPath.load(),
    ];
    expect(kept).toEqual([undefined, undefined, undefined, undefined]);
    expect(tab.preselectedPlan.load()).toBeUndefined();
    expect(await tab.open('/').restoreSession.execute()).toEqual(success({ kind: 'signed-out' }));
  });

  it('keeps the billing address that the owner asked to remember on this device', async () => {
    const tab = aSignInTab({ users: [aUser()] });
    const page = await signedIn(tab);
    tab.rememberedBilling.save(aUser().id, aLastBilling());
    await page.endSession.execute('signed-out', '/');
    expect(tab.rememberedBilling.load(aUser().id)).toEqual(aLastBilling());
  });

  it('clears every order except one with an unknown result', async () => {
    const tab = aSignInTab({ users: [aUser()] });
    const page = await signedIn(tab);
    const key = { userId: aUser().id, businessId: aBusinessId() };
    const other = { ...key, businessId: aBusinessId('business-2') };
    tab.orders.save(key, { kind: 'placed', order: aPlacedOrder() });
    tab.orders.save(other, { kind: 'confirmed', order: aPlacedOrder(), confirmedAt: aMoment() });
    await page.endSession.execute('signed-out', '/');
    expect(tab.orders.load(key)).toEqual({ kind: 'placed', order: asSeenByOtherTab(aPlacedOrder()) });
    expect(tab.orders.load(other)).toBeUndefined();
  });

  it('has cleared the tokens before it waits, so that a reload meanwhile is signed out', async () => {
    const tab = aSignInTab({ users: [aUser()] });
    const page = await signedIn(tab);
    page.identity.signOut = async () => new Promise(() => undefined);
    void page.endSession.execute('signed-out', '/');
    expect(await tab.open('/').restoreSession.execute()).toEqual(success({ kind: 'signed-out' }));
  });

  it('is not needed to clear the tokens of a tab whose page stays', async () => {
    const tab = aSignInTab({ users: [aUser()] });
    const page = await signedIn(tab);
    const departures = [...tab.departures];
    await page.clearSession.execute();
    expect(tab.departures).toEqual(departures);
    expect(await tab.open('/').restoreSession.execute()).toEqual(success({ kind: 'signed-out' }));
  });

  it('reports no personal data', async () => {
    const tab = aSignInTab({ users: [aUser()] });
    await (await signedIn(tab)).endSession.execute('signed-out', '/');
    expect(tab.diagnostics.events).toEqual([]);
  });
});

describe.each([
  ['signing out', async ({ endSession }: Page) => endSession.execute('signed-out', '/')],
  ['the end of an expired session', async ({ endSession }: Page) => endSession.execute('expired', '/')],
])('%s', (_, end) => {
  it('resolves after the provider has finished', async () => {
    const page = await signedIn(aSignInTab({ users: [aUser()] }));
    const letGo = deferred<void>();
    vi.spyOn(page.identity, 'signOut').mockReturnValue(letGo.promise);
    let isOver = false;
    const ending = end(page).finally(() => {
      isOver = true;
    });
    await new Promise(setImmediate);
    expect(isOver).toBe(false);
    letGo.resolve();
    await ending;
    expect(isOver).toBe(true);
  });

  it('rejects when the provider fails', async () => {
    const page = await signedIn(aSignInTab({ users: [aUser()] }));
    vi.spyOn(page.identity, 'signOut').mockRejectedValue(new Error('no way out'));
    await expect(end(page)).rejects.toThrow('no way out');
  });
});

describe('the end of an expired session', () => {
  it('clears the session, and keeps drafts and the return path', async () => {
    const tab = aSignInTab({ users: [aUser()] });
    const page = await signedIn(tab);
    const key = { userId: aUser().id, businessId: aBusinessId() };
    tab.selectionDrafts.save(key, aSelectionDraft());
    tab.profileDrafts.save(aUser().id, aProfileDraft());
    tab.listingDrafts.save({ ...key, part: 'texts' }, aListingDraft());
    await page.endSession.execute('expired', '/dashboard/business/business-1/subscription');
    expect(tab.listingDrafts.load({ ...key, part: 'texts' })?.savedAt).toBe(tab.clock.now());
    expect(tab.departures.at(-1)).toBe('/');
    expect(tab.selectionDrafts.load(key)).toEqual(aSelectionDraft({ savedAt: tab.clock.now() }));
    expect(tab.profileDrafts.load(aUser().id)).toEqual(aProfileDraft({ savedAt: tab.clock.now() }));
    expect(tab.returnPath.load()?.path).toBe('/dashboard/business/business-1/subscription');
    expect(tab.noSessionReason.load()).toEqual({
      cause: 'expired',
      at: tab.clock.now(),
      hasUnknownOrder: false,
    });
    expect(await tab.open('/').restoreSession.execute()).toEqual(success({ kind: 'signed-out' }));
  });
});

describe('what was typed before a session expired', () => {
  it('is kept for half an hour from the end of the session', async () => {
    const tab = aSignInTab({ users: [aUser()] });
    const page = await signedIn(tab);
    const key = { userId: aUser().id, businessId: aBusinessId() };
    tab.selectionDrafts.save(key, aSelectionDraft({ savedAt: tab.clock.now() }));
    tab.profileDrafts.save(aUser().id, aProfileDraft({ savedAt: tab.clock.now() }));
    await tab.clock.advance(28 * MINUTE);
    await page.endSession.execute('expired', '/dashboard');
    await tab.clock.advance(30 * MINUTE);
    expect([tab.selectionDrafts.load(key), tab.profileDrafts.load(aUser().id)]).toMatchObject([{}, {}]);
    await tab.clock.advance(1);
    expect([tab.selectionDrafts.load(key), tab.profileDrafts.load(aUser().id)]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('the page on which a session ended', () => {
  it.each(['expired', 'signed-out-elsewhere'] as const)(
    'is offered as long as the page says so (%s)',
    async (cause) => {
      const tab = aSignInTab({ users: [aUser()] });
      await (await signedIn(tab)).endSession.execute(cause, '/profile');
      await tab.clock.advance(30 * MINUTE);
      expect([tab.noSessionReason.load()?.cause, tab.returnPath.load()?.path]).toEqual([cause, '/profile']);
      await tab.clock.advance(1);
      expect([tab.noSessionReason.load(), tab.returnPath.load()]).toEqual([undefined, undefined]);
    },
  );

  it('replaces a path that was stored before only if it needs a sign-in itself', async () => {
    const tab = aSignInTab({ users: [aUser()] });
    const page = await signedIn(tab);
    tab.returnPath.save({ path: '/profile', rememberedAt: tab.clock.now() });
    await page.endSession.execute('expired', undefined);
    expect(tab.returnPath.load()?.path).toBe('/profile');
  });
});

describe('the other tabs of an owner who signs out', () => {
  const KEY = { userId: aUser().id, businessId: aBusinessId() };

  async function aTabWithoutDocument() {
    const tab = aSignInTab({ users: [aUser()] });
    const other = aSignInTab({ users: [aUser()], signOutTimes: tab.signOutTimes });
    await signedIn(other);
    return { tab, other };
  }

  it('are notified at once, and keep only the return path and the reason', async () => {
    const signOuts: OwnerListeners = new Map();
    const tab = aSignInTab({ users: [aUser()], signOuts });
    const other = aSignInTab({ users: [aUser()], signOuts });
    const page = await signedIn(tab);
    const otherPage = await signedIn(other);
    other.selectionDrafts.save(KEY, aSelectionDraft());
    other.orders.save(KEY, { kind: 'confirmed', order: aPlacedOrder(), confirmedAt: aMoment() });
    other.lastBilling.save(aUser().id, aLastBilling());
    other.profileDrafts.save(aUser().id, aProfileDraft());
    other.preselectedPlan.save(PRESELECTED_PLANS.values[0]);
    let ended: Promise<void> | undefined;
    await otherPage.watchForSignOut.execute(() => {
      ended = otherPage.endSession.execute('signed-out-elsewhere', '/profile');
    });
    await page.endSession.execute('signed-out', '/');
    expect(ended).toBeDefined();
    await ended;
    expect(other.departures.at(-1)).toBe('/');
    expect(other.selectionDrafts.load(KEY)).toBeUndefined();
    expect(other.lastBilling.load(aUser().id)).toBeUndefined();
    expect(other.profileDrafts.load(aUser().id)).toBeUndefined();
    expect(other.orders.load(KEY)).toBeUndefined();
    expect(other.preselectedPlan.load()).toBeUndefined();
    expect(other.returnPath.load()).toEqual({
      path: '/profile',
      rememberedAt: other.clock.now(),
      wasSignedIn: true,
    });
    expect(other.noSessionReason.load()).toEqual({
      cause: 'signed-out-elsewhere',
      at: other.clock.now(),
      hasUnknownOrder: false,
    });
    expect(await other.open('/').restoreSession.execute()).toEqual(success({ kind: 'signed-out' }));
  });

  it('are signed out by their next document when they had none at that moment', async () => {
    const { tab, other } = await aTabWithoutDocument();
    await (await signedIn(tab)).endSession.execute('signed-out', '/');
    expect(await other.open('/dashboard').restoreSession.execute()).toEqual(
      failure({ kind: 'signed-out-elsewhere' }),
    );
    expect(other.diagnostics.events).toEqual([]);
  });

  it('are signed out at the callback when the owner signs out while their record is loading', async () => {
    const tab = aSignInTab({ users: [aUser()] });
    const page = await returning(tab);
    tab.network.latency = 100;
    const completing = page.completeSignIn.execute();
    await tab.clock.advance(50);
    tab.ownerData.saveSignOut(aUser().id, tab.clock.now());
    await tab.clock.advance(50);
    expect(await completing).toEqual(failure({ kind: 'signed-out-elsewhere' }));
    expect(tab.diagnostics.events).toEqual([]);
  });

  it('stay signed in after an expired session, after another owner, and once the owner is signed in again', async () => {
    const { tab, other } = await aTabWithoutDocument();
    const restored = success({ kind: 'signed-in', user: aUser() });
    const page = await signedIn(tab);
    await page.endSession.execute('expired', '/');
    tab.ownerData.saveSignOut(aUserId('user-2'), aMoment());
    expect(await other.open('/dashboard').restoreSession.execute()).toEqual(restored);
    await (await signedIn(tab)).endSession.execute('signed-out', '/');
    await signedIn(tab);
    expect(await tab.open('/dashboard').restoreSession.execute()).toEqual(restored);
    expect(await other.open('/dashboard').restoreSession.execute()).toEqual(restored);
  });

  it('are signed out by a sign-out after which the clock was set back', async () => {
    const { tab, other } = await aTabWithoutDocument();
    tab.ownerData.saveSignOut(aUser().id, instant(tab.clock.now() + 365 * 24 * 60 * MINUTE));
    expect(await other.open('/').restoreSession.execute()).toMatchObject({ ok: false });
  });

  it('are not notified of an expired session, or without a signed-in user', async () => {
    const signOuts: OwnerListeners = new Map();
    const tab = aSignInTab({ users: [aUser()], signOuts });
    const other = aSignInTab({ users: [aUser()], signOuts });
    const heard: string[] = [];
    expect(await other.open('/').watchForSignOut.execute(() => heard.push('a visitor'))).toBe(false);
    await (await signedIn(other)).watchForSignOut.execute(() => heard.push('the owner'));
    await tab.open('/').endSession.execute('signed-out', '/');
    await (await signedIn(tab)).endSession.execute('expired', '/dashboard');
    expect(heard).toEqual([]);
  });

  it('leave the session of the provider to the tab that ended it', async () => {
    const page = await signedIn(aSignInTab({ users: [aUser()] }));
    const endedHere = vi.spyOn(page.identity, 'signOutLocally').mockResolvedValue();
    const endedAtProvider = vi.spyOn(page.identity, 'signOut').mockResolvedValue();
    await page.endSession.execute('signed-out-elsewhere', '/profile');
    expect(endedHere).toHaveBeenCalledOnce();
    expect(endedAtProvider).not.toHaveBeenCalled();
  });
});

describe('a payment whose outcome is unknown', () => {
  const BUSINESS = aBusinessId();
  const OWNER = aUser({ businessIds: [BUSINESS] });
  const KEY = { userId: OWNER.id, businessId: BUSINESS };

  it.each(SESSION_END_CAUSES)(
    'is said at the end of the session, and opened by the next sign-in: %s',
    async (cause) => {
      const tab = aSignInTab({ users: [OWNER] });
      const page = await signedIn(tab);
      tab.orders.save(KEY, { kind: 'placed', order: aPlacedOrder() });
      await page.endSession.execute(cause, '/profile');
      expect(tab.noSessionReason.load()).toEqual({ cause, at: tab.clock.now(), hasUnknownOrder: true });
      const next = await returning(tab);
      expect(await next.completeSignIn.execute()).toMatchObject(success({ unknownOrderOf: BUSINESS }));
    },
  );

  it.each([
    ['', 'expired'],
    [', in a tab that stores no reason', undefined],
  ] as const)('is still opened when the user record failed to load after the sign-in%s', async (_, cause) => {
    const tab = aSignInTab({ users: [OWNER] });
    const page = await signedIn(tab);
    tab.orders.save(KEY, { kind: 'placed', order: aPlacedOrder() });
    await page.endSession.execute('expired', '/profile');
    if (cause === undefined) tab.noSessionReason.clear();
    const next = await returning(tab);
    tab.network.setOutage('load-user', 'offline', 1);
    expect(await next.completeSignIn.execute()).toMatchObject({ ok: false });
    expect(tab.noSessionReason.load()).toMatchObject({ cause: cause ?? 'signed-out', hasUnknownOrder: true });
    expect(await next.restoreSession.execute()).toMatchObject({ value: { unknownOrderOf: BUSINESS } });
  });

  it('is not opened by every document of a session', async () => {
    const tab = aSignInTab({ users: [OWNER] });
    await signedIn(tab);
    tab.orders.save(KEY, { kind: 'placed', order: aPlacedOrder() });
    expect(await tab.open('/dashboard').restoreSession.execute()).toEqual(
      success({ kind: 'signed-in', user: OWNER }),
    );
  });

  it('is not opened for another owner, or for a business that the owner no longer has', async () => {
    for (const owner of [aUser({ businessIds: [] }), OWNER]) {
      const tab = aSignInTab({ users: [owner] });
      const userId = owner === OWNER ? aUserId('user-2') : owner.id;
      tab.orders.save({ ...KEY, userId }, { kind: 'placed', order: aPlacedOrder() });
      const page = await returning(tab);
      expect(await page.completeSignIn.execute()).toMatchObject({ value: { unknownOrderOf: undefined } });
    }
  });

  it('leaves no record in the tab when its response arrives after the end of the session', async () => {
    const tab = aSignInTab({ users: [OWNER] });
    const page = await signedIn(tab);
    tab.orders.save(KEY, { kind: 'placed', order: aPlacedOrder() });
    await page.endSession.execute('signed-out-elsewhere', '/profile');
    tab.orders.save(KEY, { kind: 'confirmed', order: aPlacedOrder(), confirmedAt: aMoment() });
    expect(tab.orders.load(KEY)).toEqual({ kind: 'placed', order: asSeenByOtherTab(aPlacedOrder()) });
  });
});

describe('the stored reason for a sign-out', () => {
  it('is kept while a sign-in does not succeed', async () => {
    const tab = aSignInTab();
    await (await signedIn(tab)).endSession.execute('expired', '/dashboard');
    const page = await returning(tab);
    tab.network.setOutage('load-user', 'offline');
    expect((await page.completeSignIn.execute()).ok).toBe(false);
    expect(tab.noSessionReason.load()).toMatchObject({ cause: 'expired' });
  });

  it('is cleared when the owner signs out', async () => {
    const tab = aSignInTab({ users: [aUser()] });
    await (await signedIn(tab)).endSession.execute('expired', '/dashboard');
    const page = await returning(tab);
    tab.network.setOutage('load-user', 'offline');
    await page.completeSignIn.execute();
    await page.endSession.execute('signed-out', '/');
    expect(tab.noSessionReason.load()).toBeUndefined();
  });
});

describe('signing in again before the session ends', () => {
  const KEY = { userId: aUser().id, businessId: aBusinessId() };

  async function aSessionExpiry() {
    const tab = aSignInTab({ users: [aUser()] });
    const { identity } = await signedIn(tab);
    return {
      tab,
      sessionExpiry: new SessionExpiry(identity, tab.ownerData, tab.orders, tab.returnPath, tab.clock),
    };
  }

  it('keeps the drafts and the path', async () => {
    const { tab, sessionExpiry } = await aSessionExpiry();
    tab.selectionDrafts.save(KEY, aSelectionDraft());
    expect(await sessionExpiry.expiresAt()).toBeUndefined();
    expect(await sessionExpiry.signInAgain('/profile?mode=edit', 'he')).toEqual({ ok: true });
    expect(tab.departures.at(-1)).toContain('ui_locales=he');
    expect(tab.selectionDrafts.load(KEY)).toEqual({ ...aSelectionDraft(), savedAt: tab.clock.now() });
    expect(tab.returnPath.load()).toEqual({
      path: '/profile?mode=edit',
      rememberedAt: tab.clock.now(),
      wasSignedIn: true,
    });
  });

  it('keeps no return path when the sign-in does not start', async () => {
    const { tab, sessionExpiry } = await aSessionExpiry();
    await sessionExpiry.signInAgain('/profile', 'en');
    expect(await sessionExpiry.signInAgain('/profile', 'en')).toMatchObject({ ok: false });
    expect(tab.returnPath.load()).toBeUndefined();
  });

  it('knows whether the outcome of the order for a business is unknown', async () => {
    const { tab, sessionExpiry } = await aSessionExpiry();
    tab.orders.save(KEY, { kind: 'placed', order: aPlacedOrder() });
    const other = { ...KEY, businessId: aBusinessId('business-2') };
    expect([sessionExpiry.hasUnknownOrder(KEY), sessionExpiry.hasUnknownOrder(other)]).toEqual([true, false]);
    tab.orders.save(KEY, { kind: 'confirmed', order: aPlacedOrder(), confirmedAt: aMoment() });
    expect(sessionExpiry.hasUnknownOrder(KEY)).toBe(false);
  });
});
