import { Component, type ReactNode } from 'react';
import { StepFailed } from './StepFailed';

interface StepErrorBoundaryProps {
  readonly children: ReactNode;
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
    return this.state.hasFailed ? <StepFailed onRetry={this.#retry} /> : this.props.children;
  }

  readonly #retry = (): void => this.setState({ hasFailed: false });
}
