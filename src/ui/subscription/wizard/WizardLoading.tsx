import { useTranslation } from '@/ui/i18n/useTranslation';
import { Skeleton } from '@/ui/design/components/skeleton/Skeleton';
import type { Elements } from '@/ui/design/Elements';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { WizardHead, WizardSteps } from './WizardHead';
import wizard from './wizard.module.scss';
import styles from './wizard-loading.module.scss';

/** The skeleton of the first step. */
export function WizardLoading() {
  const { t } = useTranslation();
  return (
    <>
      <WizardHead title={t('subscription.wizard.title.loading')} isLoading step="plan" />
      <WizardSteps current="plan" isLocked />
      <div className={wizard['step']}>
        <StepLoading>
          <Skeleton shape="block" className={styles['cycle']} />
          <div className={styles['plans']}>
            <Skeleton shape="block" className={styles['plan']} />
            <Skeleton shape="block" className={styles['plan']} />
            <Skeleton shape="block" className={styles['plan']} />
          </div>
        </StepLoading>
      </div>
    </>
  );
}

/** The skeleton of the review and of the payment, with the order at the side. */
export function LaterStepSkeleton() {
  return (
    <StepLoading>
      <div className={wizard['columns']}>
        <Skeleton shape="block" className={styles['laterStep']} />
        <div className={wizard['side']}>
          <Skeleton shape="block" className={styles['order']} />
        </div>
      </div>
    </StepLoading>
  );
}

/** A skeleton in place of a step that is being loaded, and the sentence that says so to a screen reader. */
function StepLoading({ children }: { readonly children: Elements }) {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('subscription.wizard.loading')}</VisuallyHidden>
      {children}
    </div>
  );
}
