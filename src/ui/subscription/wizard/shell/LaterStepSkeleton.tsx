import { Skeleton } from '@/ui/design/components/skeleton/Skeleton';
import { StepLoading } from './StepLoading';
import styles from './later-step-skeleton.module.scss';
import wizard from './wizard.module.scss';

/** Stands in place of the review or the payment with the order beside it. */
export function LaterStepSkeleton() {
  return (
    <StepLoading>
      <div className={wizard['columns']}>
        <Skeleton shape="block" className={styles['main']} />
        <div className={wizard['side']}>
          <Skeleton shape="block" className={styles['order']} />
        </div>
      </div>
    </StepLoading>
  );
}
