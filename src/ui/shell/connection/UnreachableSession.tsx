import { useTranslation } from '@/ui/i18n/useTranslation';
import { PageTitle } from '@/ui/shell/PageTitle';
import type { UnreachableSession as State } from '@/ui/shell/SessionState';
import { ConnectionFailure } from './ConnectionFailure';

interface UnreachableSessionProps {
  readonly session: State;
  readonly onRetry: () => void;
}

/**
 * Replaces a protected page while the session cannot be checked. A lost connection redirects no owner to the home page.
 */
export function UnreachableSession({ session, onRetry }: UnreachableSessionProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle>{t('shell.connection.unreachableTitle')}</PageTitle>
      <ConnectionFailure isRetrying={session.isRetrying} onRetry={onRetry} />
    </>
  );
}
