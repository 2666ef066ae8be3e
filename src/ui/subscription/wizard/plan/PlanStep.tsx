import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { RadioCards } from '@/ui/design/controls/radio-cards/RadioCards';
import { FirstItems } from '@/ui/shell/first-items/FirstItems';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { WizardSelection } from '@/ui/subscription/wizard/WizardSelection';
import { CycleChoice } from './CycleChoice';
import { RetiredPlanCard } from './RetiredPlanCard';
import { PlanCard } from './PlanCard';
import { PlanNotices } from './PlanNotices';
import { UnavailablePlan } from './UnavailablePlan';
import styles from './plan-step.module.scss';

interface PlanStepProps {
  readonly selection: WizardSelection;
  readonly headingId: string;
}

/** Step 1, the billing cycle and the plan. */
export const PlanStep = observer(function PlanStep({ selection, headingId }: PlanStepProps) {
  const { t } = useTranslation();
  const { plans } = selection.offered;
  const { retiredPlan } = selection;
  /* Read here, because this component observes it, and the list is rendered by another one. */
  const chosenId = selection.chosen.plan?.id;
  const group = useFocusFirstRadio(selection.nextWithoutPlan);
  const choosePlan = (id: string): void => {
    if (id === retiredPlan?.id) return selection.chooseRetiredPlan();
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
      {selection.unavailablePlan !== undefined && <UnavailablePlan item={selection.unavailablePlan} />}
      <div ref={group} className={styles['plans']}>
        <FirstItems items={plans} isPinned={(plan) => plan.id === chosenId || selection.isCurrentPlan(plan)}>
          {(shown) => (
            <RadioCards
              label={t('subscription.wizard.plan.heading')}
              layout="columns"
              value={chosenId}
              onChange={choosePlan}
            >
              {retiredPlan !== undefined && <RetiredPlanCard plan={retiredPlan} />}
              {shown.map((plan) => (
                <PlanCard key={plan.id} plan={plan} selection={selection} />
              ))}
            </RadioCards>
          )}
        </FirstItems>
      </div>
    </>
  );
});

/** Moves the focus to the first plan each time Next was pressed without one. */
function useFocusFirstRadio(requests: number) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (requests > 0) group.current?.querySelector('input')?.focus();
  }, [requests]);
  return group;
}
