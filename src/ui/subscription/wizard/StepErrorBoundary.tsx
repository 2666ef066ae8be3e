import { Component, type ReactElement, type ReactNode, useLayoutEffect } from 'react';
import { RotateCw } from 'lucide-react';
import { Button } from '@/ui/design/components/button/Button';
import { StateCard } from '@/ui/design/components/state-card/StateCard';
import { ErrorIllustration } from '@/ui/design/illustrations/ErrorIllustration';
import { useTranslation } from '@/ui/i18n/useTranslation';

interface StepErrorBoundaryProps {
  readonly children: ReactElement;
  /** Called with true when the step fails to render, and with false when it is tried again. */
  readonly onMissing?: (isMissing: boolean) => void;
}

interface StepErrorBoundaryState {
  readonly hasFailed: boolean;
}

/** Catches rendering errors of a step, so that the rest of the wizard stays usable (spec section 8). */
export class StepErrorBoundary extends Component<StepErrorBoundaryProps, StepErrorBoundaryState> {
  override state: StepErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): StepErrorBoundaryState {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { children, onMissing } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <InPlaceOfStep onMissing={onMissing}>
        <StepFailed onRetry={this.#retry} />
      </InPlaceOfStep>
    );
  }

  readonly #retry = (): void => this.setState({ hasFailed: false });
}

interface InPlaceOfStepProps {
  /** Called with true before the children are painted, and with false once they are gone. */
  readonly onMissing: ((isMissing: boolean) => void) | undefined;
  readonly children: ReactElement;
}

/** Replaces a step that is loading or has failed. */
export function InPlaceOfStep({ onMissing, children }: InPlaceOfStepProps) {
  useLayoutEffect(() => {
    onMissing?.(true);
    return () => onMissing?.(false);
  }, [onMissing]);
  return children;
}

function StepFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <StateCard
      illustration={ErrorIllustration}
      role="alert"
      title={t('subscription.wizard.unexpected.errorLoadingStep')}
      actions={
        <Button icon={RotateCw} onPress={onRetry}>
          {t('subscription.wizard.unexpected.tryAgain')}
        </Button>
      }
    >
      {t('subscription.wizard.unexpected.errorLoadingStepText')}
    </StateCard>
  );
}
