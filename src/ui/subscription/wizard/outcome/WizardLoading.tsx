import { useTranslation } from '@/ui/i18n/useTranslation';
import { PlanSkeleton } from '@/ui/subscription/wizard/shell/PlanSkeleton';
import { WizardHead } from '@/ui/subscription/wizard/shell/WizardHead';
import { WizardSteps } from '@/ui/subscription/wizard/shell/WizardSteps';
import wizard from '@/ui/subscription/wizard/shell/wizard.module.scss';

/** The skeleton of the first step. */
export function WizardLoading() {
  const { t } = useTranslation();
  return (
    <>
      <WizardHead title={t('subscription.wizard.title.loading')} isLoading step="plan" />
      <WizardSteps current="plan" isLocked />
      <div className={wizard['step']}>
        <PlanSkeleton />
      </div>
    </>
  );
}
