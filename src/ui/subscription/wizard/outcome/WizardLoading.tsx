import { useTranslation } from '@/ui/i18n/useTranslation';
import { StepSkeleton } from '@/ui/subscription/wizard/shell/StepSkeleton';
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
        <StepSkeleton />
      </div>
    </>
  );
}
