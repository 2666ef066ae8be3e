import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { PageLoading } from '@/ui/shell/layout/PageLoading';
import { paths } from '@/ui/shell/paths';
import { useViewModels } from '@/ui/shell/ViewModelsContext';

/** The page to which the identity provider redirects. After the sign-in the next page replaces it in the history. */
export function CallbackPage() {
  const { t } = useTranslation();
  const { session } = useViewModels();
  const navigate = useNavigate();
  useEffect(() => {
    let isShown = true;
    const complete = async (): Promise<void> => {
      const destination = await session.completeSignIn();
      if (isShown && destination !== undefined) await navigate(paths[destination], { replace: true });
    };
    void complete();
    return () => {
      isShown = false;
    };
  }, [navigate, session]);
  return <PageLoading title={t('shell.authentication.title')} note={t('shell.authentication.note')} />;
}
