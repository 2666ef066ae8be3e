import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { PageLoading } from '@/ui/shell/layout/PageLoading';
import { PageTitle } from '@/ui/shell/PageTitle';
import { UnreachableSession } from '@/ui/shell/connection/UnreachableSession';
import { paths } from '@/ui/shell/paths';
import { useViewModels } from '@/ui/shell/ViewModelsContext';

/**
 * Lets owners in and sends everybody else home. Whom the connection keeps from being recognised stays. Until it is known who is here, the screen stands in its place without
 * anybody's data, and a status says what is awaited (spec section 2).
 */
export const ProtectedRoute = observer(function ProtectedRoute() {
  const { t } = useTranslation();
  const { session } = useViewModels();
  const { state } = session;
  const { kind } = state;
  if (kind === 'signed-out') return <SentHome />;
  if (kind === 'leaving') return <Leaving />;
  if (kind === 'unreachable')
    return <UnreachableSession session={state} onRetry={() => void session.reconnect()} />;
  return (
    <>
      <Outlet />
      {kind === 'loading' && <VisuallyHidden role="status">{t('shell.authentication.title')}</VisuallyHidden>}
    </>
  );
});

/** The path is stored for after the sign-in, where the owner may return to it (decision C5). */
function SentHome() {
  const { saveReturnPath } = useViewModels();
  const { pathname, search } = useLocation();
  useEffect(() => saveReturnPath(pathname + search), [saveReturnPath, pathname, search]);
  return <Navigate to={paths.home} replace />;
}

function Leaving() {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle>{t('shell.authentication.title')}</PageTitle>
      <PageLoading title={t('shell.authentication.title')} note={t('shell.authentication.note')} />
    </>
  );
}
