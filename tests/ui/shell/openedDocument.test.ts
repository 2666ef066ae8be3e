import { expect, it } from 'vitest';
import { openedDocument } from '@/ui/shell/openedDocument';

const inDocument = (page: string | undefined, path: string) =>
  openedDocument({ dataset: page === undefined ? {} : { page } }, path);

it.each([
  ['a prerendered public page', 'about', '/about', 'public', 'about'],
  ['a prerendered page of the signed-in app', 'business', '/dashboard/business/7', 'app', 'business'],
  ['the callback page', undefined, '/auth/callback', 'callback', 'callback'],
  ['a page that is not prerendered', undefined, '/about', 'empty', 'about'],
  ['the document of another page', 'dashboard', '/profile', 'empty', 'profile'],
  ['an unknown path', undefined, '/nowhere', 'empty', 'home'],
] as const)('%s is recognised', (_, page, path, kind, route) => {
  expect(inDocument(page, path)).toEqual({ kind, route, path });
});
