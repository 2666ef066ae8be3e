import { RotateCw } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ViewSubscriptionError } from '@/application/subscription/ViewSubscription';
import { Button } from '@/ui/design/components/button/Button';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { Card } from '@/ui/design/components/card/Card';
import { Notice } from '@/ui/design/components/notice/Notice';
import { isConnectionFailure } from '@/application/ports/ServiceFailure';
import { useConnectionRestored } from '@/ui/shell/connection/useConnectionRestored';
import { paths } from '@/ui/shell/paths';
import styles from './section.module.scss';

interface SubscriptionFailedProps {
  readonly error: ViewSubscriptionError;
  readonly onRetry: () => void;
}

/**
 * The subscription could not be loaded. The card offers no purchase, because there may be a subscription already
 * (faults B.4, C14).
 */
export function SubscriptionFailed({ error, onRetry }: SubscriptionFailedProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const isForbidden = error.kind === 'forbidden';
  const isOffline = error.kind === 'offline';
  useConnectionRestored(isConnectionFailure(error) ? onRetry : undefined);
  return (
    <Card labelledBy={headingId}>
      <h2 id={headingId} className={styles['heading']}>
        {t('subscription.section.title')}
      </h2>
      <div className={styles['notice']}>
        <Notice kind="bad" role="alert" title={t('subscription.section.failedTitle')}>
          {isForbidden && t('errors.forbidden')}
          {isOffline && t('subscription.section.failedOffline')}
          {!isForbidden && !isOffline && t('subscription.section.failedText')}
        </Notice>
      </div>
      <div className={styles['actions']}>
        {!isForbidden && (
          <Button kind="secondary" icon={RotateCw} fullWidth onPress={onRetry}>
            {t('errors.tryAgain')}
          </Button>
        )}
        <ButtonLink kind="quiet" to={paths.contact} fullWidth>
          {t('errors.contactSupport')}
        </ButtonLink>
      </div>
    </Card>
  );
}
