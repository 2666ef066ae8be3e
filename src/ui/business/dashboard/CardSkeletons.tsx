import { Card } from '@/ui/design/components/card/Card';
import { Skeleton } from '@/ui/design/components/skeleton/Skeleton';
import styles from './dashboard-skeleton.module.scss';

/** The widths, in tenths, of the name and of the second line of the description. */
const CARDS = [
  { name: 6, line: 7 },
  { name: 5, line: 6 },
  { name: 4, line: 8 },
  { name: 6, line: 6 },
  { name: 5, line: 8 },
  { name: 5, line: 7 },
] as const;

export function CardSkeletons() {
  return (
    <ul className={styles['grid']} aria-hidden="true">
      {CARDS.map((card) => (
        <CardSkeleton key={`${card.name} ${card.line}`} {...card} />
      ))}
    </ul>
  );
}

function CardSkeleton({ name, line }: (typeof CARDS)[number]) {
  return (
    <Card as="li" isBare className={styles['card']}>
      <div className={styles['wall']}>
        <Skeleton shape="block" className={styles['paint']} />
        <Skeleton shape="arch" className={styles['arch']} />
      </div>
      <div className={styles['body']}>
        <div className={styles['name']}>
          <Skeleton shape="title" widthInTenths={name} />
        </div>
        <div className={styles['line']}>
          <Skeleton shape="line" widthInTenths={6} />
        </div>
        <div className={styles['description']}>
          <Skeleton shape="line" />
          <Skeleton shape="line" widthInTenths={line} />
        </div>
        <div className={styles['foot']}>
          <Skeleton shape="line" widthInTenths={4} />
          <Skeleton shape="line" widthInTenths={3} />
        </div>
      </div>
    </Card>
  );
}
