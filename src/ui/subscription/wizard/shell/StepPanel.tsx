import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useId, useRef } from 'react';
import { AddOnsStep } from '@/ui/subscription/wizard/add-ons/AddOnsStep';
import { PaymentUnconfirmed } from '@/ui/subscription/wizard/outcome/PaymentUnconfirmed';
import { PlanStep } from '@/ui/subscription/wizard/plan/PlanStep';
import type { SubscriptionWizardViewModel } from '@/ui/subscription/wizard/SubscriptionWizardViewModel';
import type { WizardSelection } from '@/ui/subscription/wizard/WizardSelection';
import { isPolling, type WizardStep } from '@/ui/subscription/wizard/WizardState';
import { InPlaceOfStep } from './InPlaceOfStep';
import { laterSteps } from './laterSteps';
import { StepErrorBoundary } from './StepErrorBoundary';
import { LaterStepSkeleton } from './LaterStepSkeleton';
import styles from './wizard.module.scss';

interface StepPanelProps {
  readonly viewModel: SubscriptionWizardViewModel;
  readonly selection: WizardSelection;
  readonly step: WizardStep;
  /** Called when something else stands in place of the step, and when the step is there again. */
  readonly onMissing: (isMissing: boolean) => void;
}

/** The current step. A change of step focuses it and scrolls to the top (decision C47). */
export const StepPanel = observer(function StepPanel({
  viewModel,
  selection,
  step,
  onMissing,
}: StepPanelProps) {
  const { state } = viewModel;
  const headingId = useId();
  const panel = useFocusOnChange(step);
  if (state.kind === 'unconfirmed' && !isPolling(state))
    return (
      <div className={styles['step']}>
        <PaymentUnconfirmed
          businessId={viewModel.businessId}
          check={state.check}
          reference={viewModel.orderReference}
          onCheck={() => viewModel.checkAgain()}
        />
      </div>
    );
  const common = { selection, headingId };
  return (
    <section ref={panel} className={styles['step']} tabIndex={-1} aria-labelledby={headingId}>
      <StepErrorBoundary key={step} onMissing={onMissing}>
        <Suspense
          fallback={
            <InPlaceOfStep onMissing={onMissing}>
              <LaterStepSkeleton />
            </InPlaceOfStep>
          }
        >
          {step === 'plan' && <PlanStep {...common} />}
          {step === 'add-ons' && <AddOnsStep {...common} />}
          {(step === 'review' || step === 'payment') && (
            <laterSteps.Component {...common} viewModel={viewModel} />
          )}
        </Suspense>
      </StepErrorBoundary>
    </section>
  );
});

/** The first step does not take the focus. */
function useFocusOnChange(step: WizardStep) {
  const panel = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    panel.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);
  return panel;
}
