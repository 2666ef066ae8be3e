import { observer } from 'mobx-react-lite';
import { Suspense, useId, useState, useEffect, useRef } from 'react';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { afterPaint } from '@/ui/shell/afterPaint';
import { PageContainer } from '@/ui/shell/PageContainer';
import { RestoredNotice } from '@/ui/shell/restored/RestoredNotice';
import { NoPlans, PlansFailed } from '@/ui/subscription/wizard/plan/PlansFailed';
import { AddOnsStep } from '@/ui/subscription/wizard/add-ons/AddOnsStep';
import { OutcomeUnknown } from '@/ui/subscription/wizard/done/OutcomeUnknown';
import { PlanStep } from '@/ui/subscription/wizard/plan/PlanStep';
import { WizardBar } from './WizardBar';
import { WizardLoading, LaterStepSkeleton } from './WizardLoading';
import type { SubscriptionWizardViewModel } from './SubscriptionWizardViewModel';
import { isReconciling, stepOf } from './WizardState';
import type { WizardStep } from './wizardSteps';
import { laterSteps } from './laterSteps';
import { StepErrorBoundary, InPlaceOfStep } from './StepErrorBoundary';
import { UnexpectedErrorBanner } from './UnexpectedErrorBanner';
import { WizardDialogs } from './WizardDialogs';
import { WizardHead, WizardSteps } from './WizardHead';
import type { StepProps } from '@/ui/subscription/wizard/StepProps';
import styles from './wizard.module.scss';

type WizardViewProps = Pick<StepProps, 'viewModel'>;

interface WizardFrameProps {
  /** Undefined until the session is restored. */
  readonly viewModel: SubscriptionWizardViewModel | undefined;
}

/** The wizard in each of its states. */
export const WizardView = observer(function WizardView({ viewModel }: WizardFrameProps) {
  const [isStepMissing, setIsStepMissing] = useState(false);
  if (viewModel === undefined)
    return (
      <div className={styles['page']}>
        <PageContainer className={styles['content']}>
          <WizardLoading />
        </PageContainer>
      </div>
    );
  const { state, selection } = viewModel;
  const step = stepOf(state);
  const hasBar = step !== undefined && (state.kind !== 'outcome-unknown' || isReconciling(state));
  return (
    <div className={styles['page']}>
      <PageContainer className={styles['content']}>
        <UnexpectedErrorBanner errors={viewModel.uncaught} />
        {step !== undefined && selection !== undefined ? (
          <WizardStepView
            viewModel={viewModel}
            selection={selection}
            step={step}
            onMissing={setIsStepMissing}
          />
        ) : (
          <WizardOutcome viewModel={viewModel} />
        )}
      </PageContainer>
      {hasBar && selection !== undefined && (
        <WizardBar viewModel={viewModel} selection={selection} isStepMissing={isStepMissing} />
      )}
      <WizardDialogs viewModel={viewModel} />
    </div>
  );
});

/** The states before and after the steps. */
const WizardOutcome = observer(function WizardOutcome({ viewModel }: WizardViewProps) {
  const { state, selection } = viewModel;
  const headingId = useId();
  const cancel = (): void => viewModel.leave();
  switch (state.kind) {
    case 'done':
    case 'card-change-refused':
      return selection === undefined ? undefined : (
        <StepErrorBoundary>
          <Suspense fallback={<WizardLoading />}>
            <laterSteps.Component viewModel={viewModel} selection={selection} headingId={headingId} />
          </Suspense>
        </StepErrorBoundary>
      );
    case 'no-plans':
      return <NoPlans onCancel={cancel} />;
    case 'plans-failed':
      return <PlansFailed error={state.cause} onRetry={viewModel.loadAgain} onCancel={cancel} />;
    default:
      return <WizardLoading />;
  }
});

interface WizardStepViewProps extends Omit<StepProps, 'headingId'> {
  readonly step: WizardStep;
  /** Called with true while a skeleton or an error replaces the step. */
  readonly onMissing: (isMissing: boolean) => void;
}

const WizardStepView = observer(function WizardStepView(props: WizardStepViewProps) {
  const { viewModel, selection, step } = props;
  const { t } = useTranslation();
  const isLocked = viewModel.editableStep === undefined;
  if (viewModel.isCardChange)
    return (
      <>
        <WizardHead title={t('subscription.cardChange.title')} business={selection.initialData.business} />
        <StepPanel {...props} />
      </>
    );
  return (
    <>
      <WizardHead
        title={t(
          selection.orderKind === 'create'
            ? 'subscription.wizard.title.create'
            : 'subscription.wizard.title.update',
        )}
        business={selection.initialData.business}
        step={step}
        onCancel={isLocked ? undefined : () => viewModel.leave()}
      />
      <WizardSteps current={step} isLocked={isLocked} onStep={(id) => afterPaint(() => viewModel.goTo(id))} />
      <RestoredSelection viewModel={viewModel} selection={selection} />
      <StepPanel {...props} />
    </>
  );
});

/** The current step. A change of step focuses it and scrolls to the top. */
const StepPanel = observer(function StepPanel({
  viewModel,
  selection,
  step,
  onMissing,
}: WizardStepViewProps) {
  const { state } = viewModel;
  const headingId = useId();
  const panel = useFocusOnChange(step);
  if (state.kind === 'outcome-unknown' && !isReconciling(state))
    return (
      <div className={styles['step']}>
        <OutcomeUnknown
          businessId={viewModel.businessId}
          reconciliation={state.reconciliation}
          reference={state.reference}
          onReconcile={() => viewModel.reconcile()}
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

/** Focuses each step but the one that is shown first. */
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
const RestoredSelection = observer(function RestoredSelection(props: Omit<StepProps, 'headingId'>) {
  const { viewModel, selection } = props;
  const { t } = useTranslation();
  if (!viewModel.showsDraftNotice) return undefined;
  const { wasRestored, differences } = selection.initialData.initial;
  const sentences = [
    ...(wasRestored ? [t('subscription.wizard.hint.restored')] : []),
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
