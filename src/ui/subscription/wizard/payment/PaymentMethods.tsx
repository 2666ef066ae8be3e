import { CreditCard } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { UPCOMING_PAYMENT_METHODS } from '@/domain/subscription/paymentMethod';
import { Icon } from '@/ui/design/components/icon/Icon';
import { RadioCard } from '@/ui/design/controls/radio-cards/RadioCard';
import { RadioCards } from '@/ui/design/controls/radio-cards/RadioCards';
import type { SubscriptionWizardViewModel } from '@/ui/subscription/wizard/SubscriptionWizardViewModel';
import type { WizardSelection } from '@/ui/subscription/wizard/WizardSelection';
import { UpcomingMethodCard } from './UpcomingMethodCard';
import { MethodRow } from './MethodRow';
import { NewCardFields } from './NewCardFields';
import { SavedCardChoice } from './SavedCardChoice';
import styles from './payment-methods.module.scss';

interface PaymentMethodsProps {
  readonly viewModel: SubscriptionWizardViewModel;
  readonly selection: WizardSelection;
  readonly headingId: string;
}

/** The payment methods. The selected one shows its details (DESIGN section 8). */
export const PaymentMethods = observer(function PaymentMethods(props: PaymentMethodsProps) {
  const { viewModel, selection, headingId } = props;
  const { t } = useTranslation();
  const { method } = selection.chosen;
  const { savedCard } = selection;
  const failure = viewModel.state.kind === 'payment' ? viewModel.state.failure : undefined;
  return (
    <div>
      <h2 id={headingId} className={styles['heading']}>
        {t('subscription.wizard.payment.heading')}
      </h2>
      <RadioCards
        label={t('subscription.wizard.payment.heading')}
        isLabelHidden
        value={method}
        onChange={(value) => {
          if (value === 'existing-card' || value === 'new-card') selection.chooseMethod(value);
        }}
      >
        {savedCard !== undefined && <SavedCardChoice card={savedCard} />}
        <RadioCard
          value="new-card"
          panel={
            method === 'new-card' ? (
              <NewCardFields
                card={viewModel.card}
                showsMissingErrors={failure?.kind === 'card-incomplete' || failure?.kind === 'fields-invalid'}
              />
            ) : undefined
          }
        >
          <MethodRow
            picture={<Icon of={CreditCard} size="large" />}
            name={t('subscription.wizard.payment.newCard')}
            detail={t('subscription.wizard.payment.acceptedCards')}
          />
        </RadioCard>
        <div className={styles['coming']}>
          {UPCOMING_PAYMENT_METHODS.map((coming) => (
            <UpcomingMethodCard key={coming} method={coming} />
          ))}
        </div>
      </RadioCards>
    </div>
  );
});
