import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useOnDemand } from '@/ui/shell/useOnDemand';

const Menu = () => <p>The menu</p>;

/** The `vite:preloadError` events that would reload the page. */
let failures: Event[] = [];
const note = (event: Event): void => void failures.push(event);

beforeEach(() => {
  failures = [];
  addEventListener('vite:preloadError', note);
});
afterEach(() => removeEventListener('vite:preloadError', note));

/** A module that loads or fails. A failure fires the event of the bundler first. */
function aLoad() {
  const state = { comes: true, tries: 0 };
  const load = async (): Promise<ComponentType> => {
    state.tries += 1;
    await Promise.resolve();
    if (state.comes) return Menu;
    dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
    throw new Error('The code did not come');
  };
  return { state, load };
}

interface HarnessProps {
  readonly load: () => Promise<ComponentType>;
  readonly onLate?: () => void;
}

function Harness({ load, onLate }: HarnessProps) {
  const { Part, isMissing, request, prepare } = useOnDemand(load, onLate);
  return (
    <>
      <button onClick={request}>Open</button>
      <button onClick={prepare}>Come near</button>
      {Part && <Part />}
      {isMissing && <p>Missing</p>}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a component that loads on demand', () => {
  it('is loaded once by any number of prefetches and uses', async () => {
    const { state, load } = aLoad();
    render(<Harness load={load} />);
    await press('Come near');
    await press('Open');
    await press('Open');
    expect(screen.getByText('The menu')).toBeVisible();
    expect(state.tries).toBeLessThanOrEqual(2);
  });

  it('does not reload the page when a prefetch fails, and can be loaded again', async () => {
    const { state, load } = aLoad();
    render(<Harness load={load} />);
    state.comes = false;
    await press('Come near');
    expect(failures).toEqual([]);
    state.comes = true;
    await press('Come near');
    expect(screen.getByText('The menu')).toBeVisible();
  });

  it('reports the failure when it is in use, and loads when online', async () => {
    const { state, load } = aLoad();
    render(<Harness load={load} />);
    state.comes = false;
    await press('Open');
    expect(failures).toHaveLength(1);
    state.comes = true;
    await act(async () => {
      dispatchEvent(new Event('online'));
      await Promise.resolve();
    });
    expect(await screen.findByText('The menu')).toBeVisible();
  });

  it('is retried after a failed load without an online event', async () => {
    const { state, load } = aLoad();
    render(<Harness load={load} />);
    state.comes = false;
    await press('Open');
    state.comes = true;
    expect(await screen.findByText('The menu', undefined, { timeout: 5000 })).toBeVisible();
  });

  it('says that it is missing until it has loaded, and that it is late', async () => {
    const { state, load } = aLoad();
    const onLate = vi.fn<() => void>();
    render(<Harness load={load} onLate={onLate} />);
    state.comes = false;
    await press('Open');
    expect(screen.getByText('Missing')).toBeVisible();
    expect(onLate).not.toHaveBeenCalled();
    state.comes = true;
    await act(async () => {
      dispatchEvent(new Event('online'));
      await Promise.resolve();
    });
    expect(await screen.findByText('The menu')).toBeVisible();
    expect(screen.queryByText('Missing')).not.toBeInTheDocument();
    expect(onLate).toHaveBeenCalledOnce();
  });

  it('is not late when it loads at once', async () => {
    const { load } = aLoad();
    const onLate = vi.fn<() => void>();
    render(<Harness load={load} onLate={onLate} />);
    await press('Open');
    expect(await screen.findByText('The menu')).toBeVisible();
    expect(onLate).not.toHaveBeenCalled();
  });
});
