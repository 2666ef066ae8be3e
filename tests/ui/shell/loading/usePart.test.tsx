import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Texts } from '@/ui/i18n/Texts';
import { TranslationProvider } from '@/ui/i18n/TranslationProvider';
import { atOnce, lazyPart, usePart, type LoadSchedules } from '@/ui/shell/loading/lazyPart';
import { renderPage } from '@tests/support/renderPage';

const Menu = () => <p>The menu</p>;

/** The `vite:preloadError` events that would reload the page. */
let failures: Event[] = [];
const record = (event: Event): void => void failures.push(event);

beforeEach(() => {
  failures = [];
  addEventListener('vite:preloadError', record);
});
afterEach(() => removeEventListener('vite:preloadError', record));

/** A module that loads or fails. Before it fails, it dispatches the event of Vite. */
function aLoad() {
  const state = { isLoadable: true, tries: 0 };
  const load = async (): Promise<ComponentType> => {
    state.tries += 1;
    await Promise.resolve();
    if (state.isLoadable) return Menu;
    dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
    throw new Error('The code failed to load');
  };
  return { state, load };
}

/** Renders a component that shows a part. */
async function renderPlace(load: () => Promise<ComponentType>, schedules?: LoadSchedules) {
  const part = lazyPart(load);
  const Place = () => {
    const { loaded: Part, hasFailed, request, preload } = usePart(part, schedules);
    return (
      <>
        <button onClick={request}>Open</button>
        <button onClick={preload}>Prefetch</button>
        {Part && <Part />}
        {hasFailed && <p>{Part === undefined ? 'Missing' : 'Late'}</p>}
      </>
    );
  };
  return renderPage(<Place />);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a component that loads on demand', () => {
  it('is loaded once by any number of prefetches and uses', async () => {
    const { state, load } = aLoad();
    await renderPlace(load);
    await press('Prefetch');
    await press('Open');
    await press('Open');
    expect(screen.getByText('The menu')).toBeVisible();
    expect(state.tries).toBeLessThanOrEqual(2);
  });

  it('does not reload the page when a prefetch fails, and can be loaded again', async () => {
    const { state, load } = aLoad();
    await renderPlace(load);
    state.isLoadable = false;
    await press('Prefetch');
    expect(failures).toEqual([]);
    state.isLoadable = true;
    await press('Prefetch');
    expect(screen.getByText('The menu')).toBeVisible();
  });

  it('reports the failure when it is in use, and loads when online', async () => {
    const { state, load } = aLoad();
    await renderPlace(load);
    state.isLoadable = false;
    await press('Open');
    expect(failures).toHaveLength(1);
    state.isLoadable = true;
    await act(async () => {
      dispatchEvent(new Event('online'));
      await Promise.resolve();
    });
    expect(await screen.findByText('The menu')).toBeVisible();
  });

  it('is retried after a failed load without an online event', async () => {
    const { state, load } = aLoad();
    await renderPlace(load);
    state.isLoadable = false;
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    act(() => screen.getByText('Open').click());
    await act(async () => vi.advanceTimersByTimeAsync(0));
    state.isLoadable = true;
    await act(async () => vi.advanceTimersByTimeAsync(2000));
    expect(screen.getByText('The menu')).toBeVisible();
  });

  it('says that it is missing until it has loaded, and that it is late until the next press', async () => {
    const { state, load } = aLoad();
    await renderPlace(load);
    state.isLoadable = false;
    await press('Open');
    expect(screen.getByText('Missing')).toBeVisible();
    state.isLoadable = true;
    await act(async () => {
      dispatchEvent(new Event('online'));
      await Promise.resolve();
    });
    expect(await screen.findByText('The menu')).toBeVisible();
    expect(screen.getByText('Late')).toBeVisible();
    await press('Open');
    expect(screen.queryByText('Late')).not.toBeInTheDocument();
  });

  it('is not late when it loads at once', async () => {
    const { load } = aLoad();
    await renderPlace(load);
    await press('Open');
    expect(await screen.findByText('The menu')).toBeVisible();
    expect(screen.queryByText('Late')).not.toBeInTheDocument();
  });

  it.each(['request', 'preload', 'retriedPreload'] as const)(
    'loads by itself at the time of its %s',
    async (kind) => {
      const { load } = aLoad();
      await renderPlace(load, { [kind]: atOnce });
      expect(await screen.findByText('The menu')).toBeVisible();
    },
  );

  it('is retried quietly when no press requests it', async () => {
    const { state, load } = aLoad();
    state.isLoadable = false;
    await renderPlace(load, { retriedPreload: atOnce });
    await waitFor(() => expect(state.tries).toBe(1));
    state.isLoadable = true;
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText('The menu')).toBeVisible();
    expect(failures).toEqual([]);
  });

  it.each([
    ['is tried once as a preload, because a press requests it later', 'preload', false, 1],
    ['is tried twenty times when no press requests it', 'retriedPreload', false, 20],
    ['is not retried once its page is left', 'retriedPreload', true, 1],
  ] as const)('%s', async (_, kind, isLeft, tries) => {
    const { state, load } = aLoad();
    state.isLoadable = false;
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { unmount } = await renderPlace(load, { [kind]: atOnce });
    await vi.advanceTimersByTimeAsync(0);
    const before = state.tries;
    if (isLeft) unmount();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(state.tries - before + 1).toBe(tries);
  });

  it('is requested also when it replaces another part', async () => {
    const failing = aLoad();
    failing.state.isLoadable = false;
    const [first, second] = [lazyPart(failing.load), lazyPart(async () => Menu)];
    const Place = () => {
      const [part, setPart] = useState(first);
      const { loaded: Part, hasFailed } = usePart(part, { request: atOnce });
      return (
        <>
          <button onClick={() => setPart(second)}>Another</button>
          {Part && <Part />}
          {hasFailed && <p>Missing</p>}
        </>
      );
    };
    await renderPage(<Place />);
    expect(await screen.findByText('Missing')).toBeVisible();
    await press('Another');
    expect(await screen.findByText('The menu')).toBeVisible();
    expect(screen.queryByText('Missing')).not.toBeInTheDocument();
  });

  it('loads with its texts, and renders at once when it has loaded', async () => {
    const texts = await Texts.forLanguage('en');
    const part = lazyPart(async () => Menu, { texts: ['welcome'] });
    expect(part.code(texts).loaded).toBeUndefined();
    await part.code(texts).load();
    expect(part.code(texts).loaded).toBe(Menu);
    expect(texts.requiredNamespaces).toContain('welcome');
    render(
      <TranslationProvider texts={texts}>
        <part.Component />
      </TranslationProvider>,
    );
    expect(screen.getByText('The menu')).toBeVisible();
  });
});
