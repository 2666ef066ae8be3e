import { expect, it, vi } from 'vitest';
import { announceHydrated, prepareDocument } from '@/composition/startup/document';

it('a document marks that its tab may hold a session, until the app has hydrated it', () => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  const root = document.documentElement;
  prepareDocument('en');
  expect(root).not.toHaveAttribute('data-possible-session');
  sessionStorage.setItem('msal.3.account.keys', '["a"]');
  prepareDocument('en');
  expect(root).toHaveAttribute('data-possible-session');
  announceHydrated(document);
  expect(root).not.toHaveAttribute('data-possible-session');
});
