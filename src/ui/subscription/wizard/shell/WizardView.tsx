import { observer } from 'mobx-react-lite';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { afterPaint } from '@/ui/shell/afterPaint';
import { PageContainer } from '@/ui/shell/PageContainer';
import { SaveCardBar } from '@/ui/subscription/wizard/card/SaveCardBar';
import { NoPlans } from '@/ui/subscription/wizard/outcome/NoPlans';
import { PlansFailed } from '@/ui/subscription/wizard/outcome/PlansFailed';
import { WizardLoading } from '@/ui/subscription/wizard/outcome/WizardLoading';
import type { SubscriptionWizardViewModel } from '@/ui/subscription/wizard/SubscriptionWizardViewModel';
import { isPolling, stepOf, type WizardStep } from '@/ui/subscription/wizard/WizardState';
import type { WizardSelection } from '@/ui/subscription/wizard/WizardSelection';
import { laterSteps } from './laterSteps';
import { StepErrorBoundary } from './StepErrorBoundary';
import { StepPanel } from './StepPanel';
import { UnexpectedErrorBanner } from './UnexpectedErrorBanner';
import { WizardBar, type WizardBarProps } from './WizardBar';
import { WizardDialogs } from './WizardDialogs';
import { WizardHead } from './WizardHead';
import { RestoredSelection } from './RestoredSelection';
import { WizardSteps } from './WizardSteps';
import styles from './wizard.module.scss';

interface WizardViewProps {
  readonly viewModel: SubscriptionWizardViewModel;
}

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
  const hasBar = step !== undefined && (state.kind !== 'unconfirmed' || isPolling(state));
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
        <Bar viewModel={viewModel} selection={selection} isStepMissing={isStepMissing} />
      )}
      <WizardDialogs viewModel={viewModel} />
    </div>
  );
});

/** The states before and after the steps. */
const WizardOutcome = observer(function WizardOutcome({ viewModel }: WizardViewProps) {
  const { state, selection } = viewModel;
  const headingId = useId();
  const cancel = (): void => viewModel.cancel();
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

const Bar = observer(function Bar(props: WizardBarProps) {
  return props.viewModel.isCardChange ? <SaveCardBar {...props} /> : <WizardBar {...props} />;
});

interface WizardStepViewProps extends WizardViewProps {
  readonly selection: WizardSelection;
  readonly step: WizardStep;
  readonly onMissing: (isMissing: boolean) => void;
}

const WizardStepView = observer(function WizardStepView(props: WizardStepViewProps) {
  const { viewModel, selection, step } = props;
  const { t } = useTranslation();
  const isLocked = viewModel.editableStep === undefined;
  if (viewModel.isCardChange)
    return (
      <>
        <WizardHead title={t('subscription.cardChange.title')} business={selection.start.business} />
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
        eyebrow={selection.orderKind === 'reactivate' ? t('subscription.section.reactivate') : undefined}
        business={selection.start.business}
        step={step}
        onCancel={isLocked ? undefined : () => viewModel.cancel()}
      />
      <WizardSteps
        current={step}
        isLocked={isLocked}
        onStep={(id) => afterPaint(() => viewModel.jumpTo(id))}
      />
      <RestoredSelection viewModel={viewModel} selection={selection} />
      <StepPanel {...props} />
    </>
  );
});
