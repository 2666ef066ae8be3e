import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const reload = vi.fn<() => void>();

beforeEach(() => {
  vi.resetModules();
  reload.mockClear();
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('location', { href: '/', pathname: '/', search: '', hash: '', reload });
  vi.stubGlobal('matchMedia', () => new EventTarget());
  /* The document has no settings, so the script asks for the page in the language of the visitor. */
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      responseXML = null;

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
  sessionStorage.setItem('amin.tab-language', 'ar');
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
  localStorage.removeItem('amin.theme');
  sessionStorage.removeItem('amin.tab-language');
  expect(reloadsWhenOpened()).toBe(1);
});
