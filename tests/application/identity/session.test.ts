import { describe, expect, it, vi } from 'vitest';
import type { SignOutListeners } from '@/adapters/in-memory/InMemorySignOutChannel';
import type { SignInResponse } from '@/adapters/in-memory/identity/signInUrl';
import { failure } from '@/domain/shared/result';
import { aSignInTab, type SignInTab } from '../../support/aSignInTab';
import { aBusinessId } from '../../support/builders/aBusinessId';
import { aMoment } from '../../support/builders/aMoment';
import { aProfileDraft } from '../../support/builders/aProfileDraft';
import { aSentOrder, asFoundElsewhere } from '../../support/builders/aSentOrder';
import { aSelectionDraft } from '../../support/builders/aSelectionDraft';
import { aUser } from '../../support/builders/aUser';
import { MemoryStorage } from '../../support/MemoryStorage';
import { deferred } from '../../support/deferred';

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
  it('leaves for the provider in the language of the page', async () => {
    const tab = aSignInTab();
    expect(await tab.open('/').signIn.execute('ar')).toEqual({ ok: true, value: undefined });
    expect(tab.departures).toEqual([expect.stringContaining('ui_locales=ar')]);
    expect(tab.diagnostics.events).toEqual([]);
  });

  it('that could not start is reported', async () => {
    const tab = aSignInTab({ storage: 'forbidden' });
    expect(await tab.open('/').signIn.execute('en')).toMatchObject({
      ok: false,
      error: { kind: 'sign-in-not-started' },
    });
    expect(tab.diagnostics.events).toEqual([{ event: 'sign-in-not-started', detail: expect.any(String) }]);
  });
});

