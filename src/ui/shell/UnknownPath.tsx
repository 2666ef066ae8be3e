import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '@/ui/i18n/useTranslation';
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
