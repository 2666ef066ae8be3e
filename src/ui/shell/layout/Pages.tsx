import { observer } from 'mobx-react-lite';
import { Activity, Suspense, use, useEffect, useState, type ContextType } from 'react';
import { UNSAFE_LocationContext as LocationContext, useLocation, useOutlet } from 'react-router-dom';
import type { Elements } from '@/ui/design/Elements';
import { AppErrorBoundary } from '@/ui/shell/AppErrorBoundary';
import { ownerRouteOf, routeOf } from '@/ui/shell/routePaths';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import { PageLoading } from './PageLoading';
import { VisitContext } from './VisitContext';

interface PagesProps {
  /** Called when a page is mounted, hydrated or shown again, or when its failure is shown. */
  readonly onPageShown?: (() => void) | undefined;
}

/** The list of businesses, with the location at which it was shown last. */
interface List {
  readonly outlet: Elements;
  readonly location: ContextType<typeof LocationContext>;
  /** Counts how often the list was opened from another page. */
  readonly visit: number;
  readonly isShown: boolean;
  readonly hasFailed: boolean;
}

/**
 * The page at the current path. The list of businesses stays mounted behind the other pages of the signed-in app, so
 * that Back shows it at once. Its elements are hidden, its effects end, and it keeps its location. It is unmounted when
 * the session ends.
 */
export const Pages = observer(function Pages({ onPageShown }: PagesProps) {
  const { session } = useViewModels();
  const outlet = useOutlet() ?? undefined;
  const { pathname } = useLocation();
  const { list, markFailed } = useList(outlet, session.user !== undefined);
  const onListFailure = (): void => {
    markFailed();
    onPageShown?.();
  };
  return (
    <>
      {list?.isShown !== true && (
        <Page key={pathname} onFailure={onPageShown} onPageShown={onPageShown}>
          {outlet}
        </Page>
      )}
      {list && (
        <div hidden={!list.isShown}>
          <Activity mode={list.isShown ? 'visible' : 'hidden'}>
            <LocationContext value={list.location}>
              <VisitContext value={list.visit}>
                <Page onFailure={onListFailure} onPageShown={onPageShown}>
                  {list.outlet}
                </Page>
              </VisitContext>
            </LocationContext>
          </Activity>
        </div>
      )}
    </>
  );
});

/** The list while it is shown, and then while it is kept. One that has failed is not kept. */
function useList(outlet: Elements, isSignedIn: boolean) {
  const location = use(LocationContext);
  const route = routeOf(location.location.pathname);
  const [before, setBefore] = useState<List>();
  const isKept = isSignedIn && before?.hasFailed !== true && ownerRouteOf(route) === route;
  let list = isKept && before ? { ...before, isShown: false } : undefined;
  if (route === 'dashboard') list = shownList(before, { outlet, location });
  /* React Router creates another outlet for every navigation. */
  if (list?.outlet !== before?.outlet || list?.isShown !== before?.isShown) setBefore(list);
  const markFailed = (): void => setBefore((failed) => failed && { ...failed, hasFailed: true });
  return { list, markFailed };
}

function shownList(before: List | undefined, at: Pick<List, 'outlet' | 'location'>): List {
  const { visit = 0, isShown = false, hasFailed = false } = before ?? {};
  return { ...at, visit: isShown ? visit : visit + 1, isShown: true, hasFailed };
}

interface PageProps extends PagesProps {
  readonly onFailure?: (() => void) | undefined;
  readonly children: Elements;
}

/** A page with its loading state, and a boundary of its own. The query can name another view, to which Back leads. */
function Page({ onFailure, onPageShown, children }: PageProps) {
  return (
    <AppErrorBoundary onFailure={onFailure} resetKey={useLocation().search}>
      <Suspense fallback={<PageLoading />}>
        {children}
        <PageShown onPageShown={onPageShown} />
      </Suspense>
    </AppErrorBoundary>
  );
}

/** Calls `onPageShown` when its Suspense boundary, which it shares with the page, is mounted or hydrated. */
function PageShown({ onPageShown }: PagesProps) {
  useEffect(() => onPageShown?.(), [onPageShown]);
  return undefined;
}