describe('coming back from the provider', () => {
  it('signs in who is known', async () => {
    const tab = aSignInTab({ users: [aUser()] });
    const page = await returning(tab);
    expect(await page.completeSignIn.execute()).toEqual({
      ok: true,
      value: { kind: 'signed-in', user: aUser() },
    });
    expect(tab.network.requestsOf('create-user')).toBe(0);
  });

  it('creates who is not, from what the token says', async () => {
    const tab = aSignInTab();
    const page = await returning(tab);
    expect(await page.completeSignIn.execute()).toMatchObject({
      ok: true,
      value: {
        kind: 'signed-in',
        user: { id: 'user-1', firstName: 'דנה', lastName: 'לוי כהן', email: 'dana@example.com' },
      },
    });
    expect(tab.world.user(aUser().id)).toMatchObject({
      names: { firstName: { he: 'דנה' }, lastName: { he: 'לוי כהן' } },
    });
  });

  it('creates nobody twice', async () => {
    const tab = aSignInTab();
    const page = await returning(tab);
    await Promise.all([page.completeSignIn.execute(), page.completeSignIn.execute()]);
    expect(tab.world.user(aUser().id)).toBeDefined();
    expect(await page.completeSignIn.execute()).toMatchObject({ ok: true, value: { kind: 'signed-in' } });
  });

  it('takes the record that is there when the answer to creating it was lost', async () => {
    const tab = aSignInTab();
    const page = await returning(tab);
    tab.network.setOutage('create-user', 'answer-lost');
    expect(await page.completeSignIn.execute()).toMatchObject({
      ok: true,
      value: { kind: 'signed-in', user: { id: 'user-1' } },
    });
    expect(tab.network.requestsOf('create-user')).toBe(1);
  });

  it('takes the record that is there when another tab was faster', async () => {
    const tab = aSignInTab();
    const page = await returning(tab);
    tab.network.latency = 100;
    const completing = page.completeSignIn.execute();
    await tab.clock.advance(100);
    tab.world.saveUser(aUser());
    await tab.clock.advance(200);
    expect(await completing).toEqual({ ok: true, value: { kind: 'signed-in', user: aUser() } });
  });

  it.each([
    ['offline', 'offline'],
    ['session-expired', 'session-expired'],
    ['unavailable', 'user-not-found'],
    ['forbidden', 'user-not-found'],
  ] as const)('leaves who could not be created signed out: %s', async (outage, kind) => {
    const tab = aSignInTab();
    const page = await returning(tab);
    tab.network.setOutage('create-user', outage);
    expect(await page.completeSignIn.execute()).toEqual({ ok: false, error: { kind } });
    expect(tab.network.requestsOf('create-user')).toBeLessThanOrEqual(1);
    expect(tab.diagnostics.events).toEqual([{ event: 'sign-in-redirect-failed', detail: kind }]);
  });

  it.each(['offline', 'unavailable', 'forbidden', 'session-expired', 'malformed'] as const)(
    'leaves who could not be loaded signed out, creates nobody, and reports it: %s',
    async (outage) => {
      const tab = aSignInTab({ users: [aUser()] });
      const page = await returning(tab);
      tab.network.setOutage('load-user', outage);
      expect(await page.completeSignIn.execute()).toMatchObject({ ok: false });
      expect(tab.network.requestsOf('create-user')).toBe(0);
      expect(tab.diagnostics.events.map(({ event }) => event)).toEqual(['sign-in-redirect-failed']);
    },
  );

  it('after declining stays signed out, with the words of the provider reported', async () => {
    const tab = aSignInTab({ users: [aUser()] });
    const page = await returning(tab, { kind: 'declined', description: 'no, thank you' });
    expect(await page.completeSignIn.execute()).toMatchObject({
      ok: false,
      error: { kind: 'sign-in-refused' },
    });
    expect(tab.diagnostics.events).toEqual([
      { event: 'sign-in-redirect-failed', detail: 'access_denied: no, thank you' },
    ]);
    expect(tab.network.requestsOf('load-user')).toBe(0);
  });

  it('without an answer is nobody, and no failure', async () => {
    const tab = aSignInTab();
    expect(await tab.open('/auth/callback').completeSignIn.execute()).toEqual({
      ok: true,
      value: { kind: 'signed-out' },
    });
    expect(tab.diagnostics.events).toEqual([]);
  });

  it('without a token stays signed out, and reports it', async () => {
    const tab = aSignInTab({ users: [aUser()] });
    const page = await returning(tab);
    page.identity.onProgress((progress) => {
      if (progress === 'acquire-token') void page.identity.signOut();
    });
    expect(await page.completeSignIn.execute()).toEqual({ ok: false, error: { kind: 'no-account' } });
    expect(tab.diagnostics.events).toEqual([{ event: 'sign-in-redirect-failed', detail: 'no-account' }]);
    expect(tab.network.requestsOf('load-user')).toBe(0);
  });
});

