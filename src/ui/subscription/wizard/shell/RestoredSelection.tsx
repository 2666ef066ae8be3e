import { observer } from 'mobx-react-lite';
import type { DraftDifference } from '@/domain/subscription/PlanSelection';
import type { TextKey } from '@/ui/i18n/Texts';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { RestoredNotice } from '@/ui/shell/restored/RestoredNotice';
import type { SubscriptionWizardViewModel } from '@/ui/subscription/wizard/SubscriptionWizardViewModel';
import type { WizardSelection } from '@/ui/subscription/wizard/WizardSelection';
import styles from './wizard.module.scss';

const DIFFERENCES = {
  plan: 'subscription.wizard.hint.planGone',
  'add-ons': 'subscription.wizard.hint.addOnsGone',
  total: 'subscription.wizard.hint.totalChanged',
} as const satisfies Readonly<Record<DraftDifference, TextKey>>;

interface RestoredSelectionProps {
  readonly viewModel: SubscriptionWizardViewModel;
  readonly selection: WizardSelection;
}

/** Tells that the selection was restored from a draft, and what has changed since (beyond D4). */
export const RestoredSelection = observer(function RestoredSelection(props: RestoredSelectionProps) {
  const { viewModel, selection } = props;
  const { t } = useTranslation();
  if (!viewModel.showsDraftNotice) return undefined;
  const { wasRestored, differences } = selection.initialData.initial;
  const sentences = [
    ...(wasRestored ? [t('subscription.wizard.hint.restored')] : []),
    ...differences.map((difference) => t(DIFFERENCES[difference])),
  ];
  return (
    <div className={styles['block']}>
      <RestoredNotice
        text={sentences.join(' ')}
        startOverLabel={t('subscription.wizard.hint.startOver')}
        onStartOver={viewModel.reset}
      />
    </div>
  );
});
