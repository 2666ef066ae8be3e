import { useTranslation } from 'react-i18next';
import { PageTitle } from '@/ui/shell/PageTitle';
import type { UnreachableSession as State } from '@/ui/shell/SessionViewModel';
import { ConnectionFailure } from './ConnectionFailure';

interface UnreachableSessionProps {
  readonly session: State;
  readonly onRetry: () => void;
}

/** On the page of an owner whose record could not be asked for. Nobody is sent away because of a connection. */
export function UnreachableSession({ session, onRetry }: UnreachableSessionProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle>{t('shell.connection.unreachableTitle')}</PageTitle>
      <ConnectionFailure isRetrying={session.isRetrying} onRetry={onRetry} />
    </>
  );
}
