import { startTransition, useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { afterPaint } from './afterPaint';
import { parsePathname } from './url/languageUrl';

interface AppRouterProps {
  /** Whether everything that the page at a path is rendered from has loaded. */
  readonly isLoaded: (path: string) => boolean;
  readonly children: ReactElement;
}

/**
 * The router of the running app. Its paths contain no language, also when the document was opened at `/he` or `/ar`.
 *
 * A page whose code has loaded is rendered in one task, one frame after the press. In a transition, which React Router
 * always uses, React renders in many tasks, which takes twice as long. A page that must load first is rendered in a
 * transition, and shows its loading state. So is a change of the query, so that the page keeps responding to keys.
 */
export function AppRouter({ isLoaded, children }: AppRouterProps) {
  const [history] = useState(() =>
    createBrowserHistory({ window: windowWithoutLanguage(window), v5Compat: true }),
  );
  const [shown, setShown] = useState({ action: history.action, location: history.location });
  const latest = useRef(shown);
  useLayoutEffect(
    () =>
      history.listen(({ action, location }) => {
        const isNewPage = location.pathname !== latest.current.location.pathname;
        latest.current = { action, location };
        const show = (): void => setShown(latest.current);
        if (isNewPage && isLoaded(location.pathname)) afterPaint(show);
        else startTransition(show);
      }),
    [history, isLoaded],
  );
  return (
    <Router navigator={history} location={shown.location} navigationType={shown.action}>
      {children}
    </Router>
  );
}

/**
 * A window for the router whose location has no language in its path and no slash at the end. So routes and links are
 * the same in every language and on every host.
 */
function windowWithoutLanguage(browser: Window): Window {
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
