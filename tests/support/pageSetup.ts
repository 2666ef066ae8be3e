import '@testing-library/jest-dom/vitest';
import { apply as addPopovers, isSupported as hasPopovers } from '@oddbird/popover-polyfill/fn';
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { setInteractionModality } from 'react-aria/useFocusVisible';
import * as React from 'react';
import { afterEach } from 'vitest';

/**
 * A search that is repeated until it finds something printed the page after every attempt. It is printed when the time is
 * over. The stack begins in the test.
 */
function notFound(message: string | null, container: Element): Error {
  const isRepeated = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
  const error = new Error([message ?? '', ...(isRepeated ? [] : [prettyDOM(container)])].join('\n\n'));
  Error.captureStackTrace(error, notFound);
  return error;
}

/* A busy machine needs a longer timeout than the default. */
configure({ asyncUtilTimeout: 10_000, getElementError: notFound });

/* React records the stack of every element for its warnings, until it has recorded ten thousand in a second. */
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

/* jsdom has no popovers. Their style is left out, as all styles are. */
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

/* It has no media queries. A test of a wide window has those of `aWindow`. */
Object.defineProperty(globalThis, 'matchMedia', {
  value: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
  configurable: true,
  writable: true,
});

/* It loads no fonts either. */
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
  /* React Aria takes a click without a pointer, as `fireEvent.click` sends it, for one of a screen reader, and then moves
     the focus a frame later. Once a test has dispatched `beforeunload`, it no longer notices other presses. */
  setInteractionModality('pointer');
});

/* Testing Library finds a label by `[id="..."]`, once for each labelled element. The selector engine of jsdom compares
   every element of the page with it, which took half the time of the dashboard's tests. */
const BY_ID = /^\[id="([^"\\]+)"\]$/u;
Element.prototype.querySelector = function (this: Element, selector: string) {
  const id = BY_ID.exec(selector)?.[1];
  if (id === undefined) return this.querySelectorAll(selector)[0] ?? null;
  const element = this.ownerDocument.getElementById(id);
  return element !== null && element !== this && this.contains(element) ? element : null;
};
