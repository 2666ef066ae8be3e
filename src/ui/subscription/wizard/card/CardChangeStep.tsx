import { ShieldCheck } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Notice } from '@/ui/design/components/notice/Notice';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { BillingCard } from '@/ui/subscription/wizard/payment/BillingCard';
import { OnlyMethod } from '@/ui/subscription/wizard/payment/OnlyMethod';
import payment from '@/ui/subscription/wizard/payment/payment-step.module.scss';
import { StepFailure } from '@/ui/subscription/wizard/payment/StepFailure';
import wizard from '@/ui/subscription/wizard/shell/wizard.module.scss';
import type { SubscriptionWizardViewModel } from '@/ui/subscription/wizard/SubscriptionWizardViewModel';
import type { WizardSelection } from '@/ui/subscription/wizard/WizardSelection';
import { AfterSaving } from './AfterSaving';
import { CurrentCard } from './CurrentCard';
import styles from './card-change.module.scss';

interface CardChangeStepProps {
  readonly viewModel: SubscriptionWizardViewModel;
  readonly selection: WizardSelection;
  readonly headingId: string;
}

/** The card of today, the fields of a new one, and what happens after saving (decision C106). */
export const CardChangeStep = observer(function CardChangeStep(props: CardChangeStepProps) {
  const { viewModel, selection, headingId } = props;
  const { t } = useTranslation();
  const { savedCard } = selection;
  return (
    <div className={wizard['columns']}>
      <div className={payment['main']}>
        <StepFailure viewModel={viewModel} selection={selection} />
        {savedCard !== undefined && <CurrentCard card={savedCard} />}
        <div>
          <h2 id={headingId} className={styles['heading']}>
            {t('subscription.cardChange.new')}
          </h2>
          <OnlyMethod viewModel={viewModel} />
        </div>
        <BillingCard
          billing={viewModel.billing}
          onChange={(field, value) => viewModel.changeBilling(field, value)}
          onSubmit={() => viewModel.submit()}
        />
      </div>
      <div className={wizard['side']}>
        <AfterSaving selection={selection} />
        <Notice kind="plain" icon={ShieldCheck}>
          {t('subscription.cardChange.note')}
        </Notice>
      </div>
    </div>
  );
});
