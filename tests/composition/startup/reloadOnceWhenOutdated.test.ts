import { describe, expect, it, vi } from 'vitest';
import { forgetReload, reloadOnceWhenOutdated } from '@/composition/startup/files';
import { MemoryStorage } from '@tests/support/MemoryStorage';

const FILE = '/assets/index-1.js';
const GONE = new Response(undefined, { status: 404 });
const THERE = new Response(undefined, { status: 200, headers: { 'content-type': 'text/javascript' } });
const DOCUMENT = new Response(undefined, { status: 200, headers: { 'content-type': 'text/html' } });

/**
 * A page with a chunk that fails to load.
 * @param answer The response to the check whether the entry file of the page still exists.
 */
function aPage(answer: () => Promise<Response>, sessionStorage = new MemoryStorage()) {
  const state = { isLeaving: false, isSignedIn: false };
  const reloads: string[] = [];
  const fetchFile = vi.fn<typeof fetch>(answer);
  const opensFromNetwork = vi.fn<() => Promise<boolean>>(async () => Promise.resolve(true));
  const browser = Object.assign(new EventTarget(), { sessionStorage });
  reloadOnceWhenOutdated(
    browser,
    { reload: () => reloads.push('reload') },
    {
      ownFile: FILE,
      isSignedIn: () => state.isSignedIn,
      isLeaving: () => state.isLeaving,
      fetchFile,
      opensFromNetwork,
    },
  );
  const fail = async (): Promise<void> => {
    browser.dispatchEvent(new Event('vite:preloadError'));
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  };
  return { state, reloads, fetchFile, opensFromNetwork, fail };
}

describe('a page whose chunk fails to load', () => {
  it('reloads once when its release is gone (threats T22)', async () => {
    const { reloads, fetchFile, fail } = aPage(async () => Promise.resolve(GONE));
    await fail();
    await fail();
    expect(reloads).toEqual(['reload']);
    expect(fetchFile).toHaveBeenCalledWith(FILE, { method: 'HEAD', cache: 'no-store' });
  });

  it('reloads again a minute after it reloaded, whatever failed in between', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { reloads, fail } = aPage(async () => Promise.resolve(GONE));
    for (let passed = 0; passed <= 70; passed += 10) {
      await fail();
      vi.setSystemTime(Date.now() + 10_000);
    }
    vi.useRealTimers();
    expect(reloads).toEqual(['reload', 'reload']);
  });

  it('reloads again although the clock was set back after the first reload', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { reloads, fail } = aPage(async () => Promise.resolve(GONE));
    await fail();
    vi.setSystemTime(Date.now() - 24 * 60 * 60_000);
    await fail();
    vi.useRealTimers();
    expect(reloads).toEqual(['reload', 'reload']);
  });

  it('reloads when the host answers with a document instead of the file (threats T22)', async () => {
    const { reloads, fail } = aPage(async () => Promise.resolve(DOCUMENT));
    await fail();
    expect(reloads).toEqual(['reload']);
  });

  it('does not reload while its release exists, because Firefox cancels imports when a navigation starts', async () => {
    const { reloads, fail } = aPage(async () => Promise.resolve(THERE));
    await fail();
    expect(reloads).toEqual([]);
  });

  it('reloads when a file fails again while its release exists, because some browsers cache a failed import', async () => {
    const { reloads, fail } = aPage(async () => Promise.resolve(THERE));
    await fail();
    await fail();
    await fail();
    expect(reloads).toEqual(['reload']);
  });

  it('counts no failure without a connection', async () => {
    const { reloads, fetchFile, fail } = aPage(async () => Promise.resolve(THERE));
    fetchFile.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await fail();
    await fail();
    expect(reloads).toEqual([]);
  });

  it('does not reload for a file that exists while an owner is signed in, who may have typed something', async () => {
    const { state, reloads, fail } = aPage(async () => Promise.resolve(THERE));
    state.isSignedIn = true;
    await fail();
    await fail();
    expect(reloads).toEqual([]);
    state.isSignedIn = false;
    await fail();
    expect(reloads).toEqual(['reload']);
  });

  it('reloads only when the next document comes from the network, and not while a release is being installed', async () => {
    const { reloads, opensFromNetwork, fail } = aPage(async () => Promise.resolve(GONE));
    opensFromNetwork.mockResolvedValueOnce(false);
    await fail();
    expect(reloads).toEqual([]);
    await fail();
    expect(reloads).toEqual(['reload']);
  });

  it('keeps the cached document while its release exists', async () => {
    const { reloads, opensFromNetwork, fail } = aPage(async () => Promise.resolve(THERE));
    await fail();
    await fail();
    expect(reloads).toEqual(['reload']);
    expect(opensFromNetwork).not.toHaveBeenCalled();
  });

  it('reloads for a release that exists once in a tab, until a page that opened later is hydrated (threats T22)', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const sessionStorage = new MemoryStorage();
    /** @returns The reloads of a page on which a file always fails. */
    const open = async (): Promise<number> => {
      forgetReload(() => sessionStorage);
      const { reloads, fail } = aPage(async () => Promise.resolve(THERE), sessionStorage);
      for (let passed = 0; passed < 180; passed += 10) {
        await fail();
        vi.setSystemTime(Date.now() + 10_000);
      }
      return reloads.length;
    };
    const reloaded = await open();
    vi.setSystemTime(Date.now() - 175_000);
    const again = await open();
    const later = await open();
    vi.useRealTimers();
    expect([reloaded, again, later]).toEqual([1, 0, 1]);
  });

  it('does not reload without a connection, but after the connection is restored', async () => {
    const sessionStorage = new MemoryStorage();
    const offline = aPage(async () => Promise.reject(new TypeError('Failed to fetch')), sessionStorage);
    await offline.fail();
    expect(offline.reloads).toEqual([]);
    const online = aPage(async () => Promise.resolve(GONE), sessionStorage);
    await online.fail();
    expect(online.reloads).toEqual(['reload']);
  });

  it('does not reload during a navigation, even one that starts while it waits for the server', async () => {
    const leaving = aPage(async () => Promise.resolve(GONE));
    leaving.state.isLeaving = true;
    await leaving.fail();
    expect([leaving.reloads, leaving.fetchFile.mock.calls]).toEqual([[], []]);
    const left = aPage(async () => {
      left.state.isLeaving = true;
      return Promise.resolve(GONE);
    });
    await left.fail();
    expect(left.reloads).toEqual([]);
  });
});
