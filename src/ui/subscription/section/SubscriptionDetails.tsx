import { nextChargeOf } from '@/domain/subscription/nextCharge';
import { validityOf, type SavedCard } from '@/domain/subscription/paymentMethod';
import { displayStatusOf, relativeDayOfEnd, type Subscription } from '@/domain/subscription/Subscription';
import { DateText } from '@/ui/i18n/components/DateText';
import { useTranslation, type TextKey } from '@/ui/i18n/useTranslation';
import { CardValidityBadge } from './CardValidityBadge';
import { DescriptionRow } from './DescriptionRow';
import { SavedCardText } from './SavedCardText';
import type { SubscriptionAt } from './SubscriptionView';
import styles from './section.module.scss';

/** The end of a trial, the next charge and the card. SubscriptionNotice has the end of a cancelled subscription. */
export function SubscriptionDetails({ subscription, now, timeZone }: SubscriptionAt) {
  const { t } = useTranslation();
  const { trialEnd, card } = subscription;
  const charge = nextChargeOf(subscription, { now, timeZone });
  const relativeDay = trialEnd && relativeDayOfEnd(trialEnd, { now, timeZone });
  return (
    <dl className={styles['lines']}>
      {displayStatusOf(subscription) === 'intrial' && trialEnd !== undefined && relativeDay !== undefined && (
        <DescriptionRow label={t(`subscription.section.trial.${relativeDay}`)}>
          {relativeDay === 'today' ? (
            t('subscription.section.today')
          ) : (
            <DateText of={trialEnd} timeZone={timeZone} />
          )}
        </DescriptionRow>
      )}
      {charge?.date !== undefined && (
        <DescriptionRow label={t('subscription.section.nextCharge')}>
          <DateText of={charge.date} timeZone={timeZone} />
        </DescriptionRow>
      )}
      {card !== undefined && <CardLine subscription={subscription} card={card} />}
    </dl>
  );
}

/** The card. If it cannot be changed now, also its validity and when it can be (C106). Else CardNotice warns. */
function CardLine({ card, subscription }: { readonly subscription: Subscription; readonly card: SavedCard }) {
  const { t } = useTranslation();
  const validity = validityOf(card);
  const needsAttention = validity === 'expiring' || validity === 'expired';
  const hint = cardChangeHint(subscription);
  return (
    <DescriptionRow
      label={t('subscription.section.card')}
      below={
        hint && (
          <>
            {needsAttention && <CardValidityBadge validity={validity} />}
            <p>{t(hint)}</p>
          </>
        )
      }
    >
      <SavedCardText card={card} />
    </DescriptionRow>
  );
}

/** The text that says when the card can be changed. Undefined if it can be changed now. */
export function cardChangeHint(subscription: Subscription): TextKey | undefined {
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