describe('the session of a tab', () => {
  it('is nobody at first, and nobody is asked', async () => {
    const tab = aSignInTab({ users: [aUser()] });
    expect(await tab.open('/').restoreSession.execute()).toEqual({ ok: true, value: { kind: 'signed-out' } });
    expect(tab.network.requestsOf('load-user')).toBe(0);
  });

  it('is restored in the next document', async () => {
    const tab = aSignInTab({ users: [aUser()] });
    await signedIn(tab);
    expect(await tab.open('/dashboard').restoreSession.execute()).toEqual({
      ok: true,
      value: { kind: 'signed-in', user: aUser() },
    });
  });

  it('is nobody without a token: no failure', async () => {
    const tab = aSignInTab({ users: [aUser()] });
    await signedIn(tab);
    const { identity, restoreSession } = tab.open('/dashboard');
    identity.onProgress((progress) => {
      if (progress === 'acquire-token') void identity.signOut();
    });
    expect(await restoreSession.execute()).toEqual({ ok: true, value: { kind: 'signed-out' } });
    expect(tab.diagnostics.events).toEqual([]);
  });

  it('that the provider renews no more has expired, which is nothing to report', async () => {
    const tab = aSignInTab({ users: [aUser()] });
    await signedIn(tab);
    const { identity, restoreSession } = tab.open('/dashboard');
    identity.acquireToken = async () => failure({ kind: 'renewal-refused' });
    expect(await restoreSession.execute()).toEqual({ ok: false, error: { kind: 'session-expired' } });
    expect(tab.diagnostics.events).toEqual([]);
  });

  it('is not known while the provider is out of reach', async () => {
    const tab = aSignInTab({ users: [aUser()] });
    await signedIn(tab);
    const { identity, restoreSession } = tab.open('/dashboard');
    identity.acquireToken = async () => failure({ kind: 'provider-unreachable' });
    const before = tab.network.requestsOf('load-user');
    expect(await restoreSession.execute()).toEqual({ ok: false, error: { kind: 'provider-unreachable' } });
    expect(tab.network.requestsOf('load-user')).toBe(before);
  });

  it('of somebody without a record gets one', async () => {
    const tab = aSignInTab();
    await signedIn(tab);
    expect(await tab.open('/dashboard').restoreSession.execute()).toMatchObject({
      ok: true,
      value: { kind: 'signed-in', user: { id: 'user-1' } },
    });
  });

  it('is a failure that is reported when the person cannot be loaded', async () => {
    const tab = aSignInTab({ users: [aUser()] });
    await signedIn(tab);
    tab.network.setOutage('load-user', 'unavailable');
    expect(await tab.open('/dashboard').restoreSession.execute()).toMatchObject({
      ok: false,
      error: { kind: 'unavailable' },
    });
    expect(tab.diagnostics.events).toEqual([
      { event: 'authentication-initialisation-failed', detail: 'unavailable' },
    ]);
  });

  it('is a failure that is reported when what is known about the person has no user id', async () => {
    const storage = new MemoryStorage();
    storage.setItem('amin.demo.session', JSON.stringify({ claims: { given_name: 'Dana' }, token: 'x' }));
    const tab = aSignInTab({ storage });
    expect(await tab.open('/').restoreSession.execute()).toEqual({
      ok: false,
      error: { kind: 'claims-unreadable' },
    });
    expect(tab.diagnostics.events).toEqual([
      { event: 'authentication-initialisation-failed', detail: 'claims-unreadable' },
    ]);
  });
});

describe('signing out', () => {
  it('forgets the session, every draft and the wanted path, and leaves for the home page', async () => {
    const tab = aSignInTab({ users: [aUser()] });
    const page = await signedIn(tab);
    const key = { userId: aUser().id, businessId: aBusinessId() };
    tab.drafts.save(key, aSelectionDraft());
    tab.profileDrafts.save(aUser().id, aProfileDraft());
    tab.returnPath.save({ path: '/profile', rememberedAt: aMoment() });
    await page.signOut.execute();
    expect(tab.departures.at(-1)).toBe('/');
    const kept = [tab.drafts.load(key), tab.profileDrafts.load(aUser().id), tab.returnPath.load()];
    expect(kept).toEqual([undefined, undefined, undefined]);
    expect(await tab.open('/').restoreSession.execute()).toEqual({ ok: true, value: { kind: 'signed-out' } });
  });

  it('forgets every order but one of which nobody knows what became of it', async () => {
    const tab = aSignInTab({ users: [aUser()] });
    const page = await signedIn(tab);
    const key = { userId: aUser().id, businessId: aBusinessId() };
    const other = { ...key, businessId: aBusinessId('business-2') };
    tab.orders.save(key, { kind: 'sent', order: aSentOrder() });
    tab.orders.save(other, { kind: 'confirmed', order: aSentOrder(), confirmedAt: aMoment() });
    await page.signOut.execute();
    expect(tab.orders.load(key)).toEqual({ kind: 'sent', order: asFoundElsewhere(aSentOrder()) });
    expect(tab.orders.load(other)).toBeUndefined();
  });

  it('reports nothing about anybody', async () => {
    const tab = aSignInTab({ users: [aUser()] });
    await (await signedIn(tab)).signOut.execute();
    expect(tab.diagnostics.events).toEqual([]);
  });
});

