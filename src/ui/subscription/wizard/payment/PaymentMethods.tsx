import { CreditCard } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '@/ui/design/components/card/Card';
import { Icon } from '@/ui/design/components/icon/Icon';
import { RadioCard } from '@/ui/design/controls/radio-cards/RadioCard';
import { RadioCards } from '@/ui/design/controls/radio-cards/RadioCards';
import type { SavedCard } from '@/domain/subscription/paymentMethod';
import type { SubscriptionWizardViewModel } from '@/ui/subscription/wizard/SubscriptionWizardViewModel';
import type { WizardSelection } from '@/ui/subscription/wizard/WizardSelection';
import { MethodRow } from './MethodRow';
import { NewCardFields } from './NewCardFields';
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
  const failure = viewModel.state.kind === 'payment' ? viewModel.state.failure : undefined;
  const newCardFields = (
    <NewCardFields
      card={viewModel.card}
      showsMissingErrors={failure?.kind === 'card-incomplete' || failure?.kind === 'fields-invalid'}
    />
  );
  return (
    <div>
      <h2 id={headingId} className={styles['heading']}>
        {t('subscription.wizard.payment.heading')}
      </h2>
      {savedCard === undefined ? (
        <OnlyMethod>{newCardFields}</OnlyMethod>
      ) : (
        <MethodChoice selection={selection} savedCard={savedCard} newCardFields={newCardFields} />
      )}
    </div>
  );
});

/** Without a saved card the fields of a card are open at once, because there is nothing to choose (decision C48). */
function OnlyMethod({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const nameId = useId();
  return (
    <Card labelledBy={nameId}>
      <div className={styles['only']}>
        <NewCardRow name={<span id={nameId}>{t('subscription.wizard.payment.card')}</span>} />
      </div>
      {children}
    </Card>
  );
}

interface MethodChoiceProps {
  readonly selection: WizardSelection;
  readonly savedCard: SavedCard;
  readonly newCardFields: ReactNode;
}

const MethodChoice = observer(function MethodChoice(props: MethodChoiceProps) {
  const { selection, savedCard, newCardFields } = props;
  const { t } = useTranslation();
  const { method } = selection.chosen;
  return (
    <RadioCards
      label={t('subscription.wizard.payment.heading')}
      isLabelHidden
      value={method}
      onChange={(value) => {
        if (value === 'existing-card' || value === 'new-card') selection.chooseMethod(value);
      }}
    >
      <SavedCardChoice card={savedCard} />
      <RadioCard value="new-card" panel={method === 'new-card' ? newCardFields : undefined}>
        <NewCardRow name={t('subscription.wizard.payment.newCard')} />
      </RadioCard>
    </RadioCards>
  );
});

function NewCardRow({ name }: { readonly name: ReactNode }) {
  const { t } = useTranslation();
  return (
    <MethodRow
      picture={<Icon of={CreditCard} size="large" />}
      name={name}
      detail={t('subscription.wizard.payment.acceptedCards')}
    />
  );
}
