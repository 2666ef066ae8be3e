import { useTranslation } from '@/ui/i18n/useTranslation';
import { Skeleton } from '@/ui/design/components/skeleton/Skeleton';
import type { Elements } from '@/ui/design/Elements';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { FirstStepFrame } from './WizardHead';
import wizard from './wizard.module.scss';
import styles from './wizard-skeleton.module.scss';

/** The skeleton of the first step. */
export function WizardSkeleton() {
  return (
    <FirstStepFrame isLoading>
      <StepSkeleton>
        <Skeleton shape="block" className={styles['cycle']} />
        <div className={styles['plans']}>
          <Skeleton shape="block" className={styles['plan']} />
          <Skeleton shape="block" className={styles['plan']} />
          <Skeleton shape="block" className={styles['plan']} />
        </div>
      </StepSkeleton>
    </FirstStepFrame>
  );
}

/** The skeleton of the review and of the payment, with the order at the side. */
export function LaterStepSkeleton() {
  return (
    <StepSkeleton>
      <div className={wizard['columns']}>
        <Skeleton shape="block" className={styles['laterStep']} />
        <div className={wizard['side']}>
          <Skeleton shape="block" className={styles['order']} />
        </div>
      </div>
    </StepSkeleton>
  );
}

/** The skeleton of a step. A live region says that the step is loading. */
function StepSkeleton({ children }: { readonly children: Elements }) {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('subscription.wizard.loading')}</VisuallyHidden>
      {children}
    </div>
  );
}
