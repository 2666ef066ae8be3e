import { Card } from '@/ui/design/components/card/Card';
import { Skeleton } from '@/ui/design/components/skeleton/Skeleton';
import styles from './dashboard-skeleton.module.scss';

export function CardSkeletons() {
  return (
    <ul className={styles['grid']} aria-hidden="true">
      {Array.from({ length: 6 }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </ul>
  );
}

function CardSkeleton() {
  return (
    <Card as="li" isBare className={styles['card']}>
      <div className={styles['wall']}>
        <Skeleton shape="block" className={styles['paint']} />
        <Skeleton shape="arch" className={styles['arch']} />
      </div>
      <div className={styles['body']}>
        <div className={styles['name']}>
          <Skeleton shape="title" widthInTenths={5} />
        </div>
        <div className={styles['line']}>
          <Skeleton shape="line" widthInTenths={6} />
        </div>
        <div className={styles['description']}>
          <Skeleton shape="line" />
          <Skeleton shape="line" widthInTenths={7} />
        </div>
        <div className={styles['foot']}>
          <Skeleton shape="line" widthInTenths={4} />
          <Skeleton shape="line" widthInTenths={3} />
        </div>
      </div>
    </Card>
  );
}
