import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '@/ui/design/components/button/Button';
import { Notice } from '@/ui/design/components/notice/Notice';
import { ServerDetails } from '@/ui/i18n/components/ServerDetails';
import { serverText } from '@/ui/i18n/serverText';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { UncaughtErrors } from './UncaughtErrors';
import styles from './wizard.module.scss';

interface UnexpectedErrorBannerProps {
  readonly errors: UncaughtErrors;
}

/** Shows an uncaught error. The wizard below it stays usable (spec section 8). */
export const UnexpectedErrorBanner = observer(function UnexpectedErrorBanner({
  errors,
}: UnexpectedErrorBannerProps) {
  const { t } = useTranslation();
  useUncaughtErrors(errors);
  if (errors.current === undefined) return undefined;
  return (
    <div className={styles['banner']}>
      <Notice kind="bad" role="alert" title={t('subscription.wizard.unexpected.title')}>
        <div className={styles['noticeActions']}>
          <Button kind="quiet" size="small" flush="start" onPress={() => errors.dismiss()}>
            {t('subscription.wizard.unexpected.dismiss')}
          </Button>
        </div>
      </Notice>
      <ServerDetails message={serverText(errors.current.message)} />
    </div>
  );
});

/** Listens for uncaught errors while the wizard is mounted. */
function useUncaughtErrors(errors: UncaughtErrors): void {
  useEffect(() => {
    const onError = (event: ErrorEvent): void => {
      errors.report({ reason: event.error ?? event.message, file: event.filename });
    };
    const onRejection = (event: PromiseRejectionEvent): void => errors.report({ reason: event.reason });
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, [errors]);
}
