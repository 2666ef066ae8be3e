import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerServiceWorker, type ServiceWorkerBrowser } from '@/ui/shell/registerServiceWorker';

/** A browser that records what is registered. */
function aBrowser(
  parts: {
    readonly readyState?: DocumentReadyState;
    readonly trustedTypes?: ServiceWorkerBrowser['trustedTypes'];
    readonly hasWorkers?: boolean;
  } = {},
) {
  const registered: unknown[] = [];
  const listeners: (() => void)[] = [];
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: null,
    ready: new Promise<never>(() => undefined),
    register: async (...asked: readonly unknown[]): Promise<never> => {
      registered.push(asked);
      throw new Error('No service worker in a test');
    },
  });
  const browser: ServiceWorkerBrowser = {
    document: { readyState: parts.readyState ?? 'complete' },
    navigator: {
      serviceWorker: parts.hasWorkers === false ? undefined : serviceWorker,
    },
    trustedTypes: parts.trustedTypes,
    addEventListener: (_, listener) => listeners.push(listener),
  };
  return { browser, registered, load: () => listeners.forEach((listener) => listener()) };
}

/* Node has neither a window nor `navigator.onLine`. */
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const idle = (): void => void vi.advanceTimersByTime(60_000);

describe('the service worker', () => {
  it('is registered after the page has loaded, without the HTTP cache', () => {
    const { browser, registered } = aBrowser();
    registerServiceWorker(browser, 1);
    expect(registered).toEqual([]);
    idle();
    expect(registered).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
  });

  it('waits while the page is loading', () => {
    const { browser, registered, load } = aBrowser({ readyState: 'interactive' });
    registerServiceWorker(browser, 1);
    idle();
    expect(registered).toEqual([]);
    load();
    idle();
    expect(registered).toHaveLength(1);
  });

  it('gets its URL from a policy under Trusted Types', () => {
    const names: string[] = [];
    const { browser, registered } = aBrowser({
      trustedTypes: {
        createPolicy: (name, { createScriptURL }) => {
          names.push(name);
          return { createScriptURL };
        },
      },
    });
    registerServiceWorker(browser, 1);
    idle();
    expect([names, registered.length]).toEqual([['amin-device'], 1]);
  });

  it('is not registered in a browser without service workers', () => {
    const { browser, registered } = aBrowser({ hasWorkers: false });
    registerServiceWorker(browser, 1);
    idle();
    expect(registered).toEqual([]);
  });

  it('is not registered under Save-Data', () => {
    vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
    const { browser, registered } = aBrowser();
    registerServiceWorker(browser, 1);
    idle();
    expect(registered).toEqual([]);
  });
});
