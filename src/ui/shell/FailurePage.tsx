import { Button } from '@/ui/design/components/button/Button';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { ErrorIllustration } from '@/ui/design/illustrations/ErrorIllustration';
import { Illustration } from '@/ui/design/illustrations/Illustration';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { PageContainer } from './PageContainer';
import { PageHeading } from './PageHeading';
import { paths } from './paths';
import styles from './failure-page.module.scss';

/**
 * Replaces a page that failed to render. Its link loads a new document, because the error may have damaged the state of
 * this one.
 */
export function FailurePage({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <PageContainer>
      <div className={styles['failure']}>
        <Illustration of={ErrorIllustration} />
        <div role="alert">
          <PageHeading className={styles['title']}>{t('shell.failure.title')}</PageHeading>
          <p className={styles['text']}>{t('shell.failure.text')}</p>
        </div>
        <div className={styles['actions']}>
          <Button onPress={onRetry}>{t('errors.tryAgain')}</Button>
          <ButtonLink kind="quiet" href={paths.contact}>
            {t('errors.contactSupport')}
          </ButtonLink>
        </div>
      </div>
    </PageContainer>
  );
}
