import { Card } from '@/ui/design/components/card/Card';
import { Skeleton } from '@/ui/design/components/skeleton/Skeleton';
import { Wall } from '@/ui/design/components/wall/Wall';
import { formatNumber } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import styles from './attention.module.scss';

interface CheckingCardProps {
  readonly done: number;
  readonly total: number;
}

/** The first check is under way. It appears after 300 ms, so that a fast check shows none. */
export function CheckingCard({ done, total }: CheckingCardProps) {
  const { t } = useTranslation();
  /* A long list has not named its page yet. */
  if (total === 0) return undefined;
  return (
    <div className={styles['checking']} aria-busy="true">
      <Card isBare className={styles['card']}>
        <Wall tint="sun" className={styles['head']}>
          <span className={styles['arch']} aria-hidden="true" />
          <p className={styles['progress']}>
            {t('attention.checking', { done: formatNumber(done), total: formatNumber(total) })}
          </p>
        </Wall>
        <div className={styles['awaited']} aria-hidden="true">
          <Skeleton shape="block" className={styles['awaitedPicture']} />
          <span className={styles['awaitedTexts']}>
            <Skeleton shape="line" widthInTenths={3} />
            <Skeleton shape="line" widthInTenths={7} />
          </span>
        </div>
      </Card>
    </div>
  );
}
