import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { PageLoading } from '@/ui/shell/layout/PageLoading';
import { paths } from '@/ui/shell/paths';
import { useViewModels } from '@/ui/shell/ViewModelsContext';

/**
 * The page to which the identity provider redirects. After the sign-in the next page replaces it in the history. When
 * code fails to load, the error boundary offers another try, and the URL keeps the response.
 */
export function CallbackPage() {
  const { t } = useTranslation();
  const { session } = useViewModels();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    let isShown = true;
    const complete = async (): Promise<void> => {
      const destination = await session.completeSignIn();
      if (isShown && destination !== undefined) await navigate(paths[destination], { replace: true });
    };
    complete().catch((error: unknown) => (isShown ? setFailure({ error }) : void session.start()));
    return () => {
      isShown = false;
    };
  }, [navigate, session]);
  if (failure !== undefined) throw failure.error;
  return <PageLoading title={t('shell.authentication.title')} note={t('shell.authentication.note')} />;
}
