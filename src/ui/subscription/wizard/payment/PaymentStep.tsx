import { ShieldCheck } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { Notice } from '@/ui/design/components/notice/Notice';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { slot } from '@/ui/i18n/slot';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { SubscriptionWizardViewModel } from '@/ui/subscription/wizard/SubscriptionWizardViewModel';
import { OrderSummaryCard } from '@/ui/subscription/wizard/summary/OrderSummaryCard';
import type { WizardSelection } from '@/ui/subscription/wizard/WizardSelection';
import wizard from '@/ui/subscription/wizard/shell/wizard.module.scss';
import { BillingCard } from './BillingCard';
import { PaymentMethods } from './PaymentMethods';
import { StepFailure } from './StepFailure';
import { UpcomingMethods } from './UpcomingMethods';
import styles from './payment-step.module.scss';

interface PaymentStepProps {
  readonly viewModel: SubscriptionWizardViewModel;
  readonly selection: WizardSelection;
  readonly headingId: string;
}

/** Step 4, the payment method and for a new card the billing address. */
export const PaymentStep = observer(function PaymentStep({
  viewModel,
  selection,
  headingId,
}: PaymentStepProps) {
  return (
    <div className={wizard['columns']}>
      <div className={styles['main']}>
        <StepFailure viewModel={viewModel} selection={selection} />
        <PaymentMethods viewModel={viewModel} selection={selection} headingId={headingId} />
        {selection.chosen.method === 'new-card' && (
          <BillingCard
            billing={viewModel.billing}
            onChange={(field, value) => viewModel.changeBilling(field, value)}
            onSubmit={() => viewModel.submit()}
          />
        )}
        <UpcomingMethods />
      </div>
      <div className={wizard['side']}>
        <OrderSummaryCard selection={selection.chosen} />
        <ChargeNotice selection={selection} />
      </div>
    </div>
  );
});

/** Tells which amount is charged to which card (decisions C25, C28). */
const ChargeNotice = observer(function ChargeNotice({ selection }: Pick<PaymentStepProps, 'selection'>) {
  const { t } = useTranslation();
  const { savedCard } = selection;
  if (selection.hasNothingToOrder)
    return <Notice kind="info">{t('subscription.wizard.payment.nothingToChange')}</Notice>;
  return (
    <Notice kind="plain" icon={ShieldCheck}>
      {selection.chosen.method === 'existing-card' && savedCard !== undefined ? (
        <Sentence
          text={t('subscription.wizard.payment.savedCardCharged', { lastFour: slot('lastFour') })}
          values={{ lastFour: <Ltr>{savedCard.lastFour}</Ltr> }}
        />
      ) : (
        t(
          selection.orderKind === 'create'
            ? 'subscription.wizard.payment.secure'
            : 'subscription.wizard.payment.secureUpdate',
        )
      )}
    </Notice>
  );
});
