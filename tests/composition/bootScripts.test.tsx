import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const reload = vi.fn<() => void>();

/** The document that the server sends. Null is no response. */
let sent: Document | null;

beforeEach(() => {
  vi.resetModules();
  reload.mockClear();
  sent = null;
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('location', { href: '/', pathname: '/', search: '', hash: '', reload });
  vi.stubGlobal('matchMedia', () => new EventTarget());
  /* The document has no settings, so the script asks for the page in the language of the visitor. */
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      responseXML = sent;

      open(): void {}

      setRequestHeader(): void {}

      send(): void {
        this.dispatchEvent(new Event('loadend'));
      }
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

/* One test for each script, because the listeners of a script stay. */

it('a public page that Back restores is loaded again if another document has changed something since', async () => {
  await import('@/composition/bootPage');
  const reloadsAfter = (change: () => void): number => {
    reload.mockClear();
    window.dispatchEvent(new Event('pagehide'));
    change();
    window.dispatchEvent(new Event('pageshow'));
    return reload.mock.calls.length;
  };
  window.dispatchEvent(new Event('pageshow'));
  expect(reload).not.toHaveBeenCalled();
  expect(reloadsAfter(() => undefined)).toBe(0);
  expect(reloadsAfter(() => localStorage.setItem('amin.language', 'he'))).toBe(1);
  expect(reloadsAfter(() => localStorage.setItem('amin.theme', 'dark'))).toBe(1);
  expect(reloadsAfter(() => sessionStorage.setItem('oidc.user', '{}'))).toBe(1);
  expect(reloadsAfter(() => sessionStorage.setItem('amin.tab-language', 'he'))).toBe(0);
});

it('a prerendered page of the application is loaded again if language or theme was changed before it is opened', async () => {
  await import('@/composition/boot');
  const reloadsWhenOpened = (): number => {
    reload.mockClear();
    document.dispatchEvent(new Event('prerenderingchange'));
    return reload.mock.calls.length;
  };
  expect(reloadsWhenOpened()).toBe(0);
  localStorage.setItem('amin.language', 'he');
  expect(reloadsWhenOpened()).toBe(1);
  localStorage.removeItem('amin.language');
  localStorage.setItem('amin.theme', 'dark');
  expect(reloadsWhenOpened()).toBe(1);
});

it('a public page that is loaded in another language goes to the section of the URL', async () => {
  vi.stubGlobal('location', { href: '/', pathname: '/he/about', search: '', hash: '#verified', reload });
  const scrollIntoView = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue();
  document.body.append(Object.assign(document.createElement('div'), { id: 'root' }));
  sent = new DOMParser().parseFromString(
    '<script data-he="/font /script"></script><div id="root"><h2 id="verified" tabindex="-1">מאומת</h2></div>',
    'text/html',
  );
  await import('@/composition/bootPage');
  await expect.poll(() => document.activeElement?.textContent).toBe('מאומת');
  expect(scrollIntoView).toHaveBeenCalledOnce();
});
