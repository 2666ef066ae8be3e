import type { ComponentType, ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { Texts } from '@/ui/i18n/Texts';
import { TranslationProvider } from '@/ui/i18n/TranslationProvider';
import { DocumentSettings } from './DocumentSettings';
import { ProtectedRoute } from './guards/ProtectedRoute';
import { Layout } from './layout/Layout';
import { LeaveGuardBoundary } from './leaving/LeaveGuardBoundary';
import { SignedInRoute } from './SignedInRoute';
import { namesOf, ROUTES } from './routePaths';
import { OWNER_ROUTES, PUBLIC_ROUTES, SIGN_IN_ROUTES } from './routes';
import type { Screens } from './screens';
import { UnknownPath } from './UnknownPath';
import type { ViewModels } from './ViewModels';
import { ViewModelsContext } from './ViewModelsContext';

interface AppProps {
  readonly viewModels: ViewModels;
  readonly texts: Texts;
  readonly screens: Screens;
  /** Provides the location: that of the browser, or at build time that of the prerendered page. */
  readonly Router: ComponentType<{ readonly children: ReactElement }>;
  /** Called when the first page is hydrated or has failed, and after each change of path. */
  readonly onHydrated?: (() => void) | undefined;
}

/** The whole app with every route of spec section 2. Any other path redirects to the home page. */
export function App({ viewModels, texts, screens, Router, onHydrated }: AppProps) {
  return (
    <TranslationProvider texts={texts}>
      <ViewModelsContext value={viewModels}>
        <DocumentSettings />
        <Router>
          <LeaveGuardBoundary>
            <AppRoutes screens={screens} onHydrated={onHydrated} />
          </LeaveGuardBoundary>
        </Router>
      </ViewModelsContext>
    </TranslationProvider>
  );
}

export function AppRoutes({ screens, onHydrated }: Pick<AppProps, 'screens' | 'onHydrated'>) {
  return (
    <Routes>
      <Route element={<Layout onHydrated={onHydrated} />}>
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
    const { Screen } = screens(name);
    return <Route key={name} caseSensitive path={ROUTES[name].path} element={<Screen />} />;
  });
}
