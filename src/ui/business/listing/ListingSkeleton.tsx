import { Card } from '@/ui/design/components/card/Card';
import { Skeleton } from '@/ui/design/components/skeleton/Skeleton';
import styles from './listing-skeleton.module.scss';

/** The outlines of preview and readiness, as tall as those of a complete business. */
export function ListingSkeleton() {
  return (
    <>
      <Card className={styles['preview']}>
        <Skeleton shape="title" widthInTenths={4} />
        <Skeleton shape="block" className={styles['listing']} />
      </Card>
      <Card className={styles['readiness']}>
        <Skeleton shape="title" widthInTenths={4} />
      </Card>
    </>
  );
}
