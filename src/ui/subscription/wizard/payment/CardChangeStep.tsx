import { ShieldCheck, CreditCard } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Notice } from '@/ui/design/components/notice/Notice';
import { useTranslation, type TextKey } from '@/ui/i18n/useTranslation';
import { announcedChargeOf } from '@/domain/subscription/nextCharge';
import { Card } from '@/ui/design/components/card/Card';
import { TitledCard } from '@/ui/design/components/card/TitledCard';
import { Amount } from '@/ui/i18n/components/Amount';
import { DateText } from '@/ui/i18n/components/DateText';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { validityOf, type CardValidity, type SavedCard } from '@/domain/subscription/paymentMethod';
import { ArchMark, type ArchMarkProps } from '@/ui/design/components/arch-mark/ArchMark';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { formatCardExpiry } from '@/ui/i18n/formatters';
import { Button } from '@/ui/design/components/button/Button';
import { StateCard } from '@/ui/design/components/state-card/StateCard';
import { DoorIllustration } from '@/ui/design/illustrations/DoorIllustration';
import { SupportLink } from '@/ui/shell/SupportLink';
import { PeriodPriceText } from '@/ui/subscription/PeriodPriceText';
import { CardValidityBadge } from '@/ui/subscription/section/CardValidityBadge';
import { SavedCardText } from '@/ui/subscription/section/SavedCardText';
import { WizardHead } from '@/ui/subscription/wizard/WizardHead';
import type { RefusedCardChange } from '@/ui/subscription/wizard/WizardState';
import { BillingCard } from './BillingCard';
import { OnlyNewCard } from './NewCardFields';
import { StepFailure } from './StepFailure';
import payment from './payment-step.module.scss';
import wizard from '@/ui/subscription/wizard/wizard.module.scss';
import { STEP_HEADING_ID, useWizard } from '@/ui/subscription/wizard/WizardContext';
import styles from './card-change.module.scss';

/** The current card, the fields for a new one, and what stays the same (decision C106). */
export const CardChangeStep = observer(function CardChangeStep() {
  const { selection } = useWizard();
  const { t } = useTranslation();
  const { savedCard } = selection;
  return (
    <div className={wizard['columns']}>
      <div className={payment['main']}>
        <StepFailure />
        {savedCard !== undefined && <CurrentCard card={savedCard} />}
        <div>
          <h2 id={STEP_HEADING_ID} className={styles['heading']}>
            {t('subscription.cardChange.new')}
          </h2>
          <OnlyNewCard />
        </div>
        <BillingCard />
      </div>
      <div className={wizard['side']}>
        <AfterSaving />
        <Notice kind="plain" icon={ShieldCheck}>
          {t('subscription.cardChange.note')}
        </Notice>
      </div>
    </div>
  );
});

/** What the subscription is after the change of card. It is not known what will be charged (decision C105). */
const AfterSaving = observer(function AfterSaving() {
  const { selection } = useWizard();
  const { t } = useTranslation();
  const { business, subscription, readAt } = selection.initialData;
  const { cycle } = selection.chosen;
  const charge = subscription && announcedChargeOf(subscription, readAt);
  return (
    <TitledCard title={t('subscription.cardChange.after')}>
      <dl className={styles['rows']}>
        <div className={styles['row']}>
          <dt>{t('subscription.cardChange.items')}</dt>
          <dd>{t('subscription.cardChange.unchanged')}</dd>
        </div>
        {selection.hasSamePrice && (
          <div className={styles['row']}>
            <dt>{t('subscription.cardChange.price')}</dt>
            <dd>
              <PeriodPriceText of={selection.total} cycle={cycle} />
            </dd>
          </div>
        )}
        {charge !== undefined && (
          <div className={styles['row']}>
            <dt>{t('subscription.cardChange.nextCharge')}</dt>
            <dd>
              <DateText of={charge.date} timeZone={business.timezone} />
            </dd>
          </div>
        )}
      </dl>
      {selection.total !== undefined && !selection.hasSamePrice && (
        <p className={styles['sentence']}>
          <Sentence
            of="subscription.cardChange.priceDiffers"
            values={{
              amount: <Amount of={selection.total} />,
              period: t(`subscription.wizard.cycle.per.${cycle}`),
            }}
          />
        </p>
      )}
    </TitledCard>
  );
});

const TONES = {
  valid: 'sea',
  expiring: 'warn',
  expired: 'bad',
  unknown: 'neutral',
} as const satisfies Readonly<Record<CardValidity, ArchMarkProps['tone']>>;

/** The card that the new one replaces. */
function CurrentCard({ card }: { readonly card: SavedCard }) {
  const { t } = useTranslation();
  const nameId = useId();
  const validity = validityOf(card);
  return (
    <Card labelledBy={nameId}>
      <div className={styles['current']}>
        <ArchMark icon={CreditCard} tone={TONES[validity]} />
        <div className={styles['currentText']}>
          <p className={styles['currentName']}>
            <span id={nameId}>{t('subscription.cardChange.saved')}</span>
            {validity !== 'unknown' && <CardValidityBadge validity={validity} />}
          </p>
          <p className={styles['currentDetail']}>
            <SavedCardText card={card} />
            {card.expiry !== undefined && <Ltr>{formatCardExpiry(card.expiry)}</Ltr>}
          </p>
        </div>
      </div>
    </Card>
  );
}

/** The label of the button that opens the wizard. Undefined if only support can help. */
const ACTIONS = {
  cancelled: 'subscription.section.reactivate',
  'not-active': undefined,
  'items-unread': undefined,
  'no-plan': 'subscription.section.update',
  'plan-retired': 'subscription.section.update',
  'add-ons-retired': 'subscription.section.update',
} as const satisfies Readonly<Record<RefusedCardChange, TextKey | undefined>>;

/** Replaces the fields: says why the card cannot be changed on its own, and what the owner can do instead. */
export function CardChangeRefused({ obstacle }: { readonly obstacle: RefusedCardChange }) {
  const { viewModel, selection } = useWizard();
  const { t } = useTranslation();
  const action = ACTIONS[obstacle];
  return (
    <>
      <WizardHead
        title={t('subscription.cardChange.title')}
        business={selection.initialData.business}
        onCancel={() => viewModel.leave()}
      />
      <div className={wizard['step']}>
        <StateCard
          illustration={DoorIllustration}
          role="status"
          title={t('subscription.cardChange.refused.title')}
          actions={
            <>
              {action !== undefined && <Button onPress={() => viewModel.goToFirstStep()}>{t(action)}</Button>}
              <SupportLink kind={action === undefined ? 'primary' : 'quiet'} />
            </>
          }
        >
          {t(`subscription.cardChange.refused.${obstacle}`)}
        </StateCard>
      </div>
    </>
  );
}
