import { Clock3, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isUsable, validityOf, type CardValidity, type SavedCard } from '@/domain/subscription/paymentMethod';
import { RadioCard } from '@/ui/design/components/radio-cards/RadioCard';
import { StatusBadge, type StatusBadgeProps } from '@/ui/design/components/status-badge/StatusBadge';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { formatCardExpiry } from '@/ui/i18n/formatters';
import { place } from '@/ui/i18n/place';
import { CardBrand } from './CardBrand';
import { cardBrandName } from './cardBrandName';
import { MethodRow } from './MethodRow';
import styles from './payment-methods.module.scss';

const BADGES: Readonly<Record<CardValidity, Pick<StatusBadgeProps, 'tone' | 'shape'>>> = {
  valid: { tone: 'ok', shape: 'dot' },
  expiring: { tone: 'warn', shape: Clock3 },
  expired: { tone: 'bad', shape: X },
  unknown: { tone: 'neutral', shape: 'ring' },
};

interface SavedCardChoiceProps {
  readonly card: SavedCard;
  readonly isChosen: boolean;
}

/** The card the business pays with so far; chosen only while it is usable (spec section 4, decision C27). */
export function SavedCardChoice({ card, isChosen }: SavedCardChoiceProps) {
  const { t } = useTranslation();
  const validity = validityOf(card);
  const brand = cardBrandName(card.brand) ?? t('subscription.wizard.payment.cardOfUnknownBrand');
  return (
    <RadioCard
      value="existing-card"
      isDisabled={!isUsable(card)}
      panel={<SavedCardNote card={card} validity={validity} isChosen={isChosen} />}
    >
      <MethodRow
        picture={<CardBrand brand={card.brand} />}
        name={
          <>
            <bdi>{brand}</bdi> <Ltr>{`•••• ${card.lastFour}`}</Ltr>
          </>
        }
        detail={card.expiry === undefined ? undefined : <Expiry card={card} validity={validity} />}
        badge={
          <StatusBadge {...BADGES[validity]}>
            {t(`subscription.wizard.payment.validity.${validity}`)}
          </StatusBadge>
        }
      />
    </RadioCard>
  );
}

interface SavedCardNoteProps {
  readonly card: SavedCard;
  readonly validity: CardValidity;
  readonly isChosen: boolean;
}

/** What choosing it means, or why it can not be chosen (decision C25). */
function SavedCardNote({ card, validity, isChosen }: SavedCardNoteProps) {
  const { t } = useTranslation();
  if (validity !== 'valid')
    return <p className={styles['note']}>{t(`subscription.wizard.payment.unusable.${validity}`)}</p>;
  return isChosen ? (
    <p className={styles['note']}>
      <Sentence
        text={t('subscription.wizard.payment.savedCardCharged', { lastFour: place('lastFour') })}
        values={{ lastFour: <Ltr>{card.lastFour}</Ltr> }}
      />
    </p>
  ) : undefined;
}

function Expiry({ card, validity }: { readonly card: SavedCard; readonly validity: CardValidity }) {
  const { t } = useTranslation();
  const places = { date: place('date') };
  return (
    <Sentence
      text={
        validity === 'expired'
          ? t('subscription.wizard.payment.expired', places)
          : t('subscription.wizard.payment.expires', places)
      }
      values={{ date: card.expiry && <Ltr>{formatCardExpiry(card.expiry)}</Ltr> }}
    />
  );
}
