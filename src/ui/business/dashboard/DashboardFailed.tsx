import { RotateCw } from 'lucide-react';
import type { ListBusinessesError } from '@/application/business/ListBusinesses';
import { Button } from '@/ui/design/components/button/Button';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { StateCard } from '@/ui/design/components/state-card/StateCard';
import { ErrorIllustration } from '@/ui/design/illustrations/ErrorIllustration';
import { RetryCountdown } from '@/ui/i18n/components/RetryCountdown';
import { ServerDetails } from '@/ui/i18n/components/ServerDetails';
import { supportDetails } from '@/ui/i18n/supportDetails';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { paths } from '@/ui/shell/paths';
import styles from './dashboard.module.scss';

interface DashboardFailedProps {
  readonly error: ListBusinessesError;
  readonly onRetry: () => void;
}

/** Says that the list could not be loaded. It differs from an empty list in words and picture (faults B.4, C6). */
export function DashboardFailed({ error, onRetry }: DashboardFailedProps) {
  const { t } = useTranslation();
  const isForbidden = error.kind === 'forbidden';
  return (
    <div className={styles['state']}>
      <StateCard
        illustration={ErrorIllustration}
        role="alert"
        title={t('dashboard.failedTitle')}
        actions={
          <>
            {!isForbidden && (
              <Button icon={RotateCw} onPress={onRetry}>
                {t('errors.tryAgain')}
              </Button>
            )}
            <ButtonLink kind="quiet" to={paths.contact}>
              {t('errors.contactSupport')}
            </ButtonLink>
          </>
        }
        details={<ServerDetails support={supportDetails(error)} />}
      >
        <FailureText error={error} />
      </StateCard>
    </div>
  );
}

function FailureText({ error }: { readonly error: ListBusinessesError }) {
  const { t } = useTranslation();
  if (error.kind === 'forbidden') return <span>{t('errors.forbidden')}</span>;
  if (error.kind === 'unavailable' && error.retryAfter !== undefined) {
    return <RetryCountdown wait={error.retryAfter} />;
  }
  return <span>{error.kind === 'offline' ? t('dashboard.failedOffline') : t('dashboard.failedText')}</span>;
}
