import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { PageLoading } from '@/ui/shell/layout/PageLoading';
import { PageTitle } from '@/ui/shell/PageTitle';
import { ROUTES } from '@/ui/shell/paths';
import { useViewModels } from '@/ui/shell/ViewModelsContext';

/** Lets owners in, sends everybody else home, and waits until it is known who is here (spec section 2). */
export const ProtectedRoute = observer(function ProtectedRoute() {
  const { session } = useViewModels();
  switch (session.state.kind) {
    case 'signed-in':
      return <Outlet />;
    case 'signed-out':
      return <SentHome />;
    case 'loading':
    case 'leaving':
      return <SessionLoading />;
  }
});

/** The wanted page is remembered for after the sign-in; nobody is taken there unasked (decision C5). */
function SentHome() {
  const { rememberWantedPath } = useViewModels();
  const { pathname, search } = useLocation();
  useEffect(() => rememberWantedPath(pathname + search), [rememberWantedPath, pathname, search]);
  return <Navigate to={ROUTES.home} replace />;
}

function SessionLoading() {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle>{t('shell.authentication.title')}</PageTitle>
      <PageLoading title={t('shell.authentication.title')} note={t('shell.authentication.note')} />
    </>
  );
}
