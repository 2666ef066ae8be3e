import { parsePathname } from './languageUrl';

/**
 * A window for the router whose location has no language in its path and no slash at the end. So routes and links are
 * the same in every language and on every host.
 */
export function windowWithoutLanguage(browser: Window): Window {
  const location = {
    get pathname() {
      return parsePathname(browser.location.pathname).path;
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
    assign: (url: string) => browser.location.assign(url),
  };
  const shown: Window = Object.create(browser, {
    location: { value: location },
    history: { value: browser.history },
    addEventListener: { value: browser.addEventListener.bind(browser) },
    removeEventListener: { value: browser.removeEventListener.bind(browser) },
  });
  return shown;
}
