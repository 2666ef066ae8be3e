import { Skeleton } from '@/ui/design/components/skeleton/Skeleton';
import { StepLoading } from './StepLoading';
import styles from './plan-skeleton.module.scss';

/** Stands in place of the plans. */
export function PlanSkeleton() {
  return (
    <StepLoading>
      <Skeleton shape="block" className={styles['cycle']} />
      <div className={styles['plans']}>
        <Skeleton shape="block" className={styles['plan']} />
        <Skeleton shape="block" className={styles['plan']} />
        <Skeleton shape="block" className={styles['plan']} />
      </div>
    </StepLoading>
  );
}
