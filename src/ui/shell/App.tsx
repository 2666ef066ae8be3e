import { I18nProvider } from 'react-aria-components/I18nProvider';
import { I18nextProvider } from 'react-i18next';
import type { ComponentType, ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { COMPONENT_LOCALES } from '@/ui/i18n/languageNames';
import type { Texts } from '@/ui/i18n/Texts';
import { DocumentSettings } from './DocumentSettings';
import { ProtectedRoute } from './guards/ProtectedRoute';
import { Layout } from './layout/Layout';
import { LeaveGuardBoundary } from './leaving/LeaveGuardBoundary';
import { ROUTES } from './paths';
import { ProductRoute } from './ProductRoute';
import type { Screens } from './screens';
import { UnknownPath } from './UnknownPath';
import { useLanguage } from './useLanguage';
import type { ViewModels } from './ViewModels';
import { ViewModelsContext } from './ViewModelsContext';

interface AppProps {
  readonly viewModels: ViewModels;
  readonly texts: Texts;
  readonly screens: Screens;
  /** Knows the address: that of the browser, or of the page that is written at build time. */
  readonly Router: ComponentType<{ readonly children: ReactNode }>;
  /** Called once the first page answers to its reader, and again after each change of path. */
  readonly onTakenOver?: (() => void) | undefined;
}

/** The whole product: every route of spec section 2; any other path goes to the home page. */
export function App({ viewModels, texts, screens, Router, onTakenOver }: AppProps) {
  return (
    <I18nextProvider i18n={texts.i18n}>
      <ViewModelsContext value={viewModels}>
        <DocumentSettings />
        <LocalizedComponents>
          <Router>
            <LeaveGuardBoundary>
              <AppRoutes screens={screens} onTakenOver={onTakenOver} />
            </LeaveGuardBoundary>
          </Router>
        </LocalizedComponents>
      </ViewModelsContext>
    </I18nextProvider>
  );
}

/** The component library follows the language of the page, not of the browser. */
function LocalizedComponents({ children }: { readonly children: ReactNode }) {
  return <I18nProvider locale={COMPONENT_LOCALES[useLanguage()]}>{children}</I18nProvider>;
}

export function AppRoutes({ screens, onTakenOver }: Pick<AppProps, 'screens' | 'onTakenOver'>) {
  return (
    <Routes>
      <Route element={<Layout onTakenOver={onTakenOver} />}>
        <Route path={ROUTES.home} element={<screens.home.Screen />} />
        <Route path={ROUTES.about} element={<screens.about.Screen />} />
        <Route path={ROUTES.features} element={<screens.features.Screen />} />
        <Route path={ROUTES.pricing} element={<screens.pricing.Screen />} />
        <Route path={ROUTES.contact} element={<screens.contact.Screen />} />
        <Route path={ROUTES.careers} element={<screens.careers.Screen />} />
        <Route path={ROUTES.privacy} element={<screens.privacy.Screen />} />
        <Route path={ROUTES.terms} element={<screens.terms.Screen />} />
        <Route path={ROUTES.cookies} element={<screens.cookies.Screen />} />
        <Route path={ROUTES.accessibility} element={<screens.accessibility.Screen />} />
        <Route path={ROUTES.callback} element={<screens.callback.Screen />} />
        <Route element={<ProtectedRoute />}>
          <Route element={<ProductRoute />}>
            <Route path={ROUTES.dashboard} element={<screens.dashboard.Screen />} />
            <Route path={ROUTES.business} element={<screens.business.Screen />} />
            <Route path={ROUTES.subscription} element={<screens.subscription.Screen />} />
            <Route path={ROUTES.profile} element={<screens.profile.Screen />} />
          </Route>
        </Route>
        <Route path="*" element={<UnknownPath />} />
      </Route>
    </Routes>
  );
}
