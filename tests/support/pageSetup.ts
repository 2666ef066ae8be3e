import '@testing-library/jest-dom/vitest';
import { apply as addPopovers, isSupported as hasPopovers } from '@oddbird/popover-polyfill/fn';
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { setInteractionModality } from 'react-aria/useFocusVisible';
import * as React from 'react';
import { afterEach } from 'vitest';

/**
 * The error of a search that finds no element. A repeated search prints the page only after its last attempt, because
 * printing is slow. The stack of the error begins in the test.
 */
function notFoundError(message: string | null, container: Element): Error {
  const isRepeated = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
  const error = new Error([message ?? '', ...(isRepeated ? [] : [prettyDOM(container)])].join('\n\n'));
  Error.captureStackTrace(error, notFoundError);
  return error;
}

/* A busy machine needs a longer timeout than the default. */
configure({ asyncUtilTimeout: 10_000, getElementError: notFoundError });

/* React records the stack of every element for its warnings, up to ten thousand a second, which is slow. This tells it
   that the limit is reached. */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {
      /* It stays at the limit. */
    },
    configurable: true,
  });

/* jsdom has no popovers. The polyfill adds no style sheet, because the page tests load no styles. */
if (!hasPopovers()) {
  Object.assign(document, { adoptedStyleSheets: [] });
  addPopovers();
}

/* jsdom has no layout and no scrollIntoView. */
Object.defineProperty(Element.prototype, 'scrollIntoView', {
  value: () => undefined,
  configurable: true,
  writable: true,
});

/* jsdom has no media queries. `aWindow` replaces these for a test of a wide window. */
Object.defineProperty(globalThis, 'matchMedia', {
  value: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
  configurable: true,
  writable: true,
});

/* jsdom loads no fonts. */
Object.defineProperty(document, 'fonts', {
  value: { load: async () => Promise.resolve([]) },
  configurable: true,
});

/** Test files share one document (vitest runs without isolation), so each test restores it. */
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '');
  document.documentElement.removeAttribute('lang');
  document.documentElement.removeAttribute('dir');
  /* React Aria treats a click without a pointer, such as that of `fireEvent.click`, as one of a screen reader, and then
     moves the focus a frame later. After a test has dispatched `beforeunload`, React Aria notices no other presses. */
  setInteractionModality('pointer');
});

/* Testing Library searches `[id="..."]` for each labelled element. jsdom compares the selector with every element of the
   page, which took half the time of the dashboard's tests. `getElementById` is fast. */
const BY_ID = /^\[id="([^"\\]+)"\]$/u;
Element.prototype.querySelector = function (this: Element, selector: string) {
  const id = BY_ID.exec(selector)?.[1];
  if (id === undefined) return this.querySelectorAll(selector)[0] ?? null;
  const element = this.ownerDocument.getElementById(id);
  return element !== null && element !== this && this.contains(element) ? element : null;
};
