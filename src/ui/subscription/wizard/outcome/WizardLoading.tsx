import { Skeleton } from '@/ui/design/components/skeleton/Skeleton';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { WizardHead } from '@/ui/subscription/wizard/shell/WizardHead';
import { WizardSteps } from '@/ui/subscription/wizard/shell/WizardSteps';
import wizard from '@/ui/subscription/wizard/shell/wizard.module.scss';
import styles from './outcome.module.scss';

/** The skeleton of the first step. */
export function WizardLoading() {
  const { t } = useTranslation();
  return (
    <>
      <WizardHead title={t('subscription.wizard.title.loading')} isLoading step="plan" />
      <WizardSteps current="plan" isLocked />
      <div className={wizard['step']} aria-busy="true">
        <VisuallyHidden role="status">{t('subscription.wizard.loading')}</VisuallyHidden>
        <Skeleton shape="block" className={styles['cycle']} />
        <div className={styles['plans']}>
          <Skeleton shape="block" className={styles['plan']} />
          <Skeleton shape="block" className={styles['plan']} />
          <Skeleton shape="block" className={styles['plan']} />
        </div>
      </div>
    </>
  );
}
