import { observer } from 'mobx-react-lite';
import {
  Activity,
  Suspense,
  use,
  useEffect,
  useState,
  type ContextType,
  type ReactElement,
  type ReactNode,
} from 'react';
import { UNSAFE_LocationContext as LocationContext, useOutlet } from 'react-router-dom';
import { AppErrorBoundary } from '@/ui/shell/AppErrorBoundary';
import { ownerRouteOf, routeOf } from '@/ui/shell/routePaths';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import { PageLoading } from './PageLoading';
import { VisitContext } from './VisitContext';

interface PagesProps {
  /** Called when a page is mounted, hydrated or shown again, or when its failure is shown. */
  readonly onPageShown?: (() => void) | undefined;
}

/** The list of businesses, at the location at which it is shown or was shown last. */
interface List {
  readonly outlet: ReactElement | null;
  readonly location: ContextType<typeof LocationContext>;
  /** Counts how often the list was opened from another page. */
  readonly visit: number;
  readonly isShown: boolean;
  readonly hasFailed: boolean;
}

/**
 * The page at the current path. Behind the other pages of the signed-in app the list stays mounted, so that the way back
 * is short: its elements are hidden, its effects end, and it keeps its location. It ends with the session.
 */
export const Pages = observer(function Pages({ onPageShown }: PagesProps) {
  const { session } = useViewModels();
  const outlet = useOutlet();
  const location = use(LocationContext);
  const { pathname } = location.location;
  const [list, setList] = useState<List>();
  const route = routeOf(pathname);
  const isList = route === 'dashboard';
  const isKept = ownerRouteOf(route) === route && session.user !== undefined && list?.hasFailed !== true;
  let shown = isKept && list ? { ...list, isShown: false } : undefined;
  if (isList)
    shown = {
      outlet,
      location,
      visit: list?.isShown === true ? list.visit : (list?.visit ?? 0) + 1,
      isShown: true,
      hasFailed: list?.hasFailed === true,
    };
  if (
    shown?.outlet !== list?.outlet ||
    shown?.location !== list?.location ||
    shown?.isShown !== list?.isShown
  )
    setList(shown);
  return (
    <>
      {!isList && (
        <Page key={pathname} onFailure={onPageShown} onPageShown={onPageShown}>
          {outlet}
        </Page>
      )}
      {shown && (
        <div hidden={!isList}>
          <Activity mode={isList ? 'visible' : 'hidden'}>
            <LocationContext value={shown.location}>
              <VisitContext value={shown.visit}>
                <Page
                  onFailure={() => {
                    setList((failed) => failed && { ...failed, hasFailed: true });
                    onPageShown?.();
                  }}
                  onPageShown={onPageShown}
                >
                  {shown.outlet}
                </Page>
              </VisitContext>
            </LocationContext>
          </Activity>
        </div>
      )}
    </>
  );
});

interface PageProps extends PagesProps {
  readonly onFailure?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A page with its loading state, and a boundary of its own. */
function Page({ onFailure, onPageShown, children }: PageProps) {
  return (
    <AppErrorBoundary onFailure={onFailure}>
      <Suspense fallback={<PageLoading />}>
        {children}
        <PageShown onPageShown={onPageShown} />
      </Suspense>
    </AppErrorBoundary>
  );
}

/** Calls `onPageShown` once the page is mounted, or hydrated. It is rendered next to the page, inside the same Suspense boundary. */
function PageShown({ onPageShown }: PagesProps) {
  useEffect(() => onPageShown?.(), [onPageShown]);
  return undefined;
}
