import { act, screen } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { use, useEffect, useState } from 'react';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { DashboardPage } from '@/ui/business/dashboard/DashboardPage';
import { focusPageHeading } from '@/ui/shell/layout/mainLandmark';
import { useVisit } from '@/ui/shell/layout/VisitContext';
import { lazyPart } from '@/ui/shell/loading/lazyPart';
import { PageHeading } from '@/ui/shell/PageHeading';
import { PageTitle } from '@/ui/shell/PageTitle';
import { ViewModelFactoriesContext } from '@/ui/shell/ViewModelsContext';
import { anOwnersWorld } from '@tests/support/anOwnersWorld';
import { aBusiness, anActiveBusiness } from '@tests/support/builders/aBusiness';
import { aUser } from '@tests/support/builders/aUser';
import { deferred } from '@tests/support/deferred';
import { renderInLayout } from '@tests/support/renderInLayout';
import type { LazyPart } from '@tests/support/renderPage';
import { text } from '@tests/support/text';

const LINKS = {
  'to the list': '/dashboard',
  'to a business': '/dashboard/business/7',
  'to the profile': '/profile',
  'to the public site': '/about',
} as const;

function Page() {
  const { pathname, search } = useLocation();
  const [typed, setTyped] = useState('');
  return (
    <>
      <PageTitle>{pathname}</PageTitle>
      <PageHeading>{pathname + search}</PageHeading>
      <input aria-label="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <p>{`visit ${String(useVisit())}`}</p>
      {Object.entries(LINKS).map(([name, to]) => (
        <Link key={name} to={to}>
          {name}
        </Link>
      ))}
    </>
  );
}

async function renderList(page = <Page />, path = '/dashboard', loadedParts: readonly LazyPart[] = []) {
  const shown = await renderInLayout(path, { page, user: aUser(), loadedParts });
  const press = async (link: keyof typeof LINKS) => {
    await shown.user.click(screen.getByRole('link', { name: link }));
  };
  return { ...shown, press };
}

const heading = () => screen.getByRole('heading', { level: 1 });
const search = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'search' });

