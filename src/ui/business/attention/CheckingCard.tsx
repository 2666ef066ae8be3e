import { Card } from '@/ui/design/components/card/Card';
import { Wall } from '@/ui/design/components/wall/Wall';
import { formatNumber } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import styles from './attention.module.scss';

interface CheckingCardProps {
  readonly done: number;
  readonly total: number;
}

/** The first check is under way. The count appears after 300 ms, so that a fast check shows none. */
export function CheckingCard({ done, total }: CheckingCardProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['checking']} aria-busy="true">
      <Card isBare className={styles['card']}>
        <Wall tint="sun" className={styles['head']}>
          <span className={styles['arch']} aria-hidden="true" />
          {/* A long list has not named its page yet. */}
          {total > 0 && (
            <p className={styles['progress']}>
              {t('attention.checking', { done: formatNumber(done), total: formatNumber(total) })}
            </p>
          )}
        </Wall>
        <div className={styles['awaited']} />
      </Card>
    </div>
  );
}