describe.each([
  ['signing out', async ({ signOut }: Page) => signOut.execute()],
  ['the end of an expired session', async ({ endExpiredSession }: Page) => endExpiredSession.execute('/')],
])('%s', (_, end) => {
  it('is over when the provider has let go, not before', async () => {
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

  it('fails where the provider fails, and not unheard', async () => {
    const page = await signedIn(aSignInTab({ users: [aUser()] }));
    vi.spyOn(page.identity, 'signOut').mockRejectedValue(new Error('no way out'));
    await expect(end(page)).rejects.toThrow('no way out');
  });
});

describe('the end of an expired session', () => {
  it('forgets the session, but keeps what was begun and where the owner was', async () => {
    const tab = aSignInTab({ users: [aUser()] });
    const page = await signedIn(tab);
    const key = { userId: aUser().id, businessId: aBusinessId() };
    tab.drafts.save(key, aSelectionDraft());
    tab.profileDrafts.save(aUser().id, aProfileDraft());
    await page.endExpiredSession.execute('/dashboard/business/business-1/subscription');
    expect(tab.departures.at(-1)).toBe('/');
    expect(tab.drafts.load(key)).toEqual(aSelectionDraft());
    expect(tab.profileDrafts.load(aUser().id)).toEqual(aProfileDraft());
    expect(tab.returnPath.load()?.path).toBe('/dashboard/business/business-1/subscription');
    expect(tab.signOutReason.load()).toEqual({ cause: 'expired', at: tab.clock.now() });
    expect(await tab.open('/').restoreSession.execute()).toEqual({ ok: true, value: { kind: 'signed-out' } });
  });
});

describe('the other tabs of an owner who signs out', () => {
  const KEY = { userId: aUser().id, businessId: aBusinessId() };

  it('hear of it at once, and leave nothing behind but the way back and the reason', async () => {
    const signOuts: SignOutListeners = new Map();
    const tab = aSignInTab({ users: [aUser()], signOuts });
    const other = aSignInTab({ users: [aUser()], signOuts });
    const page = await signedIn(tab);
    const otherPage = await signedIn(other);
    other.drafts.save(KEY, aSelectionDraft());
    other.orders.save(KEY, { kind: 'confirmed', order: aSentOrder(), confirmedAt: aMoment() });
    other.profileDrafts.save(aUser().id, aProfileDraft());
    let ended: Promise<void> | undefined;
    await otherPage.watchForSignOut.execute(() => {
      ended = otherPage.endSessionSignedOutElsewhere.execute('/profile');
    });
    await page.signOut.execute();
    expect(ended).toBeDefined();
    await ended;
    expect(other.departures.at(-1)).toBe('/');
    expect([other.drafts.load(KEY), other.profileDrafts.load(aUser().id)]).toEqual([undefined, undefined]);
    expect(other.orders.load(KEY)).toBeUndefined();
    expect(other.returnPath.load()).toEqual({ path: '/profile', rememberedAt: other.clock.now() });
    expect(other.signOutReason.load()).toEqual({
      cause: 'signed-out-elsewhere',
      at: other.clock.now(),
    });
    expect(await other.open('/').restoreSession.execute()).toEqual({
      ok: true,
      value: { kind: 'signed-out' },
    });
  });

  it('are not told of a session that expired, nor of anybody while nobody is signed in', async () => {
    const signOuts: SignOutListeners = new Map();
    const tab = aSignInTab({ users: [aUser()], signOuts });
    const other = aSignInTab({ users: [aUser()], signOuts });
    const heard: string[] = [];
    expect(await other.open('/').watchForSignOut.execute(() => heard.push('a visitor'))).toBe(false);
    await (await signedIn(other)).watchForSignOut.execute(() => heard.push('the owner'));
    await tab.open('/').signOut.execute();
    await (await signedIn(tab)).endExpiredSession.execute('/dashboard');
    expect(heard).toEqual([]);
  });

  it('no longer tell why once the owner is in again', async () => {
    const tab = aSignInTab({ users: [aUser()] });
    await (await signedIn(tab)).endExpiredSession.execute('/dashboard');
    expect(tab.signOutReason.load()).toBeDefined();
    await signedIn(tab);
    expect(tab.signOutReason.load()).toBeUndefined();
  });
});
