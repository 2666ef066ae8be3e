import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { RadioCards } from '@/ui/design/components/radio-cards/RadioCards';
import type { SubscriptionWizardViewModel } from '@/ui/subscription/wizard/SubscriptionWizardViewModel';
import type { WizardChoice } from '@/ui/subscription/wizard/WizardChoice';
import { CycleChoice } from './CycleChoice';
import { PlanCard } from './PlanCard';
import { PlanNotices } from './PlanNotices';
import { RetiredPlan } from './RetiredPlan';
import styles from './plan-step.module.scss';

interface PlanStepProps {
  readonly viewModel: SubscriptionWizardViewModel;
  readonly choice: WizardChoice;
  readonly headingId: string;
}

/** Step 1: the billing cycle and one of its plans. */
export const PlanStep = observer(function PlanStep({ viewModel, choice, headingId }: PlanStepProps) {
  const { t } = useTranslation();
  const { plans } = choice.offered;
  const choosePlan = (id: string): void => {
    const plan = plans.find((candidate) => candidate.id === id);
    if (plan !== undefined) viewModel.edit.choosePlan(plan);
  };
  return (
    <>
      <h2 id={headingId} className={styles['heading']}>
        {t('subscription.wizard.plan.heading')}
      </h2>
      <CycleChoice choice={choice} onChange={(cycle) => viewModel.edit.changeCycle(cycle)} />
      <PlanNotices choice={choice} onUndo={() => viewModel.edit.undoClearing()} />
      {choice.retiredPlan !== undefined && <RetiredPlan item={choice.retiredPlan} />}
      <div className={styles['plans']}>
        <RadioCards
          label={t('subscription.wizard.plan.heading')}
          isLabelHidden
          layout="columns"
          value={choice.selection.plan?.id}
          onChange={choosePlan}
        >
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} choice={choice} />
          ))}
        </RadioCards>
      </div>
    </>
  );
});
