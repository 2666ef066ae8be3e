import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/design/components/button/Button';
import { Notice } from '@/ui/design/components/notice/Notice';
import type { SubscriptionWizardViewModel } from '@/ui/subscription/wizard/SubscriptionWizardViewModel';
import styles from './wizard.module.scss';

interface WizardHintNoticeProps {
  readonly viewModel: SubscriptionWizardViewModel;
}

/** How the wizard began, where that needs a word (beyond D4, faults B.5). */
export const WizardHintNotice = observer(function WizardHintNotice({ viewModel }: WizardHintNoticeProps) {
  const { t } = useTranslation();
  if (viewModel.hint === undefined) return undefined;
  return (
    <div className={styles['block']}>
      {viewModel.hint === 'restored' ? (
        <Notice kind="info" role="status">
          <div className={styles['noticeRow']}>
            <span>{t('subscription.wizard.hint.restored')}</span>
            <Button kind="quiet" size="small" flush="end" onPress={() => viewModel.startOver()}>
              {t('subscription.wizard.hint.startOver')}
            </Button>
          </div>
        </Notice>
      ) : (
        <Notice kind="warn" role="status">
          {t('subscription.wizard.hint.earlierOrderNotSeen')}
        </Notice>
      )}
    </div>
  );
});
