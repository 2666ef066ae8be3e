import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/design/components/button/Button';
import { Notice } from '@/ui/design/components/notice/Notice';
import { focusMain } from '@/ui/shell/layout/mainLandmark';
import type { SubscriptionWizardViewModel } from '@/ui/subscription/wizard/SubscriptionWizardViewModel';
import styles from './wizard.module.scss';

interface RestoredNoticeProps {
  readonly viewModel: SubscriptionWizardViewModel;
}

/** Says that the selection comes from before, with the way back to a fresh start (beyond D4). */
export const RestoredNotice = observer(function RestoredNotice({ viewModel }: RestoredNoticeProps) {
  const { t } = useTranslation();
  if (!viewModel.isRestored) return undefined;
  const startOver = (): void => {
    /* The notice goes, and its button with it: the focus has to have somewhere to be. */
    focusMain();
    viewModel.startOver();
  };
  return (
    <div className={styles['block']}>
      <Notice kind="info" role="status">
        <div className={styles['noticeRow']}>
          <span>{t('subscription.wizard.hint.restored')}</span>
          <Button kind="quiet" size="small" flush="end" onPress={startOver}>
            {t('subscription.wizard.hint.startOver')}
          </Button>
        </div>
      </Notice>
    </div>
  );
});
