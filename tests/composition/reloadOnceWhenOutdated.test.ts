import { describe, expect, it } from 'vitest';
import { reloadOnceWhenOutdated } from '@/composition/reloadOnceWhenOutdated';
import { MemoryStorage } from '@tests/support/MemoryStorage';

/** A page whose files do not come. */
function aPage({ onLine = true, sessionStorage = new MemoryStorage() } = {}) {
  const reloads: string[] = [];
  const browser = Object.assign(new EventTarget(), { sessionStorage, navigator: { onLine } });
  reloadOnceWhenOutdated(browser, { reload: () => reloads.push('reload') });
  const fail = (): boolean => browser.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  return { reloads, fail };
}

describe('a page whose files are gone', () => {
  it('is loaded anew, once', () => {
    const { reloads, fail } = aPage();
    expect(fail()).toBe(false);
    expect(fail()).toBe(true);
    expect(reloads).toEqual(['reload']);
  });

  it('stays as it is without a connection, and is loaded anew when that is back', () => {
    const sessionStorage = new MemoryStorage();
    const offline = aPage({ onLine: false, sessionStorage });
    expect(offline.fail()).toBe(true);
    expect(offline.reloads).toEqual([]);
    const online = aPage({ sessionStorage });
    online.fail();
    expect(online.reloads).toEqual(['reload']);
  });
});
