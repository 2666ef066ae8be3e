import {
  isUsableCard,
  validityOf,
  type CardValidity,
  type SavedCard,
} from '@/domain/subscription/paymentMethod';
import { RadioCard } from '@/ui/design/controls/radio-cards/RadioCard';
import { StatusBadge } from '@/ui/design/components/status-badge/StatusBadge';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { formatCardExpiry } from '@/ui/i18n/formatters';
import { slot } from '@/ui/i18n/slot';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { CardValidityBadge } from '@/ui/subscription/section/CardValidityBadge';
import { SavedCardText } from '@/ui/subscription/section/SavedCardText';
import { CardBrand } from './CardBrand';
import { MethodRow } from './MethodRow';
import styles from './payment-methods.module.scss';

interface SavedCardChoiceProps {
  readonly card: SavedCard;
}

/** The current card of the subscription. It can be selected only while it is valid (spec section 4, decision C25). */
export function SavedCardChoice({ card }: SavedCardChoiceProps) {
  const { t } = useTranslation();
  const validity = validityOf(card);
  return (
    <RadioCard
      value="existing-card"
      isDisabled={!isUsableCard(card)}
      panel={
        validity === 'valid' ? undefined : (
          <p className={styles['note']}>{t(`subscription.wizard.payment.unusable.${validity}`)}</p>
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
  const { t } = useTranslation();
  const slots = { date: slot('date') };
  return (
    <Sentence
      text={
        validity === 'expired'
          ? t('subscription.wizard.payment.expired', slots)
          : t('subscription.wizard.payment.expires', slots)
      }
      values={{ date: card.expiry && <Ltr>{formatCardExpiry(card.expiry)}</Ltr> }}
    />
  );
}
