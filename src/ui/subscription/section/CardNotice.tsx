import { CircleX, Clock, CreditCard } from 'lucide-react';
import type { BusinessId } from '@/domain/business/BusinessId';
import { announcedChargeOf } from '@/domain/subscription/nextCharge';
import { cardWarningOf, type CardWarning } from '@/domain/subscription/cardWarning';
import type { CardExpiry } from '@/domain/subscription/paymentMethod';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { formatCardExpiry } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { paths } from '@/ui/shell/paths';
import { ChargeSentence } from '@/ui/subscription/ChargeSentence';
import type { SubscriptionAt } from './SubscriptionView';
import styles from './card-notice.module.scss';

interface CardNoticeProps extends SubscriptionAt {
  readonly businessId: BusinessId;
  /** Whether an order can be placed. If not, the notice links to none (beyond D1). */
  readonly offersOrder: boolean;
}

/** If the saved card has expired or expires soon, says so and links to the form for a new one. */
export function CardNotice({ subscription, businessId, now, timeZone, offersOrder }: CardNoticeProps) {
  const { t } = useTranslation();
  const warning = cardWarningOf(subscription);
  if (warning === undefined) return undefined;
  const isExpired = warning === 'expired';
  const charge = announcedChargeOf(subscription, { now, timeZone });
  return (
    <div className={isExpired ? styles['expired'] : styles['expiring']}>
      <Icon of={isExpired ? CircleX : Clock} />
      <div>
        <p className={styles['title']}>
          <Title warning={warning} expiry={subscription.card?.expiry} />
        </p>
        <p className={styles['sentence']}>
          {charge === undefined ? (
            t('subscription.section.cardNotice.mayFail')
          ) : (
            <ChargeSentence
              of="subscription.section.cardNotice.chargeMayFail"
              charge={charge}
              timeZone={timeZone}
            />
          )}
        </p>
      </div>
      {offersOrder && (
        <div className={styles['action']}>
          <ButtonLink
            kind={isExpired ? 'primary' : 'secondary'}
            icon={CreditCard}
            fullWidth
            to={paths.newCard(businessId)}
          >
            {t('subscription.section.changeCard')}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

interface TitleProps {
  readonly warning: CardWarning;
  readonly expiry: CardExpiry | undefined;
}

function Title({ warning, expiry }: TitleProps) {
  const { t } = useTranslation();
  if (expiry === undefined) return <span>{t(`subscription.section.cardNotice.${warning}`)}</span>;
  return (
    <Sentence
      of={`subscription.section.cardNotice.${warning}On`}
      values={{ date: <Ltr>{formatCardExpiry(expiry)}</Ltr> }}
    />
  );
}
