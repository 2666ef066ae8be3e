import { CreditCard } from 'lucide-react';
import { useId } from 'react';
import { validityOf, type CardValidity, type SavedCard } from '@/domain/subscription/paymentMethod';
import { ArchMark, type ArchMarkProps } from '@/ui/design/components/arch-mark/ArchMark';
import { Card } from '@/ui/design/components/card/Card';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { formatCardExpiry } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { CardValidityBadge } from '@/ui/subscription/section/CardValidityBadge';
import { SavedCardText } from '@/ui/subscription/section/SavedCardText';
import styles from './card-change.module.scss';

const TONES = {
  valid: 'sea',
  expiring: 'warn',
  expired: 'bad',
  unknown: 'neutral',
} as const satisfies Readonly<Record<CardValidity, ArchMarkProps['tone']>>;

/** The card that the new one replaces. */
export function CurrentCard({ card }: { readonly card: SavedCard }) {
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