describe('the list behind a business', () => {
  it('comes back as it was, at the location that leads to it', async () => {
    const { press, user } = await renderList(<Page />, '/dashboard?q=levi');
    const field = search();
    await user.type(field, 'locks');
    await press('to a business');
    expect([heading().textContent, search().value]).toEqual(['/dashboard/business/7', '']);
    await press('to the profile');
    await press('to a business');
    await press('to the list');
    expect([heading().textContent, search().value]).toEqual(['/dashboard', 'locks']);
    expect(search()).toBe(field);
    expect(screen.getByText('visit 2')).toBeVisible();
  });

  it('is hidden: heading, title and focus are those of the page in front of it', async () => {
    const { press, container } = await renderList();
    await press('to a business');
    expect(container.querySelector('main h1')).toBe(heading());
    expect(screen.getAllByRole('link', { name: 'to the list' })).toHaveLength(1);
    expect(document.title).toContain('/dashboard/business/7');
    expect(heading()).toHaveFocus();
    search().focus();
    focusPageHeading();
    expect(heading()).toHaveFocus();
    await press('to the list');
    expect(document.title).toContain('/dashboard ');
    expect(heading()).toHaveFocus();
  });

  it('ends its effects while it is hidden, and keeps its location', async () => {
    const events: string[] = [];
    const List = () => {
      const { pathname } = useLocation();
      events.push(pathname);
      useEffect(() => {
        events.push('begins');
        return () => void events.push('ends');
      }, []);
      return <Page />;
    };
    const page = (
      <Routes>
        <Route path="/dashboard" element={<List />} />
        <Route path="*" element={<Page />} />
      </Routes>
    );
    const { press } = await renderList(page);
    events.length = 0;
    await press('to a business');
    await press('to the profile');
    expect(new Set(events)).toEqual(new Set(['ends', '/dashboard']));
    await press('to the list');
    expect(events.at(-1)).toBe('begins');
    expect(new Set(events)).toEqual(new Set(['ends', '/dashboard', 'begins']));
  });

  it.each([
    [
      'with the public site',
      async ({ press }: Awaited<ReturnType<typeof renderList>>) => press('to the public site'),
    ],
    [
      'with the session',
      async ({ session }: Awaited<ReturnType<typeof renderList>>) => act(() => session.signOut()),
    ],
  ])('ends %s', async (_, leave) => {
    const list = await renderList();
    const field = search();
    await list.press('to a business');
    expect(field).toBeInTheDocument();
    await leave(list);
    expect(field).not.toBeInTheDocument();
  });

  it('gives its title to the loading state of the next page, and then to that page', async () => {
    const code = deferred<undefined>();
    const Profile = () => {
      use(code.promise);
      return <Page />;
    };
    const { press } = await renderList(
      <Routes>
        <Route path="/profile" element={<Profile />} />
        <Route path="*" element={<Page />} />
      </Routes>,
    );
    await press('to the profile');
    expect(await screen.findByRole('heading', { name: text('shell.loading') })).toBeVisible();
    expect(document.title).toBe('Loading · Amin');
    await act(async () => code.resolve(undefined));
    expect(await screen.findByRole('heading', { name: '/profile' })).toBeVisible();
    expect(document.title).toBe('/profile · Amin');
  });

  it('starts over after it has failed', async () => {
    const isBroken = observable.box(false);
    const List = observer(function List() {
      const isList = useLocation().pathname === '/dashboard';
      if (isList && isBroken.get()) throw new Error('A bug');
      return <Page />;
    });
    vi.spyOn(console, 'error').mockReturnValue();
    const { user, press } = await renderList(<List />);
    await user.type(search(), 'locks');
    act(() => runInAction(() => isBroken.set(true)));
    expect(screen.getByRole('alert')).toHaveTextContent(text('shell.failure.title'));
    expect(document.title).toContain(text('shell.failure.title'));
    runInAction(() => isBroken.set(false));
    await user.click(
      screen.getAllByRole('link', { name: text('shell.navigation.about') })[0] ?? document.body,
    );
    await press('to a business');
    await press('to the list');
    expect([heading().textContent, search().value]).toEqual(['/dashboard', '']);
  });

  it('shows at once what another page has changed, and reads it again', async () => {
    const businesses = [anActiveBusiness({ id: '7' }), aBusiness({ id: '8' })];
    const { viewModels, network, cache } = anOwnersWorld({ businesses });
    const dashboard = lazyPart(async () => DashboardPage, { texts: ['dashboard', 'business', 'attention'] });
    const page = (
      <ViewModelFactoriesContext value={viewModels}>
        <Routes>
          <Route path="/dashboard" element={<dashboard.Component />} />
          <Route path="*" element={<Page />} />
        </Routes>
      </ViewModelFactoriesContext>
    );
    const { press, user } = await renderList(page, '/dashboard', [dashboard]);
    const link =
      (await screen.findAllByRole('link', { name: `Levi Locks ${text('dashboard.viewDetails')}` }))[0] ??
      document.body;
    expect(screen.getByText(text('business.status.active'))).toBeVisible();
    const reads = network.requestCountOf('list-businesses');
    await user.click(link);
    expect(heading()).toHaveTextContent('/dashboard/business/7');
    expect(link).not.toBeVisible();
    network.latency = 1000;
    cache.rememberStatus(aBusiness({ id: '7' }));
    await press('to the list');
    expect(link).toBeVisible();
    expect(screen.queryByText(text('business.status.active'))).toBeNull();
    expect(screen.getByText(text('dashboard.updating'))).toBeVisible();
    await vi.waitFor(() => expect(network.requestCountOf('list-businesses')).toBe(reads + 1));
  });
});
