import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyScreen } from '@/ui/shell/lazyScreen';
import { renderInLayout } from '../../support/renderInLayout';
import { text } from '@tests/support/text';

/** A screen whose code fails to load the first time. */
function aScreenThatFailsOnce() {
  vi.spyOn(console, 'error').mockReturnValue();
  const requests = { count: 0 };
  const lazy = lazyScreen(async () => {
    requests.count += 1;
    await Promise.resolve();
    if (requests.count === 1) throw new Error('The connection is gone');
    return () => <h1>Here it is</h1>;
  });
  return { lazy, requests };
}

function setConnection(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a screen whose code fails to load', () => {
  it('shows the failure without retrying by itself, and loads on retry', async () => {
    const { lazy, requests } = aScreenThatFailsOnce();
    await expect(lazy.preload()).rejects.toThrow('The code of a screen could not be loaded');
    const { user } = await renderInLayout('/', { page: <lazy.Screen /> });
    expect(screen.getByRole('alert')).toHaveTextContent(text('shell.connection.unreachableTitle'));
    expect(requests.count).toBe(1);

    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5000);
    await lazy.preload();
    await user.click(screen.getByRole('button', { name: text('errors.tryAgain') }));
    expect(screen.getByRole('heading', { name: 'Here it is' })).toBeVisible();
    expect(requests.count).toBe(2);
  });

  it('names the lost connection as the reason, and loads by itself when online', async () => {
    setConnection(false);
    const { lazy, requests } = aScreenThatFailsOnce();
    await expect(lazy.preload()).rejects.toThrow('could not be loaded');
    await renderInLayout('/', { page: <lazy.Screen /> });
    expect(screen.getByRole('alert')).toHaveTextContent(text('shell.connection.offlineTitle'));
    expect(screen.queryByText(text('shell.failure.title'))).not.toBeInTheDocument();

    await act(async () => setConnection(true));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Here it is' })).toBeVisible());
    expect(requests.count).toBe(2);
  });
});

it('differs from a screen that throws: its error page does not mention the connection', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const Broken = (): never => {
    throw new Error('A bug');
  };
  await renderInLayout('/', { page: <Broken /> });
  expect(screen.getByRole('alert')).toHaveTextContent(text('shell.failure.title'));
});
