import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openedFilesIn } from '@/ui/shell/cachedFiles';
import { fillPrecache } from '@/ui/shell/fillPrecache';

const ORIGIN = 'https://amin.test';
const LATER = Array.from({ length: 20 }, (_, at) => `/assets/file-${String(at)}.js`);
/** The later files of the next release, of which one file has not changed. */
const NEXT = [
  '/assets/menu-CCCCCCCC.js',
  '/assets/shell-BBBBBBBB.js',
  '/assets/toasts-he_-BBBB.js',
  LATER[0] ?? '',
];

/** A page with a service worker that caches every URL of a message. */
function aPage({
  opened = [],
  cached = [],
  waiting = null,
  installing = null,
}: {
  readonly opened?: readonly string[];
  readonly cached?: readonly string[];
  readonly waiting?: object | null;
  readonly installing?: InstallingWorker | null;
} = {}) {
  const batches: (readonly string[])[] = [];
  const inCache = new Set(cached.map((path) => ORIGIN + path));
  const controller = {
    postMessage: (message: { payload: { urlsToCache: readonly string[] } }, [port]: MessagePort[]) => {
      const { payload } = message;
      if (payload.urlsToCache.length > 0)
        batches.push(payload.urlsToCache.map((url) => url.replace(ORIGIN, '')));
      for (const url of payload.urlsToCache) inCache.add(url);
      port?.postMessage(true);
    },
  };
  vi.stubGlobal('location', { href: `${ORIGIN}/dashboard` });
  vi.stubGlobal('fetch', async (url: string) => Response.json(url.endsWith('?next') ? NEXT : LATER));
  vi.stubGlobal('performance', { getEntriesByType: () => opened.map((path) => ({ name: ORIGIN + path })) });
  vi.stubGlobal('caches', {
    open: async () => ({
      keys: async () => [...inCache].map((url) => ({ url })),
      delete: async ({ url }: { readonly url: string }) => inCache.delete(url),
    }),
  });
  const registration = Object.assign(new EventTarget(), { waiting, installing });
  const serviceWorkers = Object.assign(new EventTarget(), {
    controller,
    ready: Promise.resolve(registration),
  });
  void fillPrecache(serviceWorkers);
  return {
    registration,
    batches,
    cached: () => [...inCache].map((url) => url.replace(ORIGIN, '')).toSorted(),
  };
}

/** The service worker of a release that the browser installs. */
class InstallingWorker extends EventTarget {
  state = 'installing';

  end(state: 'installed' | 'redundant'): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** A `PerformanceObserver` that observes no download. */
class IdleNetwork {
  readonly observe = (): void => undefined;
  readonly disconnect = (): void => undefined;
}

/* Only timeouts are faked, because a `MessageChannel` delivers its messages in a real task. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('PerformanceObserver', IdleNetwork);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function pass(milliseconds: number): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    await new Promise((done) => {
      setImmediate(done);
    });
    await vi.advanceTimersByTimeAsync(milliseconds / 20);
  }
}

describe('the precache is filled', () => {
  it('at once with the files that the page has opened', async () => {
    const page = aPage({ opened: ['/assets/file-3.js', '/assets/another.js', '/assets/file-1.js'] });
    await pass(1000);
    expect(page.batches).toEqual([['/assets/file-1.js', '/assets/file-3.js']]);
  });

  it('with the other files in small batches, once the network has been idle for 20 seconds', async () => {
    const page = aPage();
    await pass(19_000);
    expect(page.batches).toEqual([]);
    await pass(20_000);
    expect(page.batches.map(({ length }) => length)).toEqual([8, 8, 4]);
    expect(page.cached()).toEqual(LATER.toSorted());
  });

  it('without the files of another release', async () => {
    const page = aPage({ cached: ['/assets/old.js', ...LATER] });
    await pass(30_000);
    expect(page.batches).toEqual([]);
    expect(page.cached()).toEqual(LATER.toSorted());
  });

  it.each([
    ['of its own', ['/assets/shell-BBBBBBBB.js'], ['/assets/shell-BBBBBBBB.js']],
    ['of the earlier release', ['/assets/shell-AAAAAAAA.js'], ['/assets/shell-BBBBBBBB.js']],
  ])(
    'with the files of a release that waits, and none is deleted, on a page %s',
    async (_page, opened, atOnce) => {
      const page = aPage({ opened, cached: ['/assets/old.js', LATER[0] ?? ''], waiting: {} });
      await pass(1000);
      expect(page.batches).toEqual([atOnce]);
      await pass(30_000);
      expect(page.cached()).toEqual(['/assets/old.js', ...NEXT].toSorted());
    },
  );

  it('with the files of a release once it is installed, on a page that was opened before', async () => {
    const page = aPage({ opened: ['/assets/shell-AAAAAAAA.js'], cached: LATER });
    await pass(1000);
    const installing = new InstallingWorker();
    page.registration.installing = installing;
    page.registration.dispatchEvent(new Event('updatefound'));
    await pass(1000);
    expect(page.batches).toEqual([]);
    page.registration.waiting = installing;
    installing.end('installed');
    await pass(1000);
    expect(page.batches).toEqual([['/assets/shell-BBBBBBBB.js']]);
  });

  it('without a release that is being installed when the page opens, and none is deleted, if that fails', async () => {
    const installing = new InstallingWorker();
    const page = aPage({
      opened: ['/assets/shell-BBBBBBBB.js'],
      cached: ['/assets/shell-BBBBBBBB.js'],
      installing,
    });
    await pass(1000);
    installing.end('redundant');
    await pass(30_000);
    expect(page.batches).toEqual([]);
    expect(page.cached()).toEqual(['/assets/shell-BBBBBBBB.js']);
  });

  it('in a cache of its own for each site of the origin', () => {
    expect(['/', '/amin/', '/demos/amin/'].map((base) => openedFilesIn(base))).toEqual([
      'amin-precache-opened',
      'amin-precache-opened/amin',
      'amin-precache-opened/demos/amin',
    ]);
  });
});
