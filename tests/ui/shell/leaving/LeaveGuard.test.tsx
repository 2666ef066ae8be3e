import { isDeepStrictEqual } from 'node:util';
import { action, makeObservable, observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { StrictMode } from 'react';
import { BrowserRouter, Link, type Location, useLocation } from 'react-router-dom';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aShell } from '@tests/support/aShell';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { LeaveGuard, useUnsavedWork } from '@/ui/shell/leaving/LeaveGuard';
import { LeaveGuardBoundary } from '@/ui/shell/leaving/LeaveGuardBoundary';
import { useAppNavigate } from '@/ui/shell/useAppNavigate';
import { ViewModelsContext } from '@/ui/shell/ViewModelsContext';

class Draft {
  isUnsaved: boolean;

  constructor(isUnsaved: boolean) {
    this.isUnsaved = isUnsaved;
    makeObservable(this, { isUnsaved: observable, discard: action });
  }

  discard(): void {
    this.isUnsaved = false;
  }

  /** The fourth step is another view of the page. */
  isKeptAt({ pathname, searchParams }: URL): boolean {
    return pathname === '/edit' && searchParams.get('step') !== '4';
  }
}

const FROM_PAGE = 'from-page';

const Editor = observer(function Editor({ draft }: { readonly draft: Draft }) {
  const guard = useUnsavedWork(draft);
  const navigate = useAppNavigate();
  const { pathname, search, state }: Location<unknown> = useLocation();
  return (
    <>
      <p data-testid="state">{state === FROM_PAGE ? FROM_PAGE : ''}</p>
      <p data-testid="currentUrl">{`${pathname}${search}`}</p>
      <Link to="/about">Inside</Link>
      <a href="/edit?step=2#part">Part</a>
      <Link to="/edit?step=3">Other step</Link>
      <Link to="/edit?step=4" state={FROM_PAGE}>
        Other view
      </Link>
      <a href="https://example.com/">Outside</a>
      <a href="/about" target="_blank" rel="noreferrer">
        New tab
      </a>
      <button type="button" onClick={() => navigate('/dashboard')}>
        By code
      </button>
      <button type="button" onClick={() => navigate('/dashboard/business/1/subscription')}>
        Other document
      </button>
      {guard?.pendingNavigation !== undefined && (
        <div role="alertdialog">
          <button type="button" onClick={() => guard.leave()}>
            Leave
          </button>
          <button type="button" onClick={() => guard.stay()}>
            Stay
          </button>
        </div>
      )}
    </>
  );
});

async function anEditor({ isUnsaved = true } = {}) {
  const draft = new Draft(isUnsaved);
  const { viewModels, recordedCalls } = await aShell();
  const rendered = render(
    <StrictMode>
      <ViewModelsContext value={viewModels}>
        <BrowserRouter>
          <LeaveGuardBoundary>
            <Editor draft={draft} />
          </LeaveGuardBoundary>
        </BrowserRouter>
      </ViewModelsContext>
    </StrictMode>,
  );
  return { ...rendered, draft, recordedCalls, user: userEvent.setup({ delay: null }) };
}

const currentUrl = () => screen.getByTestId('currentUrl').textContent;
const question = () => screen.queryByRole('alertdialog');
const press = (name: string) => screen.getByRole('button', { name });

let onPop: () => void = () => undefined;
const watchHistory = (): void => onPop();

/** Resolves after the popstate event. */
async function goBack(): Promise<void> {
  return go(-1);
}

async function go(delta: number): Promise<void> {
  await act(async () => {
    const hasGone = new Promise<void>((resolve) => {
      onPop = resolve;
    });
    history.go(delta);
    await hasGone;
  });
}

beforeEach(() => {
  /* This listener is registered before that of the guard, because the guard stops the event. */
  addEventListener('popstate', watchHistory, { capture: true });
  history.pushState(null, '', '/dashboard');
  history.pushState(null, '', '/edit?step=2');
});

afterEach(() => {
  removeEventListener('popstate', watchHistory, { capture: true });
  history.pushState(null, '', '/');
});

