import { expect, it } from 'vitest';
import { unmarkPossibleSession, markPossibleSession } from '@/composition/startup/document';

it('a document marks that its tab may hold a session, until the app has restored the session', () => {
  const root = document.createElement('html');
  markPossibleSession(root);
  expect(root).toHaveAttribute('data-possible-session');
  unmarkPossibleSession(root);
  expect(root).not.toHaveAttribute('data-possible-session');
});
