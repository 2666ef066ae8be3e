import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { lazyScreen } from '@/ui/shell/lazyScreen';
import { renderFramed } from '../../support/renderFramed';

it('a screen that does not come is told of, without asking again and again; who tries again asks once more', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let requests = 0;
  const lazy = lazyScreen(async () => {
    requests += 1;
    await Promise.resolve();
    if (requests === 1) throw new Error('The connection is gone');
    return () => <h1>Here it is</h1>;
  });
  await expect(lazy.preload()).rejects.toThrow('The connection is gone');
  const { user } = await renderFramed('/', { page: <lazy.Screen /> });
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong here');
  expect(requests).toBe(1);

  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5000);
  await lazy.preload();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('heading', { name: 'Here it is' })).toBeVisible();
  expect(requests).toBe(2);
});
