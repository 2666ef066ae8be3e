import { Component, type ReactNode } from 'react';
import type { Elements } from '@/ui/design/Elements';
import { CodeUnavailable } from './loading/CodeUnavailable';
import { CodeFailure } from './connection/CodeFailure';
import { FailurePage } from './FailurePage';

interface AppErrorBoundaryProps {
  /** Called when the failure is shown. */
  readonly onFailure?: (() => void) | undefined;
  readonly children: Elements;
}

interface AppErrorBoundaryState {
  readonly failure: CodeUnavailable | 'bug' | undefined;
}

/**
 * Catches rendering errors of all pages and offers another try. The root reports them. A chunk that failed to load is
 * no bug, because it loads when the connection is back.
 */
export class AppErrorBoundary extends Component<AppErrorBoundaryProps, AppErrorBoundaryState> {
  static getDerivedStateFromError(error: unknown): AppErrorBoundaryState {
    return { failure: error instanceof CodeUnavailable ? error : 'bug' };
  }

  override state: AppErrorBoundaryState = { failure: undefined };

  override componentDidCatch(): void {
    this.props.onFailure?.();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    if (failure === 'bug') return <FailurePage onRetry={this.#retry} />;
    return <CodeFailure failure={failure} onLoaded={this.#retry} />;
  }

  readonly #retry = (): void => {
    this.setState({ failure: undefined });
  };
}
