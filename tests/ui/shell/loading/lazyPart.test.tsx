import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyPart } from '@/ui/shell/loading/lazyPart';
import { renderInLayout } from '@tests/support/renderInLayout';
import { text } from '@tests/support/text';

/** A screen whose code fails to load the first time. */
function aScreenThatFailsOnce() {
  vi.spyOn(console, 'error').mockReturnValue();
  const requests = { count: 0 };
  const part = lazyPart(async () => {
    requests.count += 1;
    await Promise.resolve();
    if (requests.count === 1) throw new Error('The connection is gone');
    return () => <h1>Here it is</h1>;
  });
  return { part, requests };
}

function setConnection(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a screen whose code fails to load', () => {
  it('shows the failure, and loads on retry', async () => {
    const { part, requests } = aScreenThatFailsOnce();
    const { user } = await renderInLayout('/', { page: <part.Component />, loadedParts: [part] });
    expect(screen.getByRole('alert')).toHaveTextContent(text('shell.connection.unreachableTitle'));
    expect(requests.count).toBe(1);

    await user.click(screen.getByRole('button', { name: text('errors.tryAgain') }));
    expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeVisible();
    expect(requests.count).toBeGreaterThan(1);
  });

  it.each([
    ['loads the document again with its hash', async () => Promise.resolve(new Response()), ['reload']],
    ['stays when the site does not answer', async () => Promise.reject(new TypeError('Unreachable')), []],
  ])(
    '%s on the press after a failed retry, because browsers may remember the failure',
    async (_, answer, moves) => {
      vi.spyOn(console, 'error').mockReturnValue();
      const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
      const requests = { count: 0 };
      const part = lazyPart(async () => {
        requests.count += 1;
        return Promise.reject(new Error('The connection is gone'));
      });
      const { user, recordedCalls } = await renderInLayout('/', {
        page: <part.Component />,
        loadedParts: [part],
      });
      const button = screen.getByRole('button', { name: text('errors.tryAgain') });
      await user.click(button);
      await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
      expect(recordedCalls).toEqual([]);
      expect(fetched).not.toHaveBeenCalled();
      const before = requests.count;
      await user.click(button);
      await waitFor(() =>
        expect([...recordedCalls, ...(requests.count > before ? ['retry'] : [])]).not.toEqual([]),
      );
      expect(recordedCalls).toEqual(moves);
      expect(fetched).toHaveBeenCalledWith(
        location.href,
        expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
      );
    },
  );

  it('retries by itself while online, as its text says', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { part, requests } = aScreenThatFailsOnce();
    await renderInLayout('/', { page: <part.Component />, loadedParts: [part] });
    expect(screen.getByRole('alert')).toBeVisible();
    expect(requests.count).toBe(1);
    await act(async () => vi.advanceTimersByTime(15_000));
    expect(requests.count).toBeGreaterThan(1);
    expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeVisible();
  });

  it('names the lost connection as the reason, and loads by itself when online', async () => {
    setConnection(false);
    const { part, requests } = aScreenThatFailsOnce();
    await renderInLayout('/', { page: <part.Component />, loadedParts: [part] });
    expect(screen.getByRole('alert')).toHaveTextContent(text('shell.connection.offlineTitle'));
    expect(screen.queryByText(text('shell.failure.title'))).not.toBeInTheDocument();

    await act(async () => setConnection(true));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Here it is' })).toBeVisible());
    expect(requests.count).toBeGreaterThan(1);
  });

  it('calls onPageShown, because its buttons work', async () => {
    const { part } = aScreenThatFailsOnce();
    const onPageShown = vi.fn<() => void>();
    await renderInLayout('/', { page: <part.Component />, loadedParts: [part], onPageShown });
    expect(onPageShown).toHaveBeenCalled();
  });
});

describe('a screen that throws', () => {
  const aBug = (): never => {
    throw new Error('A bug');
  };

  it('has an error page that does not mention the connection, and calls onPageShown', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const Broken = (): never => aBug();
    const onPageShown = vi.fn<() => void>();
    await renderInLayout('/', { page: <Broken />, onPageShown });
    expect(screen.getByRole('alert')).toHaveTextContent(text('shell.failure.title'));
    expect(onPageShown).toHaveBeenCalled();
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
