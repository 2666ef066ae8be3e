import { Component, type ReactNode } from 'react';
import { CodeUnavailable } from './CodeUnavailable';
import { CodeFailure } from './connection/CodeFailure';
import { FailurePage } from './FailurePage';

interface AppErrorBoundaryProps {
  readonly children: ReactNode;
}

interface AppErrorBoundaryState {
  readonly failure: 'code-unavailable' | 'bug' | undefined;
}

/**
 * Catches rendering errors of all pages and offers another try. The root reports them. A chunk that failed to load is
 * no bug, because it loads when the connection is back.
 */
export class AppErrorBoundary extends Component<AppErrorBoundaryProps, AppErrorBoundaryState> {
  static getDerivedStateFromError(error: unknown): AppErrorBoundaryState {
    return { failure: error instanceof CodeUnavailable ? 'code-unavailable' : 'bug' };
  }

  override state: AppErrorBoundaryState = { failure: undefined };

  override render(): ReactNode {
    switch (this.state.failure) {
      case undefined:
        return this.props.children;
      case 'code-unavailable':
        return <CodeFailure onRetry={this.#retry} />;
      case 'bug':
        return <FailurePage onRetry={this.#retry} />;
    }
  }

  readonly #retry = (): void => {
    this.setState({ failure: undefined });
  };
}
