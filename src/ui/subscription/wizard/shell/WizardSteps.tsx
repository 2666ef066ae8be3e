import { Steps } from '@/ui/design/components/steps/Steps';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { WIZARD_STEPS } from '@/ui/shell/paths';
import { parseWizardStep, type WizardStep } from '@/ui/subscription/wizard/wizardSteps';
import { useStepName } from './useStepName';
import styles from './wizard.module.scss';

interface WizardStepsProps {
  readonly current: WizardStep;
  readonly isLocked?: boolean | undefined;
  readonly onStep?: ((step: WizardStep) => void) | undefined;
}

/** The four steps of the indicator (spec section 2). */
export function WizardSteps({ current, isLocked, onStep }: WizardStepsProps) {
  const { t } = useTranslation();
  const nameOf = useStepName();
  return (
    <div className={styles['steps']}>
      <Steps
        ariaLabel={t('subscription.wizard.steps.label')}
        steps={WIZARD_STEPS.map((id) => ({ id, label: nameOf(id) }))}
        current={current}
        isLocked={isLocked}
        onStep={(id) => {
          const step = parseWizardStep(id);
          if (step !== undefined) onStep?.(step);
        }}
      />
    </div>
  );
}
