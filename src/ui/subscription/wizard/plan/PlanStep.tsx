import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { RadioCards } from '@/ui/design/controls/radio-cards/RadioCards';
import type { WizardSelection } from '@/ui/subscription/wizard/WizardSelection';
import { CycleChoice } from './CycleChoice';
import { PlanCard } from './PlanCard';
import { PlanNotices } from './PlanNotices';
import { RetiredPlan } from './RetiredPlan';
import styles from './plan-step.module.scss';

interface PlanStepProps {
  readonly selection: WizardSelection;
  readonly headingId: string;
}

/** Step 1, the billing cycle and the plan. */
export const PlanStep = observer(function PlanStep({ selection, headingId }: PlanStepProps) {
  const { t } = useTranslation();
  const { plans } = selection.offered;
  const choosePlan = (id: string): void => {
    const plan = plans.find((candidate) => candidate.id === id);
    if (plan !== undefined) selection.choosePlan(plan);
  };
  return (
    <>
      <h2 id={headingId} className={styles['heading']}>
        {t('subscription.wizard.plan.heading')}
      </h2>
      <CycleChoice selection={selection} onChange={(cycle) => selection.changeCycle(cycle)} />
      <PlanNotices selection={selection} onUndo={() => selection.undoClearing()} />
      {selection.retiredPlan !== undefined && <RetiredPlan item={selection.retiredPlan} />}
      <div className={styles['plans']}>
        <RadioCards
          label={t('subscription.wizard.plan.heading')}
          isLabelHidden
          layout="columns"
          value={selection.chosen.plan?.id}
          onChange={choosePlan}
        >
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} selection={selection} />
          ))}
        </RadioCards>
      </div>
    </>
  );
});
