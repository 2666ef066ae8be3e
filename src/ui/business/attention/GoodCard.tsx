import { useId } from 'react';
import type { Instant } from '@/domain/shared/instant';
import { countParams } from '@/ui/business/dashboard/countParams';
import { Card } from '@/ui/design/components/card/Card';
import { Wall } from '@/ui/design/components/wall/Wall';
import { formatRecent } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { LitArcade } from './LitArcade';
import styles from './good-card.module.scss';

interface GoodCardProps {
  /** The number of subscriptions. */
  readonly subscribed: number;
  readonly checkedAt: Instant;
  readonly now: Instant;
}

/** Every subscription was read, and none needs attention. */
export function GoodCard({ subscribed, checkedAt, now }: GoodCardProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const time = formatRecent(checkedAt, now);
  return (
    <Card isBare labelledBy={headingId} className={styles['card']}>
      <Wall tint="mint" className={styles['wall']}>
        <LitArcade className={styles['arcade']} />
        <div>
          <h2 id={headingId} className={styles['heading']}>
            {t('attention.good.title')}
          </h2>
          <p className={styles['text']}>
            {subscribed === 0
              ? t('attention.good.none', { time })
              : t('attention.good.text', { ...countParams(subscribed), time })}
          </p>
        </div>
      </Wall>
    </Card>
  );
}
