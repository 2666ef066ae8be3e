import { observer } from 'mobx-react-lite';
import { RadioCard } from '@/ui/design/controls/radio-cards/RadioCard';
import { RadioCards } from '@/ui/design/controls/radio-cards/RadioCards';
import type { SavedCard } from '@/domain/subscription/paymentMethod';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { SubscriptionWizardViewModel } from '@/ui/subscription/wizard/SubscriptionWizardViewModel';
import type { WizardSelection } from '@/ui/subscription/wizard/WizardSelection';
import { showsMissingCardErrors } from '@/ui/subscription/wizard/WizardState';
import { NewCardFields } from './NewCardFields';
import { NewCardRow } from './NewCardRow';
import { OnlyMethod } from './OnlyMethod';
import { SavedCardChoice } from './SavedCardChoice';
import styles from './payment-methods.module.scss';

interface PaymentMethodsProps {
  readonly viewModel: SubscriptionWizardViewModel;
  readonly selection: WizardSelection;
  readonly headingId: string;
}

/** The payment methods that can be used. The selected one shows its details (DESIGN section 8). */
export const PaymentMethods = observer(function PaymentMethods(props: PaymentMethodsProps) {
  const { viewModel, selection, headingId } = props;
  const { t } = useTranslation();
  const { savedCard } = selection;
  return (
    <div>
      <h2 id={headingId} className={styles['heading']}>
        {t('subscription.wizard.payment.heading')}
      </h2>
      {savedCard === undefined ? (
        <OnlyMethod viewModel={viewModel} />
      ) : (
        <MethodChoice viewModel={viewModel} selection={selection} savedCard={savedCard} />
      )}
    </div>
  );
});

interface MethodChoiceProps {
  readonly viewModel: SubscriptionWizardViewModel;
  readonly selection: WizardSelection;
  readonly savedCard: SavedCard;
}

const MethodChoice = observer(function MethodChoice({ viewModel, selection, savedCard }: MethodChoiceProps) {
  const { t } = useTranslation();
  const { method } = selection.chosen;
  return (
    <RadioCards
      label={t('subscription.wizard.payment.heading')}
      value={method}
      onChange={(value) => {
        if (value === 'existing-card' || value === 'new-card') selection.chooseMethod(value);
      }}
    >
      <SavedCardChoice card={savedCard} />
      <RadioCard
        value="new-card"
        panel={
          method === 'new-card' ? (
            <NewCardFields
              card={viewModel.card}
              showsMissingErrors={showsMissingCardErrors(viewModel.state)}
            />
          ) : undefined
        }
      >
        <NewCardRow name={t('subscription.wizard.payment.newCard')} />
      </RadioCard>
    </RadioCards>
  );
});
