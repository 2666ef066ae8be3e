import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillPrecache } from '@/ui/shell/fillPrecache';

const ORIGIN = 'https://amin.test';
const LATER = Array.from({ length: 20 }, (_, at) => `/assets/file-${String(at)}.js`);

/** A page with a service worker that caches every URL of a message. */
function aPage({
  opened = [],
  cached = [],
  isUpdating = false,
}: {
  readonly opened?: readonly string[];
  readonly cached?: readonly string[];
  readonly isUpdating?: boolean;
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
  vi.stubGlobal('fetch', async () => Response.json(LATER));
  vi.stubGlobal('performance', { getEntriesByType: () => opened.map((path) => ({ name: ORIGIN + path })) });
  vi.stubGlobal('caches', {
    open: async () => ({
      keys: async () => [...inCache].map((url) => ({ url })),
      delete: async (url: string) => inCache.delete(url),
    }),
  });
  const serviceWorkers = Object.assign(new EventTarget(), {
    controller,
    ready: Promise.resolve({ waiting: isUpdating ? {} : null }),
  });
  void fillPrecache(serviceWorkers);
  return { batches, cached: () => [...inCache].map((url) => url.replace(ORIGIN, '')).toSorted() };
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

  it('by the next page while a release waits, because the list is that of the earlier release', async () => {
    const page = aPage({ cached: ['/assets/old.js'], isUpdating: true });
    await pass(30_000);
    expect(page.batches).toEqual([]);
    expect(page.cached()).toEqual(['/assets/old.js']);
  });
});
