import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { PageLoading } from '@/ui/shell/layout/PageLoading';
import { PageTitle } from '@/ui/shell/PageTitle';
import { UnreachableSession } from '@/ui/shell/connection/UnreachableSession';
import { paths } from '@/ui/shell/paths';
import type { RedirectingSession } from '@/ui/shell/SessionState';
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
  if (state.kind === 'signed-out') return state.hasEnded === true ? <LeaveForHome /> : <RedirectHome />;
  if (state.kind === 'redirecting') return <Redirecting to={state.to} />;
  if (state.kind === 'unreachable')
    return <UnreachableSession session={state} onRetry={() => void session.reconnect()} />;
  return (
    <>
      <Outlet />
      {state.kind === 'loading' && (
        <VisuallyHidden role="status">{t('shell.authentication.title')}</VisuallyHidden>
      )}
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

/**
 * Opens the home page after the navigation of a sign-out was stopped. It loads a new document, because this one may
 * contain data of the owner. It stores no path, because the end of the session has decided about that.
 */
function LeaveForHome() {
  const { t } = useTranslation();
  const { openDocument } = useViewModels();
  useEffect(() => openDocument(paths.home, { replace: true }), [openDocument]);
  return <Loading title={t('shell.loading')} />;
}

function Redirecting({ to }: Pick<RedirectingSession, 'to'>) {
  const { t } = useTranslation();
  const title = to === 'sign-out' ? t('shell.loggingOut') : t('shell.authentication.title');
  return <Loading title={title} note={t('shell.authentication.note')} />;
}

function Loading({ title, note }: { readonly title: string; readonly note?: string }) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageLoading title={title} note={note} />
    </>
  );
}
