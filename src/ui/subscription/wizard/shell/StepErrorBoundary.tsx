import { Component, type ReactElement, type ReactNode } from 'react';
import { InPlaceOfStep } from './InPlaceOfStep';
import { StepFailed } from './StepFailed';

interface StepErrorBoundaryProps {
  readonly children: ReactElement;
  /** Called with true when the step has failed, and with false when it is tried again. */
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
