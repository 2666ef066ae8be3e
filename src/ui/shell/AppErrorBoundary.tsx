import { Component, type ReactNode } from 'react';
import { Button } from '@/ui/design/components/button/Button';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import type { Elements } from '@/ui/design/Elements';
import { ErrorIllustration } from '@/ui/design/illustrations/ErrorIllustration';
import { Illustration } from '@/ui/design/illustrations/Illustration';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { CodeUnavailable } from './loading/CodeUnavailable';
import { CodeFailure } from './connection/CodeFailure';
import { PageContainer } from './PageContainer';
import { PageHeading } from './PageHeading';
import { paths } from './paths';
import styles from './failure-page.module.scss';

interface AppErrorBoundaryProps {
  /** Called when the failure is shown. */
  readonly onFailure?: (() => void) | undefined;
  readonly children: Elements;
}

interface AppErrorBoundaryState {
  readonly failure: CodeUnavailable | 'bug' | undefined;
}

/**
 * Catches rendering errors of its children and offers another try. `renderApp` reports them. A chunk that failed to
 * load is no bug, because it loads when the connection is back.
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

/**
 * Replaces a page that failed to render. Its link loads a new document, because the error may have damaged the state of
 * this one.
 */
function FailurePage({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <PageContainer>
      <div className={styles['failure']}>
        <Illustration of={ErrorIllustration} />
        <div role="alert">
          <PageHeading className={styles['title']}>{t('shell.failure.title')}</PageHeading>
          <p className={styles['text']}>{t('shell.failure.text')}</p>
        </div>
        <div className={styles['actions']}>
          <Button onPress={onRetry}>{t('errors.tryAgain')}</Button>
          <ButtonLink kind="quiet" href={paths.contact}>
            {t('errors.contactSupport')}
          </ButtonLink>
        </div>
      </div>
    </PageContainer>
  );
}
