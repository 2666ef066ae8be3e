import { ShieldCheck } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { Notice } from '@/ui/design/components/notice/Notice';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { place } from '@/ui/i18n/place';
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
  const { state } = viewModel;
  const failure = state.kind === 'payment' ? state.failure : undefined;
  return (
    <div className={wizard['columns']}>
      <div className={styles['main']}>
        {failure !== undefined && (
          <PaymentFailureNotice
            failure={failure}
            orderKind={choice.orderKind}
            billing={viewModel.billing}
            card={viewModel.card}
            onReload={() => viewModel.reloadPage()}
          />
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
        <PaymentNote choice={choice} />
      </div>
    </div>
  );
});

/** What will be charged, and to which card (decisions C25, C28). */
const PaymentNote = observer(function PaymentNote({ choice }: Pick<PaymentStepProps, 'choice'>) {
  const { t } = useTranslation();
  const { savedCard } = choice;
  if (choice.changesNothing)
    return <Notice kind="info">{t('subscription.wizard.payment.nothingToChange')}</Notice>;
  return (
    <Notice kind="plain" icon={ShieldCheck}>
      {choice.selection.method === 'existing-card' && savedCard !== undefined ? (
        <Sentence
          text={t('subscription.wizard.payment.savedCardCharged', { lastFour: place('lastFour') })}
          values={{ lastFour: <Ltr>{savedCard.lastFour}</Ltr> }}
        />
      ) : (
        t(choice.isUpdate ? 'subscription.wizard.payment.secureUpdate' : 'subscription.wizard.payment.secure')
      )}
    </Notice>
  );
});
