import { Skeleton } from '@/ui/design/components/skeleton/Skeleton';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useTranslation } from '@/ui/i18n/useTranslation';
import styles from './step-skeleton.module.scss';

/** Stands in place of a step that is being loaded. */
export function StepSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('subscription.wizard.loading')}</VisuallyHidden>
      <Skeleton shape="block" className={styles['cycle']} />
      <div className={styles['plans']}>
        <Skeleton shape="block" className={styles['plan']} />
        <Skeleton shape="block" className={styles['plan']} />
        <Skeleton shape="block" className={styles['plan']} />
      </div>
    </div>
  );
}
