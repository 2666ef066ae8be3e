import { Clock3, CreditCard } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { Notice } from '@/ui/design/components/notice/Notice';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { Icon } from '@/ui/design/components/icon/Icon';
import { RadioCard } from '@/ui/design/controls/radio-cards/RadioCard';
import { RadioCards } from '@/ui/design/controls/radio-cards/RadioCards';
import {
  type SavedCard,
  isUsableCard,
  validityOf,
  type CardValidity,
} from '@/domain/subscription/paymentMethod';
import { StatusBadge } from '@/ui/design/components/status-badge/StatusBadge';
import { formatCardExpiry } from '@/ui/i18n/formatters';
import { OrderSummaryCard } from '@/ui/subscription/wizard/review/OrderSummaryCard';
import { showsMissingCardErrors } from '@/ui/subscription/wizard/WizardState';
import { CardValidityBadge } from '@/ui/subscription/section/CardValidityBadge';
import { SavedCardText } from '@/ui/subscription/section/SavedCardText';
import { BillingCard } from './BillingCard';
import { StepFailure } from './StepFailure';
import { NewCardFields, OnlyMethod, MethodRow, PaymentNote, CardBrand } from './NewCardFields';
import wizard from '@/ui/subscription/wizard/wizard.module.scss';
import type { StepProps } from '@/ui/subscription/wizard/StepProps';
import styles from './payment-step.module.scss';
import methods from './payment-methods.module.scss';

/** Step 4: the payment method, and the billing address for a new card. */
export const PaymentStep = observer(function PaymentStep({ viewModel, selection, headingId }: StepProps) {
  const { t } = useTranslation();
  return (
    <div className={wizard['columns']}>
      <div className={styles['main']}>
        <StepFailure viewModel={viewModel} selection={selection} />
        <h2 id={headingId} className={wizard['hidden']}>
          {t('subscription.wizard.steps.payment')}
        </h2>
        {/* Without a saved card, a new one is the only way to pay (decision C66). */}
        {selection.savedCard === undefined ? (
          <OnlyMethod viewModel={viewModel} />
        ) : (
          <MethodChoice viewModel={viewModel} selection={selection} savedCard={selection.savedCard} />
        )}
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
        <div className={wizard['fromWide']}>
          <OrderSummaryCard selection={selection.chosen} />
        </div>
        {selection.hasNothingToOrder && (
          <Notice kind="info">{t('subscription.wizard.payment.nothingToChange')}</Notice>
        )}
      </div>
    </div>
  );
});

interface MethodChoiceProps extends Omit<StepProps, 'headingId'> {
  readonly savedCard: SavedCard;
}

/** The saved card or a new one. The selected one shows its details (DESIGN section 8). */
const MethodChoice = observer(function MethodChoice({ viewModel, selection, savedCard }: MethodChoiceProps) {
  const { t } = useTranslation();
  const { method } = selection.chosen;
  return (
    <div>
      <h3 className={methods['heading']}>{t('subscription.wizard.payment.heading')}</h3>
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
          <MethodRow
            picture={<Icon of={CreditCard} size="large" />}
            name={t('subscription.wizard.payment.newCard')}
            detail={t('subscription.wizard.payment.acceptedCards')}
          />
        </RadioCard>
      </RadioCards>
    </div>
  );
});

/** The card of the subscription, which can be selected only while it is valid (spec section 4, decision C25). */
function SavedCardChoice({ card }: { readonly card: SavedCard }) {
  const { t } = useTranslation();
  const validity = validityOf(card);
  return (
    <RadioCard
      value="existing-card"
      isDisabled={!isUsableCard(card)}
      panel={
        validity === 'valid' ? undefined : (
          <p className={methods['note']}>{t(`subscription.wizard.payment.unusable.${validity}`)}</p>
        )
      }
    >
      <MethodRow
        picture={<CardBrand brand={card.brand} />}
        name={<SavedCardText card={card} />}
        detail={card.expiry === undefined ? undefined : <Expiry card={card} validity={validity} />}
        badge={
          validity === 'unknown' ? (
            <StatusBadge tone="neutral" shape="ring">
              {t('subscription.wizard.payment.unusableCard')}
            </StatusBadge>
          ) : (
            <CardValidityBadge validity={validity} />
          )
        }
      />
    </RadioCard>
  );
}

function Expiry({ card, validity }: { readonly card: SavedCard; readonly validity: CardValidity }) {
  return (
    <Sentence
      of={
        validity === 'expired' ? 'subscription.wizard.payment.expired' : 'subscription.wizard.payment.expires'
      }
      values={{ date: card.expiry && <Ltr>{formatCardExpiry(card.expiry)}</Ltr> }}
    />
  );
}

/** The payment methods that are "coming soon" (spec section 3). */
const UPCOMING_METHODS = ['googlePay', 'applePay', 'paypal', 'bankAccount', 'bankTransfer'] as const;

function UpcomingMethods() {
  const { t } = useTranslation();
  const names = UPCOMING_METHODS.map(
    (method) =>
      [
        method,
        <bdi key={method} className={styles['upcoming']}>
          {t(`subscription.wizard.payment.coming.${method}`)}
        </bdi>,
      ] as const,
  );
  return (
    <PaymentNote icon={Clock3}>
      <Sentence
        of="subscription.wizard.payment.comingMethods"
        values={{ comingSoon: t('subscription.wizard.payment.comingSoon'), ...Object.fromEntries(names) }}
      />
    </PaymentNote>
  );
}
