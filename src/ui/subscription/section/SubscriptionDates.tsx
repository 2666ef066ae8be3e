import { CreditCard } from 'lucide-react';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { Tense } from '@/domain/shared/civilDate';
import type { Instant } from '@/domain/shared/instant';
import type { PointInTime } from '@/domain/shared/pointInTime';
import { nextChargeOf } from '@/domain/subscription/nextCharge';
import { validityOf, type SavedCard } from '@/domain/subscription/paymentMethod';
import {
  billingCycleOfSubscription,
  displayStatusOf,
  tenseOfEnd,
  type Subscription,
} from '@/domain/subscription/Subscription';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { DateText } from '@/ui/i18n/components/DateText';
import type { TextKey } from '@/ui/i18n/Texts';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { paths } from '@/ui/shell/paths';
import { CardValidityBadge } from './CardValidityBadge';
import { Line } from './Line';
import { SavedCardText } from './SavedCardText';
import styles from './section.module.scss';

interface SubscriptionDatesProps {
  readonly subscription: Subscription;
  readonly now: Instant;
  /** The time zone of the business, for the dates. */
  readonly timeZone: string | undefined;
  readonly businessId: BusinessId;
  /** Whether there is a `PendingPayment`. The card then leads to no other payment (beyond D1). */
  readonly isPaymentPending: boolean;
}

const TRIAL_LABELS = {
  future: 'subscription.section.trialEnds',
  today: 'subscription.section.trialEndsToday',
  past: 'subscription.section.trialEnded',
} as const satisfies Record<Tense, TextKey>;

const END_LABELS = {
  future: 'subscription.section.endsOn',
  today: 'subscription.section.endsToday',
  past: 'subscription.section.endedOn',
} as const satisfies Record<Tense, TextKey>;

/** Billing cycle, dates and card. A cancelled subscription has an end date instead of a next billing date. */
export function SubscriptionDates(props: SubscriptionDatesProps) {
  const { t } = useTranslation();
  const { subscription, now, timeZone } = props;
  const { cancelledAt, trialEnd, card } = subscription;
  const charge = nextChargeOf(subscription, now, timeZone);
  const status = displayStatusOf(subscription);
  const cycle = billingCycleOfSubscription(subscription);
  return (
    <dl className={styles['lines']}>
      {cycle !== undefined && (
        <Line label={t('subscription.section.billingCycle')}>{t(`subscription.section.cycle.${cycle}`)}</Line>
      )}
      {status === 'intrial' && trialEnd !== undefined && (
        <EndLine
          of={trialEnd}
          labels={TRIAL_LABELS}
          tense={tenseOfEnd(trialEnd, now, timeZone)}
          timeZone={timeZone}
        />
      )}
      {cancelledAt !== undefined && (
        <EndLine
          of={cancelledAt}
          labels={END_LABELS}
          tense={tenseOfEnd(cancelledAt, now, timeZone)}
          timeZone={timeZone}
        />
      )}
      {charge?.date !== undefined && (
        <Line label={t('subscription.section.nextBillingDate')}>
          <DateText of={charge.date} timeZone={timeZone} />
        </Line>
      )}
      {card !== undefined && <CardLine {...props} card={card} />}
    </dl>
  );
}

interface EndLineProps {
  readonly of: PointInTime;
  readonly labels: Readonly<Record<Tense, (typeof TRIAL_LABELS | typeof END_LABELS)[Tense]>>;
  readonly tense: Tense;
  readonly timeZone: string | undefined;
}

/** An end date in the future, today or in the past. */
function EndLine({ of, labels, tense, timeZone }: EndLineProps) {
  const { t } = useTranslation();
  return (
    <Line label={t(labels[tense])}>
      {tense === 'today' ? t('subscription.section.today') : <DateText of={of} timeZone={timeZone} />}
    </Line>
  );
}

interface CardLineProps extends SubscriptionDatesProps {
  readonly card: SavedCard;
}

/** The card, and below it its state and the way to another one, or why there is none (decision C106). */
function CardLine({ card, subscription, businessId, isPaymentPending }: CardLineProps) {
  const { t } = useTranslation();
  const validity = validityOf(card);
  const isUnsound = validity === 'expiring' || validity === 'expired';
  const obstacle = obstacleToChange(subscription);
  const canChange = obstacle === undefined && !isPaymentPending;
  return (
    <Line
      label={t('subscription.section.card')}
      below={
        isUnsound || canChange || obstacle !== undefined ? (
          <>
            {isUnsound && <CardValidityBadge validity={validity} />}
            {obstacle !== undefined && <p>{t(obstacle)}</p>}
            {canChange && (
              <ButtonLink
                kind="quiet"
                size="small"
                flush="end"
                icon={CreditCard}
                to={paths.newCard(businessId)}
              >
                {t('subscription.section.changeCard')}
              </ButtonLink>
            )}
          </>
        ) : undefined
      }
    >
      <SavedCardText card={card} />
    </Line>
  );
}

/** The text that says when the card can be changed. Undefined when it can be now. */
function obstacleToChange(subscription: Subscription): TextKey | undefined {
  switch (displayStatusOf(subscription)) {
    case 'cancelled':
      return 'subscription.section.cardAfterReactivating';
    case 'paused':
    case 'unknown':
      return 'subscription.section.cardWhenActive';
    case 'active':
    case 'intrial':
      return undefined;
  }
}
