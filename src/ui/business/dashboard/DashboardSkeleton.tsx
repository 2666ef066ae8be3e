import { useTranslation } from 'react-i18next';
import { Card } from '@/ui/design/components/card/Card';
import { Skeleton } from '@/ui/design/components/skeleton/Skeleton';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import styles from './dashboard-skeleton.module.scss';

/** Widths of the name and the second line of the description, so that the cards do not look stamped. */
const CARDS = [
  { name: '62%', line: '78%' },
  { name: '54%', line: '64%' },
  { name: '46%', line: '84%' },
  { name: '58%', line: '70%' },
  { name: '54%', line: '58%' },
  { name: '50%', line: '74%' },
] as const;

/** Places of the cards, in the size the cards will have (DESIGN section 8, Loading). */
export function DashboardSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('business.dashboard.loading')}</VisuallyHidden>
      <div className={styles['appearing']} aria-hidden="true">
        <div className={styles['summary']}>
          <Skeleton shape="line" inlineSize="10.5rem" />
        </div>
        <ul className={styles['grid']}>
          {CARDS.map((card) => (
            <CardSkeleton key={`${card.name} ${card.line}`} {...card} />
          ))}
        </ul>
      </div>
    </div>
  );
}

function CardSkeleton({ name, line }: { readonly name: string; readonly line: string }) {
  return (
    <Card as="li" isBare className={styles['card']}>
      <div className={styles['wall']}>
        <Skeleton shape="block" className={styles['paint']} />
        <Skeleton shape="arch" className={styles['arch']} />
      </div>
      <div className={styles['body']}>
        <div className={styles['name']}>
          <Skeleton shape="line" inlineSize={name} blockSize="1.25rem" />
        </div>
        <div className={styles['line']}>
          <Skeleton shape="line" inlineSize="34%" />
        </div>
        <div className={styles['description']}>
          <Skeleton shape="line" />
          <Skeleton shape="line" inlineSize={line} />
        </div>
        <div className={styles['line']}>
          <Skeleton shape="line" inlineSize="52%" />
        </div>
        <div className={styles['foot']}>
          <Skeleton shape="line" inlineSize="34%" />
          <Skeleton shape="line" inlineSize="1.25rem" />
        </div>
      </div>
    </Card>
  );
}
