import { describe, expect, it, vi } from 'vitest';
import type { SignOutListeners } from '@/adapters/in-memory/InMemorySignOutChannel';
import { aSignInTab } from '@tests/support/aSignInTab';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { aCachedList } from '@tests/support/builders/aCachedList';
import { aSelectionDraft } from '@tests/support/builders/aSelectionDraft';
import { aUser } from '@tests/support/builders/aUser';

const OWNER = aUser();
const KEY = { userId: OWNER.id, businessId: aBusinessId() };

/** A tab of a signed-in owner who has typed something and seen the list. */
async function aTabInUse(signOuts?: SignOutListeners) {
  const tab = aSignInTab({ users: [OWNER], ...(signOuts && { signOuts }) });
  await tab.open('/').signIn.execute('he');
  const page = tab.open(tab.answer());
  await page.completeSignIn.execute();
  tab.drafts.save(KEY, aSelectionDraft({ savedAt: tab.clock.now() }));
  tab.cachedBusinesses.save(OWNER.id, aCachedList());
  const atProvider = vi.spyOn(page.identity, 'signOut').mockResolvedValue();
  const here = vi.spyOn(page.identity, 'signOutLocally').mockResolvedValue();
  const left = () => ({
    draft: tab.drafts.load(KEY) !== undefined,
    list: tab.cachedBusinesses.load(OWNER.id) !== undefined,
    path: tab.returnPath.load()?.path,
    cause: tab.signOutReason.load()?.cause,
  });
  return { tab, page, left, calls: () => [atProvider.mock.calls.length, here.mock.calls.length] };
}

describe('the end of a session without the code of its use case', () => {
  it('clears everything of an owner who signs out, and signs out at the provider', async () => {
    const { tab, page, left, calls } = await aTabInUse();
    tab.returnPath.save({ path: '/profile', rememberedAt: tab.clock.now() });
    tab.signOutReason.save({ cause: 'expired', at: tab.clock.now() });
    await page.endSessionInTab.execute();
    expect(left()).toEqual({ draft: false, list: false, path: undefined, cause: undefined });
    expect(calls()).toEqual([1, 0]);
  });

  it('tells the other tabs of an owner who signs out', async () => {
    const signOuts: SignOutListeners = new Map();
    const { page } = await aTabInUse(signOuts);
    const other = await aTabInUse(signOuts);
    const heard = vi.fn<() => void>();
    expect(await other.page.watchForSignOut.execute(heard)).toBe(true);
    await page.endSessionInTab.execute();
    expect(heard).toHaveBeenCalledOnce();
  });

  it('tells no other tab when nobody is signed in', async () => {
    const signOuts: SignOutListeners = new Map();
    const other = await aTabInUse(signOuts);
    const heard = vi.fn<() => void>();
    await other.page.watchForSignOut.execute(heard);
    await aSignInTab({ signOuts }).open('/').endSessionInTab.execute();
    expect(heard).not.toHaveBeenCalled();
  });

  it('keeps what was typed in an expired session, with the page and the reason, and clears the list', async () => {
    const { tab, page, left, calls } = await aTabInUse();
    await page.endSessionInTab.execute({ cause: 'expired', path: '/profile' });
    expect(left()).toEqual({ draft: true, list: false, path: '/profile', cause: 'expired' });
    expect(tab.returnPath.load()?.rememberedAt).toBe(tab.clock.now());
    expect(tab.signOutReason.load()?.at).toBe(tab.clock.now());
    expect(calls()).toEqual([1, 0]);
  });

  it('clears everything but the page and the reason after a sign-out in another tab, and leaves the provider to that tab', async () => {
    const { page, left, calls } = await aTabInUse();
    await page.endSessionInTab.execute({ cause: 'signed-out-elsewhere', path: '/profile' });
    expect(left()).toEqual({
      draft: false,
      list: false,
      path: '/profile',
      cause: 'signed-out-elsewhere',
    });
    expect(calls()).toEqual([0, 1]);
  });
});
