import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

const STARTED_AT = Date.parse('2026-07-14T09:00:00Z');

/** A failed load is remembered for one second, so the tests move the clock themselves. */
function setMillisecondsSinceStart(milliseconds: number): void {
  vi.spyOn(Date, 'now').mockReturnValue(STARTED_AT + milliseconds);
}

beforeEach(() => setMillisecondsSinceStart(0));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a screen whose code fails to load', () => {
  it('shows the failure, and loads on retry', async () => {
    const { lazy, requests } = aScreenThatFailsOnce();
    await expect(lazy.preload()).rejects.toThrow('The code of a screen could not be loaded');
    const { user } = await renderInLayout('/', { page: <lazy.Screen /> });
    expect(screen.getByRole('alert')).toHaveTextContent(text('shell.connection.unreachableTitle'));
    expect(requests.count).toBe(1);

    setMillisecondsSinceStart(5000);
    await user.click(screen.getByRole('button', { name: text('errors.tryAgain') }));
    expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeVisible();
    expect(requests.count).toBeGreaterThan(1);
  });

  it.each([
    ['loads the document again with its hash', async () => Promise.resolve(new Response()), ['reload']],
    ['stays when the site does not answer', async () => Promise.reject(new TypeError('Unreachable')), []],
  ])('%s on the press after a failed retry, because browsers may remember it', async (_, answer, moves) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
    const requests = { count: 0 };
    const lazy = lazyScreen(async () => {
      requests.count += 1;
      return Promise.reject(new Error('The connection is gone'));
    });
    await expect(lazy.preload()).rejects.toThrow('could not be loaded');
    const { user, recordedCalls } = await renderInLayout('/', { page: <lazy.Screen /> });
    const button = screen.getByRole('button', { name: text('errors.tryAgain') });
    await user.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
    expect(recordedCalls).toEqual([]);
    expect(asked).not.toHaveBeenCalled();
    const before = requests.count;
    await user.click(button);
    await waitFor(() =>
      expect([...recordedCalls, ...(requests.count > before ? ['retry'] : [])]).not.toEqual([]),
    );
    expect(recordedCalls).toEqual(moves);
    expect(asked).toHaveBeenCalledWith(
      location.href,
      expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
    );
  });

  it('retries by itself while online, as its text says', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { lazy, requests } = aScreenThatFailsOnce();
    await expect(lazy.preload()).rejects.toThrow('The code of a screen could not be loaded');
    await renderInLayout('/', { page: <lazy.Screen /> });
    expect(screen.getByRole('alert')).toBeVisible();
    expect(requests.count).toBe(1);
    setMillisecondsSinceStart(15_000);
    await act(async () => vi.advanceTimersByTime(15_000));
    expect(requests.count).toBeGreaterThan(1);
    expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeVisible();
  });

  it('names the lost connection as the reason, and loads by itself when online', async () => {
    setConnection(false);
    const { lazy, requests } = aScreenThatFailsOnce();
    await expect(lazy.preload()).rejects.toThrow('could not be loaded');
    await renderInLayout('/', { page: <lazy.Screen /> });
    expect(screen.getByRole('alert')).toHaveTextContent(text('shell.connection.offlineTitle'));
    expect(screen.queryByText(text('shell.failure.title'))).not.toBeInTheDocument();

    setMillisecondsSinceStart(5000);
    await act(async () => setConnection(true));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Here it is' })).toBeVisible());
    expect(requests.count).toBeGreaterThan(1);
  });

  it('has buttons that work', async () => {
    const { lazy } = aScreenThatFailsOnce();
    await expect(lazy.preload()).rejects.toThrow('could not be loaded');
    const onHydrated = vi.fn<() => void>();
    await renderInLayout('/', { page: <lazy.Screen />, onHydrated });
    expect(onHydrated).toHaveBeenCalled();
  });
});

describe('a screen that throws', () => {
  const aBug = (): never => {
    throw new Error('A bug');
  };

  it('has an error page that does not mention the connection, with buttons that work', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const Broken = (): never => aBug();
    const onHydrated = vi.fn<() => void>();
    await renderInLayout('/', { page: <Broken />, onHydrated });
    expect(screen.getByRole('alert')).toHaveTextContent(text('shell.failure.title'));
    expect(onHydrated).toHaveBeenCalled();
  });

  it('is replaced by the error page, not by an empty one, when it throws on unmount', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const left = vi.fn<() => void>();
    const Page = () => {
      useEffect(() => left, []);
      return <Link to="/about">Next</Link>;
    };
    const { user } = await renderInLayout('/', { page: <Page /> });
    left.mockImplementationOnce(aBug);
    await user.click(screen.getByRole('link', { name: 'Next' }));
    expect(screen.getByRole('alert')).toHaveTextContent(text('shell.failure.title'));
    await user.click(screen.getByRole('button', { name: text('errors.tryAgain') }));
    expect(screen.getByRole('link', { name: 'Next' })).toBeVisible();
  });
});
