import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { afterPaint } from '@/ui/shell/afterPaint';
import { PageContainer } from '@/ui/shell/PageContainer';
import { RestoredNotice } from '@/ui/shell/restored/RestoredNotice';
import { NoPlans, PlansFailed } from '@/ui/subscription/wizard/plan/PlansFailed';
import { AddOnsStep } from '@/ui/subscription/wizard/add-ons/AddOnsStep';
import { OutcomeUnknownView } from '@/ui/subscription/wizard/done/OutcomeUnknownView';
import { PlanStep } from '@/ui/subscription/wizard/plan/PlanStep';
import { WizardBar } from './WizardBar';
import { STEP_HEADING_ID, useWizard, WizardContext } from './WizardContext';
import { WizardSkeleton, LaterStepSkeleton } from './WizardSkeleton';
import type { SubscriptionWizardViewModel } from './SubscriptionWizardViewModel';
import { stepOf } from './WizardState';
import type { WizardStep } from './wizardSteps';
import { laterSteps } from './laterSteps';
import { StepErrorBoundary, InPlaceOfStep } from './StepErrorBoundary';
import { UnexpectedErrorBanner } from './UnexpectedErrorBanner';
import { WizardDialogs } from './WizardDialogs';
import { WizardHead, wizardTitleOf, WizardSteps } from './WizardHead';
import styles from './wizard.module.scss';

interface WizardViewProps {
  /** Undefined until the session is restored. */
  readonly viewModel: SubscriptionWizardViewModel | undefined;
}

export const WizardView = observer(function WizardView({ viewModel }: WizardViewProps) {
  if (viewModel === undefined)
    return (
      <div className={styles['page']}>
        <PageContainer className={styles['content']}>
          <WizardSkeleton />
        </PageContainer>
      </div>
    );
  const { state, selection } = viewModel;
  const step = selection && stepOf(state);
  const hasBar = step !== undefined && state.kind !== 'outcome-unknown';
  return (
    <WizardContext value={viewModel}>
      <div className={styles['page']}>
        <PageContainer className={styles['content']}>
          <UnexpectedErrorBanner errors={viewModel.uncaught} />
          {step === undefined ? <WizardStateView viewModel={viewModel} /> : <WizardStepView step={step} />}
        </PageContainer>
        {hasBar && <WizardBar />}
        <WizardDialogs viewModel={viewModel} />
      </div>
    </WizardContext>
  );
});

interface WizardStateViewProps {
  readonly viewModel: SubscriptionWizardViewModel;
}

/** The states before and after the steps. */
const WizardStateView = observer(function WizardStateView({ viewModel }: WizardStateViewProps) {
  const { state, selection } = viewModel;
  const cancel = (): void => viewModel.leave();
  switch (state.kind) {
    case 'done':
    case 'card-change-refused':
      return selection === undefined ? undefined : (
        <StepErrorBoundary>
          <Suspense fallback={<WizardSkeleton />}>
            <laterSteps.Component />
          </Suspense>
        </StepErrorBoundary>
      );
    case 'no-plans':
      return <NoPlans order={state.order} onCancel={cancel} />;
    case 'plans-failed':
      return (
        <PlansFailed
          order={state.order}
          error={state.cause}
          onRetry={viewModel.retryLoad}
          onCancel={cancel}
        />
      );
    default:
      return <WizardSkeleton />;
  }
});

interface WizardStepViewProps {
  readonly step: WizardStep;
}

const WizardStepView = observer(function WizardStepView({ step }: WizardStepViewProps) {
  const { viewModel, selection } = useWizard();
  const { t } = useTranslation();
  const { business } = selection.initialData;
  const isLocked = viewModel.editableStep === undefined;
  if (viewModel.state.isCardChange)
    return (
      <>
        <WizardHead title={t('subscription.cardChange.title')} business={business} />
        <StepPanel step={step} />
      </>
    );
  return (
    <>
      <WizardHead
        title={t(wizardTitleOf(selection.orderKind))}
        business={business}
        step={step}
        onCancel={isLocked ? undefined : () => viewModel.leave()}
      />
      <WizardSteps current={step} isLocked={isLocked} onStep={(id) => afterPaint(() => viewModel.goTo(id))} />
      <RestoredSelection />
      <StepPanel step={step} />
    </>
  );
});

/** The current step. A change of step focuses it and scrolls to the top. */
const StepPanel = observer(function StepPanel({ step }: WizardStepViewProps) {
  const { viewModel } = useWizard();
  const { state } = viewModel;
  const panel = useFocusOnChange(step);
  if (state.kind === 'outcome-unknown')
    return (
      <div className={styles['step']}>
        <OutcomeUnknownView
          businessId={viewModel.businessId}
          state={state}
          onReconcile={() => viewModel.reconcile()}
        />
      </div>
    );
  return (
    <section ref={panel} className={styles['step']} tabIndex={-1} aria-labelledby={STEP_HEADING_ID}>
      <StepErrorBoundary key={step}>
        <Suspense
          fallback={
            <InPlaceOfStep>
              <LaterStepSkeleton />
            </InPlaceOfStep>
          }
        >
          {step === 'plan' && <PlanStep />}
          {step === 'add-ons' && <AddOnsStep />}
          {(step === 'review' || step === 'payment') && <laterSteps.Component />}
        </Suspense>
      </StepErrorBoundary>
    </section>
  );
});

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

/** Says that the selection was restored from a draft, and what has changed since (beyond D4). */
const RestoredSelection = observer(function RestoredSelection() {
  const { viewModel, selection } = useWizard();
  const { t } = useTranslation();
  if (!viewModel.state.showsDraftNotice) return undefined;
  const { restored, differences } = selection.initialData.initial;
  const sentences = [
    ...(restored === undefined ? [] : [t('subscription.wizard.hint.restored')]),
    ...differences.map((difference) => t(`subscription.wizard.hint.differs.${difference}`)),
  ];
  return (
    <div className={styles['block']}>
      <RestoredNotice
        text={sentences.join(' ')}
        startOverLabel={t('subscription.wizard.hint.startOver')}
        onStartOver={viewModel.reset}
      />
    </div>
  );
});
