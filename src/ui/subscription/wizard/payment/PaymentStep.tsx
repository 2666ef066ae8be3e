import { Clock3, CreditCard } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { isUsableCard, type SavedCard, validityOf } from '@/domain/subscription/paymentMethod';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { Notice } from '@/ui/design/components/notice/Notice';
import { RadioCard, RadioCards } from '@/ui/design/controls/radio-cards/RadioCards';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { formatCardExpiry } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { CardValidityBadge } from '@/ui/subscription/section/CardValidityBadge';
import { SavedCardText } from '@/ui/subscription/section/SavedCardText';
import { OrderSummaryCard } from '@/ui/subscription/wizard/review/OrderSummaryCard';
import { STEP_HEADING_ID, useWizard } from '@/ui/subscription/wizard/WizardContext';
import { BillingCard } from './BillingCard';
import { CardBrandLogo, MethodRow, NewCardFields, OnlyNewCard, PaymentNote } from './NewCardFields';
import { StepFailure } from './StepFailure';
import methods from './payment-methods.module.scss';
import styles from './payment-step.module.scss';
import wizard from '@/ui/subscription/wizard/wizard.module.scss';

/** Step 4: the payment method, and the billing address for a new card. */
export const PaymentStep = observer(function PaymentStep() {
  const { selection } = useWizard();
  const { t } = useTranslation();
  return (
    <div className={wizard['columns']}>
      <div className={styles['main']}>
        <StepFailure />
        <h2 id={STEP_HEADING_ID} className={wizard['hidden']}>
          {t('subscription.wizard.steps.payment')}
        </h2>
        {/* Without a saved card, a new one is the only way to pay (decision C66). */}
        {selection.savedCard === undefined ? (
          <OnlyNewCard />
        ) : (
          <MethodChoice savedCard={selection.savedCard} />
        )}
        {selection.chosen.method === 'new-card' && <BillingCard />}
        <UpcomingMethods />
      </div>
      <div className={wizard['side']}>
        <div className={wizard['fromWide']}>
          <OrderSummaryCard selection={selection.priced} total={selection.total} />
        </div>
        {selection.hasNothingToOrder && (
          <Notice kind="info">{t('subscription.wizard.payment.nothingToChange')}</Notice>
        )}
      </div>
    </div>
  );
});

/** The saved card or a new one. The selected one shows its details (DESIGN section 8). */
const MethodChoice = observer(function MethodChoice({ savedCard }: { readonly savedCard: SavedCard }) {
  const { selection } = useWizard();
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
        <RadioCard value="new-card" panel={method === 'new-card' ? <NewCardFields /> : undefined}>
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
        picture={<CardBrandLogo brand={card.brand} />}
        name={<SavedCardText card={card} />}
        detail={
          card.expiry && (
            <Sentence
              of={
                validity === 'expired'
                  ? 'subscription.wizard.payment.expired'
                  : 'subscription.wizard.payment.expires'
              }
              values={{ date: <Ltr>{formatCardExpiry(card.expiry)}</Ltr> }}
            />
          )
        }
        badge={<CardValidityBadge validity={validity} />}
      />
    </RadioCard>
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
