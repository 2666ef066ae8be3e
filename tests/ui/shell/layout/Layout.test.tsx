import { act, screen, waitFor, within } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { describe, expect, it, vi } from 'vitest';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { aUser } from '@tests/support/builders/aUser';
import { renderInLayout } from '@tests/support/renderInLayout';
import { PageLoading } from '@/ui/shell/layout/PageLoading';
import { PageHeading } from '@/ui/shell/PageHeading';
import { namesOf, pathOf, PUBLIC_PATHS, routeOf } from '@/ui/shell/routePaths';
import { OWNER_ROUTES } from '@/ui/shell/routes';
import { text, textIn } from '@tests/support/text';

const navigation = () => within(screen.getByRole('navigation', { name: text('shell.navigation.label') }));
const heading = () => screen.getByRole('heading', { level: 1 });

describe('the layout of the pages', () => {
  it('starts with a link that skips to the content', async () => {
    const { user } = await renderInLayout('/about');
    await user.tab();
    expect(screen.getByRole('link', { name: text('shell.skipToContent') })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('leaves focus and scroll position unchanged when the document opens', async () => {
    const { scrolls } = await renderInLayout('/about');
    expect(document.body).toHaveFocus();
    expect(scrolls).toEqual([]);
  });

  it('moves focus and scroll position to the heading at every change of route', async () => {
    const { user, scrolls } = await renderInLayout('/about', { isLoaded: ['/pricing'] });
    await user.click(navigation().getByRole('link', { name: text('shell.navigation.pricing') }));
    await waitFor(() => expect(heading()).toHaveTextContent(text('pricing.heading')));
    expect(heading()).toHaveFocus();
    expect(scrolls).toEqual(['top']);
    expect(document.title).toBe(`${text('pricing.title')} · Amin`);
  });

  it('scrolls to the section of a URL fragment and does not treat it as a change of route', async () => {
    const page = (
      <>
        <PageHeading>Policy</PageHeading>
        <h2 id="security">Security</h2>
        <Link to="#security">To security</Link>
      </>
    );
    const { user, scrolls } = await renderInLayout('/privacy', { page });
    await user.click(screen.getByRole('link', { name: 'To security' }));
    expect(screen.getByRole('heading', { name: 'Security' })).toHaveFocus();
    expect(scrolls).toEqual(['#security']);
  });

  it('scrolls to the section of a URL fragment once the page has loaded, and not again', async () => {
    const isLoaded = observable.box(false);
    const Page = observer(function Page() {
      const { pathname } = useLocation();
      if (pathname === '/about') return <Link to="/privacy#security">To security</Link>;
      if (!isLoaded.get()) return <PageLoading />;
      return (
        <>
          <PageHeading>Policy</PageHeading>
          <h2 id="security">Security</h2>
        </>
      );
    });
    const { user, scrolls } = await renderInLayout('/about', { page: <Page /> });
    await user.click(screen.getByRole('link', { name: 'To security' }));
    expect(scrolls).toEqual(['top']);
    act(() => runInAction(() => isLoaded.set(true)));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Security' })).toHaveFocus());
    expect(scrolls).toEqual(['top', '#security']);
    heading().focus();
    act(() => heading().append('!'));
    await Promise.resolve();
    expect(heading()).toHaveFocus();
  });

  it('moves the focus from the heading of the loading state to the heading that replaces it', async () => {
    const isLoading = observable.box(true);
    const Page = observer(function Page() {
      if (isLoading.get()) return <PageLoading />;
      return <PageHeading>Here it is</PageHeading>;
    });
    await renderInLayout('/dashboard', { page: <Page /> });
    heading().focus();
    act(() => runInAction(() => isLoading.set(false)));
    expect(heading()).toHaveTextContent('Here it is');
    expect(heading()).toHaveFocus();
  });

  it('opens at the top again after Back from a section and for a link to the open page', async () => {
    const Page = () => {
      const navigate = useNavigate();
      const { pathname, hash } = useLocation();
      return (
        <>
          <PageHeading>{`At ${pathname}${hash}`}</PageHeading>
          <h2 id="liability">Liability</h2>
          <Link to="#liability">To liability</Link>
          <Link to="/terms">To the terms</Link>
          <button onClick={() => void navigate(-1)}>Back</button>
        </>
      );
    };
    const { user, scrolls } = await renderInLayout('/terms', { page: <Page /> });
    const toLiability = async () => user.click(screen.getByRole('link', { name: 'To liability' }));
    const toTerms = async () => user.click(screen.getByRole('link', { name: 'To the terms' }));
    await toLiability();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(heading()).toHaveTextContent('At /terms');
    expect(heading()).toHaveFocus();
    await toTerms();
    expect(heading()).toHaveFocus();
    await toLiability();
    await toTerms();
    expect(heading()).toHaveFocus();
    expect(scrolls).toEqual(['#liability', 'top', 'top', '#liability', 'top']);
  });

  it('stays where it is when the query changes, and when the list repeats its view while the owner types', async () => {
    const Page = () => {
      const navigate = useNavigate();
      const { pathname } = useLocation();
      const go = (search: string): void => void navigate(`${pathname}${search}`, { replace: true });
      return (
        <>
          <PageHeading>List</PageHeading>
          <input aria-label="search" onChange={({ target }) => go(target.value === '' ? '' : '?q=1')} />
          <button onClick={() => go('')}>Again</button>
        </>
      );
    };
    const { user, scrolls } = await renderInLayout('/dashboard', { page: <Page /> });
    await user.type(screen.getByRole('textbox', { name: 'search' }), 'ab{Backspace}{Backspace}');
    expect(screen.getByRole('textbox', { name: 'search' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Again' }));
    expect(scrolls).toEqual([]);
  });

  it('leaves the scroll position to the browser once the document is left, so that a reload keeps it', async () => {
    const { user } = await renderInLayout('/about', { isLoaded: ['/pricing'] });
    expect(history.scrollRestoration).toBe('manual');
    dispatchEvent(new Event('pagehide'));
    expect(history.scrollRestoration).toBe('auto');
    await user.click(navigation().getByRole('link', { name: text('shell.navigation.pricing') }));
    await waitFor(() => expect(history.scrollRestoration).toBe('manual'));
  });

  it.each([
    [0, ['#security']],
    [300, []],
  ])(
    'scrolls to the section of a new document unless the browser has scrolled: %i',
    async (top, expected) => {
      vi.stubGlobal('scrollY', top);
      const page = <h2 id="security">Security</h2>;
      const { scrolls } = await renderInLayout('/privacy#security', { page });
      expect(scrolls).toEqual(expected);
    },
  );

  it.each(['/nowhere', '/dashboard/nowhere'])('redirects %s to the home page', async (url) => {
    const { currentUrl } = await renderInLayout(url);
    expect(currentUrl()).toBe('/');
  });

  it.each([
    ...PUBLIC_PATHS.filter((path) => path !== '/'),
    ...namesOf(OWNER_ROUTES).map((name) => pathOf(name, '7')),
  ])('knows %s only in lower case, as the servers do', async (path) => {
    const url = path.toUpperCase();
    const { currentUrl, recordedCalls } = await renderInLayout(url, { user: aUser() });
    expect([routeOf(path) === undefined, routeOf(url)]).toEqual([false, undefined]);
    expect([currentUrl(), recordedCalls]).toEqual(['/', []]);
  });

  it('redirects an unknown path to the home page, also for a signed-in owner', async () => {
    const { currentUrl } = await renderInLayout('/nowhere', { user: aUser() });
    expect(currentUrl()).toBe('/');
  });

  it('loads a new document only when entering the wizard', async () => {
    const page = (
      <>
        <Link to="/dashboard/business/7/subscription">Into the wizard</Link>
        <Link to="/contact">Elsewhere</Link>
      </>
    );
    const { user, recordedCalls, currentUrl } = await renderInLayout('/dashboard/business/7', { page });
    await user.click(screen.getByRole('link', { name: 'Into the wizard' }));
    expect(recordedCalls).toEqual(['open /dashboard/business/7/subscription']);
    expect(currentUrl()).toBe('/dashboard/business/7');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(recordedCalls).toHaveLength(1);
    expect(currentUrl()).toBe('/contact');
  });

  it('runs the click handler of a link into the wizard', async () => {
    const dismissReturn = vi.fn<() => void>();
    const page = (
      <Link to="/dashboard/business/7/subscription" onClick={dismissReturn}>
        Continue
      </Link>
    );
    const { user, recordedCalls, currentUrl } = await renderInLayout('/dashboard', { page });
    await user.click(screen.getByRole('link', { name: 'Continue' }));
    expect(dismissReturn).toHaveBeenCalledOnce();
    expect(recordedCalls).toEqual(['open /dashboard/business/7/subscription']);
    expect(currentUrl()).toBe('/dashboard');
  });

  it('loads a new document when leaving the wizard', async () => {
    const { user, recordedCalls } = await renderInLayout('/dashboard/business/7/subscription', {
      page: <Link to="/dashboard/business/7">Back</Link>,
    });
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(recordedCalls).toEqual(['open /dashboard/business/7']);
  });
});

describe('a page that throws while rendering', () => {
  it('keeps header and footer, and can be retried', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = true;
    function Fragile() {
      if (isBroken) throw new Error('A bug');
      return <PageHeading>Well again</PageHeading>;
    }
    const { user } = await renderInLayout('/about', { page: <Fragile /> });
    expect(screen.getByRole('alert')).toHaveTextContent(text('shell.failure.title'));
    expect(screen.getByRole('banner')).toBeInTheDocument();
    const support = screen.getByRole('link', { name: text('errors.contactSupport') });
    expect(support).toHaveAttribute('href', '/contact');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: text('errors.tryAgain') }));
    expect(heading()).toHaveTextContent('Well again');
  });

  it('is left for another view of the same path, and is not rendered again before', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const View = () => {
      if (useLocation().search !== '') throw new Error('A bug');
      return (
        <>
          <PageHeading>The first view</PageHeading>
          <Link to="?view=charges">Charges</Link>
        </>
      );
    };
    const { user } = await renderInLayout('/about', { page: <View /> });
    await user.click(screen.getByRole('link', { name: 'Charges' }));
    expect(screen.getByRole('alert')).toHaveTextContent(text('shell.failure.title'));
    expect(report).toHaveBeenCalledOnce();
    await user.click(navigation().getByRole('link', { name: text('shell.navigation.about') }));
    expect(heading()).toHaveTextContent('The first view');
  });
});

describe('toasts', () => {
  it('are each shown once, as a toast in the language of the page', async () => {
    const { toasts } = await renderInLayout('/about');
    toasts.show({ kind: 'error', message: 'errors.offline' });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text('errors.offline'));
    expect(toasts.waiting).toEqual([]);
  });

  it('are translated when the language changes', async () => {
    const { toasts, viewModels } = await renderInLayout('/about');
    toasts.show({ kind: 'error', message: 'errors.generalRetry' });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text('errors.generalRetry'));
    await act(async () => viewModels.language.choose('he'));
    expect(alert).toHaveTextContent(textIn.he('errors.generalRetry'));
    expect(alert).not.toHaveTextContent(text('errors.generalRetry'));
  });

  it('announce the reason together with the event, both in the language of the page', async () => {
    const { toasts, viewModels } = await renderInLayout('/about');
    toasts.show({
      kind: 'error',
      message: 'errors.generalRetry',
      reason: 'errors.offline',
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text('errors.offline'));
    await act(async () => viewModels.language.choose('he'));
    expect(alert).toHaveTextContent(textIn.he('errors.offline'));
  });

  it('are closed by their button', async () => {
    const { toasts, user } = await renderInLayout('/about');
    toasts.show({ kind: 'error', message: 'errors.generalRetry' });
    await user.click(await screen.findByRole('button', { name: text('shell.toasts.close') }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });
});
