import { RotateCw } from 'lucide-react';
import { Button } from '@/ui/design/components/button/Button';
import { ErrorIllustration } from '@/ui/design/illustrations/ErrorIllustration';
import { Illustration } from '@/ui/design/illustrations/Illustration';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { PageContainer } from '@/ui/shell/PageContainer';
import { PageHeading } from '@/ui/shell/PageHeading';
import { PageTitle } from '@/ui/shell/PageTitle';
import styles from '@/ui/shell/failure-page.module.scss';
import { SupportLink } from '@/ui/shell/SupportLink';
import { useIsOnline } from './useIsOnline';

interface ConnectionFailureProps {
  readonly isRetrying?: boolean | undefined;
  readonly onRetry: () => void;
}

/** Replaces a page that needs a connection. It says that the page retries by itself (faults R1, R2). */
export function ConnectionFailure({ isRetrying, onRetry }: ConnectionFailureProps) {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  const title = t(isOnline ? 'shell.connection.unreachableTitle' : 'shell.connection.offlineTitle');
  return (
    <PageContainer>
      <PageTitle>{title}</PageTitle>
      <div className={styles['failure']}>
        <Illustration of={ErrorIllustration} />
        <div role="alert">
          <PageHeading className={styles['title']}>{title}</PageHeading>
          <p className={styles['text']}>
            {isOnline ? t('shell.connection.unreachableText') : t('shell.connection.offlineText')}
          </p>
        </div>
        <div className={styles['actions']}>
          <Button icon={RotateCw} isLoading={isRetrying} onPress={onRetry}>
            {t('errors.tryAgain')}
          </Button>
          <SupportLink kind="quiet" />
        </div>
      </div>
    </PageContainer>
  );
}
