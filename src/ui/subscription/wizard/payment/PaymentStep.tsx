import { ShieldCheck } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Notice } from '@/ui/design/components/notice/Notice';
import type { SubscriptionWizardViewModel } from '@/ui/subscription/wizard/SubscriptionWizardViewModel';
import { OrderSummaryCard } from '@/ui/subscription/wizard/summary/OrderSummaryCard';
import type { WizardChoice } from '@/ui/subscription/wizard/WizardChoice';
import wizard from '@/ui/subscription/wizard/shell/wizard.module.scss';
import { BillingCard } from './BillingCard';
import { PaymentFailureNotice } from './PaymentFailureNotice';
import { PaymentMethods } from './PaymentMethods';
import styles from './payment-step.module.scss';

interface PaymentStepProps {
  readonly viewModel: SubscriptionWizardViewModel;
  readonly choice: WizardChoice;
  readonly headingId: string;
}

/** Step 4: how to pay, and for a new card whom the invoice is for. */
export const PaymentStep = observer(function PaymentStep({ viewModel, choice, headingId }: PaymentStepProps) {
  const { t } = useTranslation();
  const { state } = viewModel;
  const failure = state.kind === 'payment' ? state.failure : undefined;
  return (
    <div className={wizard['columns']}>
      <div className={styles['main']}>
        {failure !== undefined && (
          <PaymentFailureNotice failure={failure} orderKind={choice.orderKind} billing={viewModel.billing} />
        )}
        <PaymentMethods viewModel={viewModel} choice={choice} headingId={headingId} />
        {choice.selection.method === 'new-card' && (
          <BillingCard
            billing={viewModel.billing}
            onChange={(field, value) => viewModel.edit.changeBilling(field, value)}
            onSubmit={() => viewModel.submit()}
          />
        )}
      </div>
      <div className={wizard['side']}>
        <OrderSummaryCard selection={choice.selection} />
        <Notice kind="plain" icon={ShieldCheck}>
          {choice.isUpdate
            ? t('subscription.wizard.payment.secureUpdate')
            : t('subscription.wizard.payment.secure')}
        </Notice>
      </div>
    </div>
  );
});
