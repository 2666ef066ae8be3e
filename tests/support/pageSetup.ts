import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/* A busy machine needs a longer timeout than the default. */
configure({ asyncUtilTimeout: 10_000 });

/* jsdom has no layout and no scrollIntoView. */
Object.defineProperty(Element.prototype, 'scrollIntoView', {
  value: () => undefined,
  configurable: true,
  writable: true,
});

/** Test files share one document (vitest runs without isolation), so each test restores it. */
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.removeAttribute('lang');
  document.documentElement.removeAttribute('dir');
});
