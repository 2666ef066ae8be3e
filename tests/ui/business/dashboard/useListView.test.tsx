import { act, render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useListView } from '@/ui/business/dashboard/useListView';
import { VisitContext } from '@/ui/shell/layout/VisitContext';
import { paths } from '@/ui/shell/paths';

function aLastView(listSearch: string) {
  return {
    listSearch,
    rememberListSearch(search: string) {
      this.listSearch = search;
    },
  };
}

/** The dashboard, opened by its URL. `listSearch` is the last view of the tab. */
function aListAt(search: string, listSearch = '') {
  const last = aLastView(listSearch);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={['/dashboard/business/1', `/dashboard${search}`]} initialIndex={1}>
      {children}
    </MemoryRouter>
  );
  const { result } = renderHook(
    () => ({ ...useListView(last), location: useLocation(), navigate: useNavigate() }),
    { wrapper },
  );
  return { last, list: () => result.current };
}

/** The dashboard, opened by a link on another page. */
function aListByLink(listSearch: string, search = '') {
  const last = aLastView(listSearch);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={['/dashboard/business/1']}>{children}</MemoryRouter>
  );
  const useOpened = () => {
    const location = useLocation();
    const navigate = useNavigate();
    return { location, navigate };
  };
  const views: string[] = [];
  function List() {
    const { view } = useListView(last);
    views.push(view.query);
    return undefined;
  }
  const { result } = renderHook(useOpened, {
    wrapper: ({ children }: { readonly children: ReactNode }) =>
      wrapper({
        children: (
          <>
            {children}
            <OnDashboard>
              <List />
            </OnDashboard>
          </>
        ),
      }),
  });
  act(() => void result.current.navigate(`/dashboard${search}`));
  return { last, views, location: () => result.current.location };
}

function OnDashboard({ children }: { readonly children: ReactNode }) {
  return useLocation().pathname === '/dashboard' ? children : undefined;
}

describe('the view of a long list', () => {
  it('is in the URL, and Back returns to the previous one', () => {
    const { last, list } = aListAt('?q=levi');
    act(() => list().change({ filter: 'active' }));
    act(() => list().change({ page: 2 }));
    expect(list().location.search).toBe('?show=active&q=levi&page=2');
    expect(last.listSearch).toBe('?show=active&q=levi&page=2');
    act(() => void list().navigate(-1));
    expect(list().view).toEqual({ filter: 'active', sort: 'listed', query: 'levi', page: 1 });
  });

  it('begins at the first page after a change', () => {
    const { list } = aListAt('?page=3');
    act(() => list().change({ sort: 'name' }));
    expect(list().location.search).toBe('?sort=name');
  });

  it('contains both changes when two are made before the next rendering', () => {
    const { list } = aListAt('');
    act(() => {
      list().change({ filter: 'active' });
      list().change({ query: 'levi' }, { replace: true });
    });
    expect(list().location.search).toBe('?show=active&q=levi');
  });

  it('adds no history entry for a search', () => {
    const { list } = aListAt('');
    act(() => list().change({ query: 'levi' }, { replace: true }));
    act(() => void list().navigate(-1));
    expect(list().location.pathname).toBe('/dashboard/business/1');
  });

  it('is the view of the URL when the document is opened or the owner goes back', () => {
    const { last, list } = aListAt('', '?q=levi');
    expect(list().view.query).toBe('');
    expect(last.listSearch).toBe('');
  });

  it('is the last view of the tab when a link without a view opens the list, from the first rendering', () => {
    const { views, location } = aListByLink('?q=levi');
    expect(new Set(views)).toEqual(new Set(['levi']));
    expect(location().search).toBe('?q=levi');
  });

  it('is the last view again when the list has stayed mounted behind the page with the link', () => {
    const last = aLastView('');
    const navigations: NavigateFunction[] = [];
    const views: string[] = [];
    function List() {
      const { view } = useListView(last);
      views.push(view.query);
      navigations.push(useNavigate());
      return undefined;
    }
    const list = (visit: number) => (
      <VisitContext value={visit}>
        <List />
      </VisitContext>
    );
    const { rerender } = render(list(1), {
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <MemoryRouter initialEntries={['/dashboard?q=levi']}>{children}</MemoryRouter>
      ),
    });
    const open = () => act(() => void navigations.at(-1)?.('/dashboard'));
    open();
    expect(views.at(-1)).toBe('');
    last.listSearch = '?q=levi';
    rerender(list(2));
    expect(views.at(-1)).toBe('levi');
    open();
    expect(views.at(-1)).toBe('');
  });

  it('stays the last view while the charges, which are another view of the dashboard, are opened', () => {
    const { last, list } = aListAt('?show=active&page=2');
    act(() => void list().navigate(paths.charges));
    expect(list().view).toMatchObject({ filter: 'active', page: 2 });
    expect([last.listSearch, list().location.search]).toEqual(['?show=active&page=2', '?view=charges']);
  });

  it('is the view of a link that has one', () => {
    const { views, location } = aListByLink('?q=levi', '?q=haddad');
    expect(new Set(views)).toEqual(new Set(['haddad']));
    expect(location().search).toBe('?q=haddad');
  });
});
