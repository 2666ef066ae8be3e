import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { ConnectionFailure } from '@/ui/shell/connection/ConnectionFailure';
import { PageLoading } from '@/ui/shell/layout/PageLoading';
import { crossesDocuments, paths } from '@/ui/shell/paths';
import type { RedirectingSession } from '@/ui/shell/SessionState';
import { useViewModels } from '@/ui/shell/ViewModelsContext';

/**
 * Shows its screens to signed-in owners and redirects visitors to the home page (spec section 2). While the session is
 * restored, the screen renders its loading state, with a status text for screen readers.
 */
export const ProtectedRoute = observer(function ProtectedRoute() {
  const { t } = useTranslation();
  const { session } = useViewModels();
  const { state } = session;
  /* A document whose session has ended may still contain data of the owner, so a new one opens. `EndSession` has
     decided whether the path is stored. */
  if (state.kind === 'signed-out') return state.hasEnded === true ? <OpenHome /> : <RedirectHome />;
  if (state.kind === 'redirecting') return <Redirecting to={state.to} />;
  /* The session may still exist, so there is no redirect to the home page. */
  if (state.kind === 'unreachable')
    return <ConnectionFailure isRetrying={state.isRetrying} onRetry={() => void session.reconnect()} />;
  return (
    <>
      <Outlet />
      {state.kind === 'loading' && (
        <VisuallyHidden role="status">{t('shell.authentication.title')}</VisuallyHidden>
      )}
    </>
  );
});

/**
 * Stores the path to open after a sign-in (decision C5) and redirects to the home page, which says why. From the wizard
 * it opens a new document, because the wizard has another security policy.
 */
function RedirectHome() {
  const { requireSignIn } = useViewModels();
  const { pathname, search } = useLocation();
  useEffect(() => requireSignIn(pathname + search), [requireSignIn, pathname, search]);
  return crossesDocuments(pathname, paths.home) ? <OpenHome /> : <Navigate to={paths.home} replace />;
}

/** Opens the home page in a new document. */
function OpenHome() {
  const { openDocument } = useViewModels();
  useEffect(() => openDocument(paths.home, { replace: true }), [openDocument]);
  return <PageLoading />;
}

function Redirecting({ to }: Pick<RedirectingSession, 'to'>) {
  const { t } = useTranslation();
  const title = to === 'sign-out' ? t('shell.loggingOut') : t('shell.authentication.title');
  return <PageLoading title={title} note={t('shell.authentication.note')} />;
}
