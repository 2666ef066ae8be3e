import type { ReadFailure } from '@/application/ports/ServiceFailure';
import { ReadFailureText } from '@/ui/i18n/components/ReadFailureText';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { LoadFailedCard } from '@/ui/shell/LoadFailedCard';
import styles from './dashboard.module.scss';

interface DashboardFailedProps {
  readonly error: ReadFailure;
  readonly onRetry: () => void;
}

/** Says that the list could not be loaded. It differs from an empty list in words and picture (faults B.4, C6). */
export function DashboardFailed({ error, onRetry }: DashboardFailedProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['state']}>
      <LoadFailedCard
        title={t('dashboard.failedTitle')}
        error={error}
        onRetry={error.kind === 'forbidden' ? undefined : onRetry}
      >
        <ReadFailureText error={error} offlineText="dashboard.failedOffline" />
      </LoadFailedCard>
    </div>
  );
}
