import { observer } from 'mobx-react-lite';
import {
  useLayoutEffect,
  use,
  useDeferredValue,
  useEffect,
  useState,
  type ComponentType,
  type ReactElement,
} from 'react';
import { Route, Routes, Outlet, useLocation, useNavigate } from 'react-router-dom';
import type { Language } from '@/domain/shared/language';
import type { Texts } from '@/ui/i18n/Texts';
import { TranslationProvider } from '@/ui/i18n/TranslationProvider';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { ProtectedRoute } from './guards/ProtectedRoute';
import { Layout } from './layout/Layout';
import { PageLoading } from './layout/PageLoading';
import { LeaveGuardBoundary } from './leaving/LeaveGuardBoundary';
import { pathAfterLanguageChange } from './url/languageUrl';
import { applyDocumentSettings } from './applyDocumentSettings';
import { paths } from './paths';
import { namesOf, ROUTES, ownerRouteOf, routeOf } from './routePaths';
import { OWNER_ROUTES, PUBLIC_ROUTES, SIGN_IN_ROUTES } from './routes';
import type { Screens } from './screens';
import type { ViewModels } from './ViewModels';
import { ViewModelsContext, useViewModels, ViewModelFactoriesContext } from './ViewModelsContext';

export interface AppProps {
  readonly viewModels: ViewModels;
  readonly texts: Texts;
  readonly screens: Screens;
  /** Provides the location: that of the browser, or at build time that of the prerendered page. */
  readonly Router: ComponentType<{ readonly children: ReactElement }>;
  /** Called when the first page is hydrated or has failed, and after each change of path. */
  readonly onPageShown?: (() => void) | undefined;
}

/** The whole app with every route of spec section 2. Any other path redirects to the home page. */
export function App({ viewModels, texts, screens, Router, onPageShown }: AppProps) {
  return (
    <TranslationProvider texts={texts}>
      <ViewModelsContext value={viewModels}>
        <Router>
          <>
            <DocumentSettings />
            <LeaveGuardBoundary>
              <AppRoutes screens={screens} onPageShown={onPageShown} />
            </LeaveGuardBoundary>
          </>
        </Router>
      </ViewModelsContext>
    </TranslationProvider>
  );
}

export function AppRoutes({ screens, onPageShown }: Pick<AppProps, 'screens' | 'onPageShown'>) {
  return (
    <Routes>
      <Route element={<Layout onPageShown={onPageShown} />}>
        {screenRoutes(screens, PUBLIC_ROUTES)}
        {screenRoutes(screens, SIGN_IN_ROUTES)}
        <Route element={<ProtectedRoute />}>
          <Route element={<SignedInRoute />}>{screenRoutes(screens, OWNER_ROUTES)}</Route>
        </Route>
        <Route path="*" element={<UnknownPath />} />
      </Route>
    </Routes>
  );
}

/** One `<Route>` for each row of the table. The patterns of the documents and their policies are case-sensitive too. */
function screenRoutes(screens: Screens, table: Partial<typeof ROUTES>): readonly ReactElement[] {
  return namesOf(table).map((name) => {
    const { Component } = screens[name];
    return <Route key={name} caseSensitive path={ROUTES[name].path} element={<Component />} />;
  });
}

/**
 * Updates language and text direction of the document when the owner changes the language. The inline boot script sets
 * them before the first paint.
 */
function DocumentSettings() {
  const { language } = useTranslation();
  /* Renders this component again after every navigation, because Back can lead to a URL with another language. */
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    applyDocumentSettings(document.documentElement, language);
  }, [language]);
  useLayoutEffect(() => updateUrlLanguage(language));
  /* Chrome for Android shares the canonical link, which names the page and the language of the document. */
  const shown = language + pathname;
  const [opened] = useState(shown);
  useLayoutEffect(() => {
    if (shown !== opened) document.querySelector('link[rel=canonical]')?.remove();
  }, [shown, opened]);
  return undefined;
}

/** After a change of language the URL of a language alternate changes too. The page stays the same. */
function updateUrlLanguage(language: Language): void {
  const { pathname, search, hash } = location;
  const wanted = pathAfterLanguageChange(pathname, language);
  if (wanted !== pathname) history.replaceState(history.state, '', `${wanted}${search}${hash}`);
}

/**
 * Provides the view models of the signed-in app to its screens. Until the owner is known and the code has loaded, the
 * screen renders its loading state.
 */
const SignedInRoute = observer(function SignedInRoute() {
  const viewModels = useViewModels();
  const isOwnerKnown = viewModels.session.state.kind === 'signed-in';
  /* A deferred value lets React keep the current screen while the code loads. */
  const maySuspend = useDeferredValue(isOwnerKnown);
  const route = ownerRouteOf(routeOf(useLocation().pathname));
  const loaded = isOwnerKnown ? viewModels.viewModelFactories(route).loaded : undefined;
  const awaited =
    loaded === undefined && isOwnerKnown && maySuspend
      ? use(viewModels.viewModelFactories(route).read())
      : undefined;
  return (
    <ViewModelFactoriesContext value={loaded ?? awaited}>
      <Outlet />
    </ViewModelFactoriesContext>
  );
});

/** Redirects unknown paths to the home page (spec section 2), and shows a loading text until that has loaded. */
function UnknownPath() {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(paths.home, { replace: true });
  }, [navigate]);
  return <PageLoading />;
}
