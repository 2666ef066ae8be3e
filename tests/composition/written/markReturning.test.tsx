import { expect, it } from 'vitest';
import { forgetReturning, markReturning } from '@/composition/written/markReturning';

it('a document says that its tab may hold a session, until the app knows better', () => {
  const root = document.createElement('html');
  markReturning(root);
  expect(root).toHaveAttribute('data-returning');
  forgetReturning(root);
  expect(root).not.toHaveAttribute('data-returning');
});
