import { Component, type ReactNode } from 'react';
import { FailurePage } from './FailurePage';

interface AppErrorBoundaryProps {
  readonly children: ReactNode;
}

interface AppErrorBoundaryState {
  readonly hasFailed: boolean;
}

/** Catches bugs once for all pages and offers another try; whoever creates the root reports them. */
export class AppErrorBoundary extends Component<AppErrorBoundaryProps, AppErrorBoundaryState> {
  static getDerivedStateFromError(): AppErrorBoundaryState {
    return { hasFailed: true };
  }

  override state: AppErrorBoundaryState = { hasFailed: false };

  override render(): ReactNode {
    return this.state.hasFailed ? <FailurePage onRetry={this.#retry} /> : this.props.children;
  }

  readonly #retry = (): void => {
    this.setState({ hasFailed: false });
  };
}
