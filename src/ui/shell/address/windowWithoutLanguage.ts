import { readAddress } from './languageAddress';

/**
 * The window as the router is to see it: the location without a language in its path. So every route and link of the
 * app is the same, whichever of its addresses a page was opened at.
 */
export function windowWithoutLanguage(browser: Window): Window {
  const location = {
    get pathname() {
      return readAddress(browser.location.pathname).path;
    },
    get search() {
      return browser.location.search;
    },
    get hash() {
      return browser.location.hash;
    },
    get href() {
      return browser.location.href;
    },
    get origin() {
      return browser.location.origin;
    },
    assign: (address: string) => browser.location.assign(address),
  };
  const shown: Window = Object.create(browser, {
    location: { value: location },
    history: { value: browser.history },
    addEventListener: { value: browser.addEventListener.bind(browser) },
    removeEventListener: { value: browser.removeEventListener.bind(browser) },
  });
  return shown;
}
