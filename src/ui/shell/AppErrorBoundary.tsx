import { Component, type ReactElement, type ReactNode, useState } from 'react';
import { Button } from '@/ui/design/components/button/Button';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import type { Elements } from '@/ui/design/Elements';
import { ErrorIllustration } from '@/ui/design/illustrations/ErrorIllustration';
import { Illustration } from '@/ui/design/illustrations/Illustration';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { ConnectionFailure } from '@/ui/shell/connection/ConnectionFailure';
import { useRetries } from '@/ui/shell/connection/useRetries';
import { ChunkLoadError } from './loading/ChunkLoadError';
import { PageContainer } from './PageContainer';
import { PageHeading } from './PageHeading';
import { PageTitle } from './PageTitle';
import { paths } from './paths';
import { useViewModels } from './ViewModelsContext';
import styles from './failure-page.module.scss';

interface AppErrorBoundaryProps {
  /** Called when the failure is shown. */
  readonly onFailure?: (() => void) | undefined;
  /** A change of it removes the failure, as a change of `key` does, but the children keep their state. */
  readonly resetKey?: string | undefined;
  /** Replaces the failed children. By default, a page. */
  readonly renderFailure?: ((retry: () => void) => ReactElement) | undefined;
  readonly children: Elements;
}

interface AppErrorBoundaryState {
  readonly failure: ChunkLoadError | 'bug' | undefined;
}

/**
 * Catches rendering errors of its children and offers another try. `renderApp` reports them. A chunk that failed to
 * load is not a bug, because it loads when the connection is back.
 */
export class AppErrorBoundary extends Component<AppErrorBoundaryProps, AppErrorBoundaryState> {
  static getDerivedStateFromError(error: unknown): AppErrorBoundaryState {
    return { failure: error instanceof ChunkLoadError ? error : 'bug' };
  }

  override state: AppErrorBoundaryState = { failure: undefined };

  override componentDidCatch(): void {
    this.props.onFailure?.();
  }

  override componentDidUpdate(before: AppErrorBoundaryProps, { failure }: AppErrorBoundaryState): void {
    /* Not when the change itself has failed. */
    if (failure !== undefined && before.resetKey !== this.props.resetKey) this.#retry();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { children, renderFailure } = this.props;
    if (failure === undefined) return children;
    if (renderFailure !== undefined) return renderFailure(this.#retry);
    if (failure === 'bug') return <FailurePage onRetry={this.#retry} />;
    return <ChunkLoadFailure failure={failure} onLoaded={this.#retry} />;
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
      <PageTitle>{t('shell.failure.title')}</PageTitle>
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

/** Timeout in milliseconds of the HEAD request. Without a response, the chunk is retried in place of a reload. */
const SITE_TIMEOUT = 10_000;

interface ChunkLoadFailureProps {
  readonly failure: ChunkLoadError;
  readonly onLoaded: () => void;
}

/**
 * Replaces a screen whose chunk failed to load. Retries until the chunk loads. After one failed retry the button
 * reloads the document, because some browsers cache a failed `import()`. It does not reload while the site is
 * unreachable, because the browser's error page would replace this one.
 */
function ChunkLoadFailure({ failure, onLoaded }: ChunkLoadFailureProps) {
  const { reloadDocument } = useViewModels();
  const [isRetrying, setIsRetrying] = useState(false);
  const [hasRetryFailed, setHasRetryFailed] = useState(false);
  const load = (): void => {
    failure.load().then(onLoaded, () => {
      setIsRetrying(false);
      setHasRetryFailed(true);
    });
  };
  const retry = (): void => {
    if (isRetrying) return;
    setIsRetrying(true);
    load();
  };
  const reloadIfReachable = async (): Promise<void> => {
    if (!(await isSiteReachable())) return load();
    /* A reload keeps the hash, which may hold the response to a sign-in. `assign` with a hash would load nothing. */
    reloadDocument();
    /* With unsaved changes the browser asks, and the owner may stay. */
    setIsRetrying(false);
  };
  const onPress = (): void => {
    if (!hasRetryFailed || !navigator.onLine) return retry();
    setIsRetrying(true);
    void reloadIfReachable();
  };
  useRetries(retry);
  return <ConnectionFailure isRetrying={isRetrying} onRetry={onPress} />;
}

async function isSiteReachable(): Promise<boolean> {
  return fetch(location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(SITE_TIMEOUT),
  }).then(
    ({ status }) => status < 500,
    () => false,
  );
}
