import { observer } from 'mobx-react-lite';
import { Button } from '@/ui/design/components/button/Button';
import { Isolated } from '@/ui/design/components/isolated/Isolated';
import { Notice } from '@/ui/design/components/notice/Notice';
import { serverText } from '@/ui/i18n/serverText';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { UncaughtErrors } from '@/ui/subscription/wizard/UncaughtErrors';
import { useUncaughtErrors } from './useUncaughtErrors';
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
  const detail = serverText(errors.current.message);
  return (
    <div className={styles['banner']}>
      <Notice kind="bad" role="alert" title={t('subscription.wizard.unexpected.title')}>
        {detail !== undefined && <Isolated>{detail}</Isolated>}
        <div className={styles['noticeActions']}>
          <Button kind="quiet" size="small" flush="start" onPress={() => errors.dismiss()}>
            {t('subscription.wizard.unexpected.dismiss')}
          </Button>
        </div>
      </Notice>
    </div>
  );
});
