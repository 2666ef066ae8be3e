import { describe, expect, it, vi } from 'vitest';
import { reloadOnceWhenOutdated } from '@/composition/startup/reloadOnceWhenOutdated';
import { MemoryStorage } from '@tests/support/MemoryStorage';

const FILE = '/assets/index-1.js';
const GONE = new Response(undefined, { status: 404 });
const THERE = new Response(undefined, { status: 200, headers: { 'content-type': 'text/javascript' } });
const DOCUMENT = new Response(undefined, { status: 200, headers: { 'content-type': 'text/html' } });

/** A page with a file that does not come, and a server that is asked whether its own file is still there. */
function aPage(answer: () => Promise<Response>, sessionStorage = new MemoryStorage()) {
  const state = { isLeaving: false };
  const reloads: string[] = [];
  const ask = vi.fn<typeof fetch>(answer);
  const browser = Object.assign(new EventTarget(), { sessionStorage });
  reloadOnceWhenOutdated(
    browser,
    { reload: () => reloads.push('reload') },
    { ownFile: FILE, isLeaving: () => state.isLeaving, ask },
  );
  const fail = async (): Promise<void> => {
    browser.dispatchEvent(new Event('vite:preloadError'));
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  };
  return { state, reloads, ask, fail };
}

describe('a page with a file that does not come', () => {
  it('is loaded anew when its release is gone, once', async () => {
    const { reloads, ask, fail } = aPage(async () => Promise.resolve(GONE));
    await fail();
    await fail();
    expect(reloads).toEqual(['reload']);
    expect(ask).toHaveBeenCalledWith(FILE, { method: 'HEAD', cache: 'no-store' });
  });

  it('is loaded anew when the host answers with a document in place of the file', async () => {
    const { reloads, fail } = aPage(async () => Promise.resolve(DOCUMENT));
    await fail();
    expect(reloads).toEqual(['reload']);
  });

  it('stays as it is while its release is there: an import was given up, as Firefox does when a navigation begins', async () => {
    const { reloads, fail } = aPage(async () => Promise.resolve(THERE));
    await fail();
    expect(reloads).toEqual([]);
  });

  it('stays as it is without a connection, and is loaded anew when that is back', async () => {
    const sessionStorage = new MemoryStorage();
    const offline = aPage(async () => Promise.reject(new TypeError('Failed to fetch')), sessionStorage);
    await offline.fail();
    expect(offline.reloads).toEqual([]);
    const online = aPage(async () => Promise.resolve(GONE), sessionStorage);
    await online.fail();
    expect(online.reloads).toEqual(['reload']);
  });

  it('cancels no navigation: none that was under way, and none that has begun since it asked', async () => {
    const leaving = aPage(async () => Promise.resolve(GONE));
    leaving.state.isLeaving = true;
    await leaving.fail();
    expect([leaving.reloads, leaving.ask.mock.calls]).toEqual([[], []]);
    const left = aPage(async () => {
      left.state.isLeaving = true;
      return Promise.resolve(GONE);
    });
    await left.fail();
    expect(left.reloads).toEqual([]);
  });
});
