import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/* What is waited for comes late on a machine that is busy with something else. */
configure({ asyncUtilTimeout: 10_000 });

/* A page of tests has no layout, so there is nothing to scroll. */
Object.defineProperty(Element.prototype, 'scrollIntoView', {
  value: () => undefined,
  configurable: true,
  writable: true,
});

/** Files share one document (vitest runs without isolation), so each test leaves it as it found it. */
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.removeAttribute('lang');
  document.documentElement.removeAttribute('dir');
});
