import type { ReadFailure } from '@/application/ports/ServiceFailure';
import { RetryCountdown } from '@/ui/i18n/components/RetryCountdown';
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
        <FailureText error={error} />
      </LoadFailedCard>
    </div>
  );
}

function FailureText({ error }: { readonly error: ReadFailure }) {
  const { t } = useTranslation();
  if (error.kind === 'forbidden') return <span>{t('errors.forbidden')}</span>;
  if (error.kind === 'unavailable' && error.retryAfter !== undefined) {
    return <RetryCountdown retryAfter={error.retryAfter} />;
  }
  return <span>{error.kind === 'offline' ? t('dashboard.failedOffline') : t('dashboard.failedText')}</span>;
}
