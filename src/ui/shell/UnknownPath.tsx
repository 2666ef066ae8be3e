import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { PageLoading } from './layout/PageLoading';
import { PageTitle } from './PageTitle';
import { paths } from './paths';

/** Redirects unknown paths to the home page (spec section 2), with a loading text until that has loaded. */
export function UnknownPath() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(paths.home, { replace: true });
  }, [navigate]);
  return (
    <>
      <PageTitle>{t('shell.loading')}</PageTitle>
      <PageLoading />
    </>
  );
}
