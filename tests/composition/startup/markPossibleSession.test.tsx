import { expect, it } from 'vitest';
import { clearPossibleSession, markPossibleSession } from '@/composition/startup/markPossibleSession';

it('a document says that its tab may hold a session, until the app knows better', () => {
  const root = document.createElement('html');
  markPossibleSession(root);
  expect(root).toHaveAttribute('data-returning');
  clearPossibleSession(root);
  expect(root).not.toHaveAttribute('data-returning');
});