describe('leaving unsaved work', () => {
  it.each(['Inside', 'By code'])('asks for confirmation first: %s', async (way) => {
    const { user } = await anEditor();
    await user.click(screen.getByText(way));
    expect(question()).toBeInTheDocument();
    expect(currentUrl()).toBe('/edit?step=2');
    await user.click(press('Stay'));
    expect(question()).not.toBeInTheDocument();
    await user.click(screen.getByText(way));
    await user.click(press('Leave'));
    await waitFor(() => expect(currentUrl()).toBe(way === 'Inside' ? '/about' : '/dashboard'));
  });

  it('asks for confirmation before loading another document', async () => {
    const { user, recordedCalls } = await anEditor();
    await user.click(press('Other document'));
    expect(recordedCalls).toEqual([]);
    await user.click(press('Leave'));
    expect(recordedCalls).toEqual(['open /dashboard/business/1/subscription']);
  });

  it('asks for confirmation on Back, and goes back only after it', async () => {
    const { user } = await anEditor();
    await goBack();
    expect(question()).toBeInTheDocument();
    expect([currentUrl(), location.pathname]).toEqual(['/edit?step=2', '/edit']);
    await user.click(press('Stay'));
    await goBack();
    await user.click(press('Leave'));
    await waitFor(() => expect([currentUrl(), location.pathname]).toEqual(['/dashboard', '/dashboard']));
  });

  it('asks again when Back is pressed while the dialog is open', async () => {
    const { user } = await anEditor();
    await goBack();
    await goBack();
    expect(currentUrl()).toBe('/edit?step=2');
    await user.click(press('Leave'));
    await waitFor(() => expect(currentUrl()).toBe('/dashboard'));
  });

  it.each([
    ['still goes back to where it was opened', 'Back', -1, FROM_PAGE],
    ['no longer goes back to where it was opened, because that is not before it', 'Forward', 1, ''],
    ['no longer goes back to where it was opened, because that is not before it', 'two steps back', -2, ''],
  ])('%s, after a kept change at %s', async (_, way, delta, state) => {
    const { user, draft } = await anEditor({ isUnsaved: false });
    for (const page of ['Inside', 'By code', 'Other view', 'Inside'])
      await user.click(screen.getByText(page));
    await goBack();
    await waitFor(() => expect(screen.getByTestId('state')).toHaveTextContent(FROM_PAGE));
    runInAction(() => (draft.isUnsaved = true));
    await go(delta);
    await user.click(press('Stay'));
    expect(currentUrl()).toBe('/edit?step=4');
    expect(screen.getByTestId('state').textContent).toBe(state);
    expect(location.pathname).toBe('/edit');
    await goBack();
    await user.click(press('Leave'));
    const left = way === 'Back' ? '/dashboard' : '/about';
    await waitFor(() => expect([currentUrl(), location.pathname]).toEqual([left, left]));
  });

  it('lets the browser ask when the document is unloaded, and only then listens for it', async () => {
    const added = vi.spyOn(window, 'addEventListener');
    const removed = vi.spyOn(window, 'removeEventListener');
    onTestFinished(() => {
      added.mockRestore();
      removed.mockRestore();
    });
    const isRemoved = ([name, listener, options]: Parameters<typeof addEventListener>): boolean =>
      removed.mock.calls.some(
        (call) => call[0] === name && call[1] === listener && isDeepStrictEqual(call[2], options),
      );
    const listeners = () => added.mock.calls.filter(([name]) => name === 'beforeunload').length;
    await anEditor({ isUnsaved: false });
    expect(listeners()).toBe(0);
    const { draft } = await anEditor();
    expect(listeners()).toBeGreaterThan(0);
    const unload = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
    expect(unload()).toBe(false);
    act(() => draft.discard());
    expect(unload()).toBe(true);
    expect(added.mock.calls.filter((call) => call[0] === 'beforeunload' && !isRemoved(call))).toEqual([]);
  });

  it('asks nothing where the page with the changes stays, also on Back', async () => {
    const { user } = await anEditor();
    await user.click(screen.getByText('Other step'));
    expect([question(), currentUrl()]).toEqual([null, '/edit?step=3']);
    await goBack();
    await waitFor(() => expect(currentUrl()).toBe('/edit?step=2'));
    expect(question()).not.toBeInTheDocument();
    await user.click(screen.getByText('Other view'));
    expect([question(), currentUrl()]).toEqual([expect.anything(), '/edit?step=2']);
  });

  it.each(['Part', 'Outside', 'New tab'])('asks nothing on a click on "%s"', async (name) => {
    const { user } = await anEditor();
    const stop = (event: Event): void => event.preventDefault();
    addEventListener('click', stop);
    onTestFinished(() => removeEventListener('click', stop));
    await user.click(screen.getByText(name));
    expect(question()).not.toBeInTheDocument();
  });

  it('asks nothing when a link is opened in another tab', async () => {
    await anEditor();
    fireEvent.click(screen.getByText('Inside'), { ctrlKey: true });
    expect(question()).not.toBeInTheDocument();
  });
});

describe('leaving after the owner has agreed', () => {
  it('goes back after one question', async () => {
    const { user } = await anEditor();
    await goBack();
    await user.click(press('Leave'));
    await waitFor(() => expect([currentUrl(), location.pathname]).toEqual(['/dashboard', '/dashboard']));
    expect(question()).not.toBeInTheDocument();
  });

  it('loads another document without a question of the browser', async () => {
    const { user, recordedCalls } = await anEditor();
    await user.click(press('Other document'));
    await user.click(press('Leave'));
    expect(recordedCalls).toEqual(['open /dashboard/business/1/subscription']);
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
  });

  it('asks again about changes that are made after it, if the page stays', () => {
    const guard = new LeaveGuard();
    const draft = new Draft(true);
    guard.register(draft);
    guard.ask(() => undefined);
    guard.leave();
    expect(guard.hasUnsavedWork).toBe(false);
    runInAction(() => (draft.isUnsaved = true));
    expect(guard.hasUnsavedWork).toBe(true);
  });
});

describe('leaving without unsaved work', () => {
  it.each(['Inside', 'By code'])('asks nothing: %s', async (way) => {
    const { user } = await anEditor({ isUnsaved: false });
    await user.click(screen.getByText(way));
    await waitFor(() => expect(currentUrl()).toBe(way === 'Inside' ? '/about' : '/dashboard'));
  });

  it('asks nothing on Back', async () => {
    await anEditor({ isUnsaved: false });
    await goBack();
    await waitFor(() => expect(currentUrl()).toBe('/dashboard'));
  });
});

describe('the guard', () => {
  it('closes its dialog with the page that has the unsaved work', () => {
    const guard = new LeaveGuard();
    const release = guard.register(new Draft(true));
    guard.ask(() => undefined);
    release();
    expect([guard.pendingNavigation, guard.hasUnsavedWork]).toEqual([undefined, false]);
  });

  it('is not released by the unmount of an earlier page', () => {
    const guard = new LeaveGuard();
    const release = guard.register(new Draft(true));
    guard.register(new Draft(true));
    release();
    expect(guard.hasUnsavedWork).toBe(true);
  });
});
