import { observer } from 'mobx-react-lite';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { RestoredNotice } from '@/ui/shell/restored/RestoredNotice';
import type { SubscriptionWizardViewModel } from '@/ui/subscription/wizard/SubscriptionWizardViewModel';
import styles from './wizard.module.scss';

interface RestoredSelectionProps {
  readonly viewModel: SubscriptionWizardViewModel;
}

/** Tells that the selection was restored from a draft (beyond D4). */
export const RestoredSelection = observer(function RestoredSelection({ viewModel }: RestoredSelectionProps) {
  const { t } = useTranslation();
  if (!viewModel.isRestored) return undefined;
  return (
    <div className={styles['block']}>
      <RestoredNotice
        text={t('subscription.wizard.hint.restored')}
        startOverLabel={t('subscription.wizard.hint.startOver')}
        onStartOver={viewModel.startOver}
      />
    </div>
  );
});
