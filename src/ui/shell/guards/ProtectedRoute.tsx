import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { PageLoading } from '@/ui/shell/layout/PageLoading';
import { PageTitle } from '@/ui/shell/PageTitle';
import { UnreachableSession } from '@/ui/shell/connection/UnreachableSession';
import { paths } from '@/ui/shell/paths';
import { useViewModels } from '@/ui/shell/ViewModelsContext';

/**
 * Shows its screens to signed-in owners and redirects visitors to the home page. While the connection fails the owner
 * stays. While the session is restored, the screen renders its loading state without data, with a status text (spec
 * section 2).
 */
export const ProtectedRoute = observer(function ProtectedRoute() {
  const { t } = useTranslation();
  const { session } = useViewModels();
  const { state } = session;
  const { kind } = state;
  if (kind === 'signed-out') return <RedirectHome />;
  if (kind === 'redirecting') return <Redirecting />;
  if (kind === 'unreachable')
    return <UnreachableSession session={state} onRetry={() => void session.reconnect()} />;
  return (
    <>
      <Outlet />
      {kind === 'loading' && <VisuallyHidden role="status">{t('shell.authentication.title')}</VisuallyHidden>}
    </>
  );
});

/** Stores the path for the time after the sign-in (decision C5) and redirects to the home page. */
function RedirectHome() {
  const { saveReturnPath } = useViewModels();
  const { pathname, search } = useLocation();
  useEffect(() => saveReturnPath(pathname + search), [saveReturnPath, pathname, search]);
  return <Navigate to={paths.home} replace />;
}

function Redirecting() {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle>{t('shell.authentication.title')}</PageTitle>
      <PageLoading title={t('shell.authentication.title')} note={t('shell.authentication.note')} />
    </>
  );
}
