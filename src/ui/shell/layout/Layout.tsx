import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { classNames } from '@/ui/design/classNames';
import { SkipLink } from '@/ui/design/components/skip-link/SkipLink';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { AppErrorBoundary } from '@/ui/shell/AppErrorBoundary';
import { CompactFooterProvider } from '@/ui/shell/footer/CompactFooterProvider';
import { Footer } from '@/ui/shell/footer/Footer';
import { Header } from '@/ui/shell/header/Header';
import { SessionRecovery } from '@/ui/shell/connection/SessionRecovery';
import { Hydrated } from '@/ui/shell/hydration/Hydrated';
import { NoticesRegion } from '@/ui/shell/notices/NoticesRegion';
import { SignOutBarArea } from '@/ui/shell/sign-out-bar/SignOutBarArea';
import { routeOf } from '@/ui/shell/routePaths';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import { isAppPath } from './isAppPath';
import { MAIN_ID } from './mainLandmark';
import { PageLoading } from './PageLoading';
import { useDocumentCrossing } from './useDocumentCrossing';
import { useRouteFocus } from './useRouteFocus';
import styles from './layout.module.scss';

interface LayoutProps {
  /** Called when the page is mounted and hydrated, or when its failure is shown. From then on its buttons work. */
  readonly onHydrated?: (() => void) | undefined;
}

/**
 * The layout of every page: header, main, footer and notices (spec section 2). The boundary around it catches an error
 * in a page that is being left, because the boundary of that page is removed with it.
 */
export function Layout({ onHydrated }: LayoutProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { PageExtension } = useViewModels();
  useRouteFocus();
  useDocumentCrossing();
  return (
    <AppErrorBoundary onFailure={onHydrated}>
      <CompactFooterProvider>
        <div
          className={classNames(
            styles['layout'],
            isAppPath(pathname) && styles['plaster'],
            routeOf(pathname) === 'dashboard' && styles['spacious'],
          )}
        >
          <SkipLink label={t('shell.skipToContent')} targetId={MAIN_ID} />
          <Header />
          <SignOutBarArea />
          <SessionRecovery />
          <main id={MAIN_ID} className={styles['main']} tabIndex={-1}>
            <AppErrorBoundary key={pathname} onFailure={onHydrated}>
              <Suspense fallback={<PageLoading />}>
                <Outlet />
                <Hydrated onHydrated={onHydrated} />
              </Suspense>
            </AppErrorBoundary>
          </main>
          <Footer />
          {PageExtension && <PageExtension />}
          <NoticesRegion />
        </div>
      </CompactFooterProvider>
    </AppErrorBoundary>
  );
}
