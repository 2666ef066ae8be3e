import { RotateCw } from 'lucide-react';
import { isConnectionFailure, type ReadFailure } from '@/application/ports/ServiceFailure';
import { Button } from '@/ui/design/components/button/Button';
import { TitledCard } from '@/ui/design/components/card/TitledCard';
import { Notice } from '@/ui/design/components/notice/Notice';
import { ReadFailureText } from '@/ui/i18n/components/ReadFailureText';
import { ServerDetails } from '@/ui/i18n/components/ServerDetails';
import { supportDetails } from '@/ui/i18n/supportDetails';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { usePageEvents } from '@/ui/shell/connection/usePageEvents';
import { focusMain } from '@/ui/shell/layout/mainLandmark';
import { SupportLink } from '@/ui/shell/SupportLink';
import styles from './section.module.scss';

interface SubscriptionFailedProps {
  readonly error: ReadFailure;
  readonly onRetry: () => void;
}

/** The subscription could not be loaded. There may be one, so no plans are offered (faults B.4, C14). */
export function SubscriptionFailed({ error, onRetry }: SubscriptionFailedProps) {
  const { t } = useTranslation();
  const isForbidden = error.kind === 'forbidden';
  usePageEvents(isConnectionFailure(error) ? { onOnline: onRetry } : undefined);
  const retry = (): void => {
    /* The button disappears while the subscription is read. */
    focusMain();
    onRetry();
  };
  return (
    <TitledCard title={t('subscription.section.title')}>
      <div className={styles['notice']}>
        <Notice kind="bad" role="alert" title={t('subscription.section.failedTitle')}>
          <ReadFailureText error={error} offlineText="subscription.section.failedOffline" />
        </Notice>
        <ServerDetails support={supportDetails(error)} />
      </div>
      <div className={styles['actions']}>
        {!isForbidden && (
          <Button kind="secondary" icon={RotateCw} fullWidth onPress={retry}>
            {t('errors.tryAgain')}
          </Button>
        )}
        <SupportLink kind="quiet" fullWidth />
      </div>
    </TitledCard>
  );
}
