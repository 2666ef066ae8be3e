import { useState } from 'react';
import type { CodeUnavailable } from '@/ui/shell/loading/CodeUnavailable';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import { ConnectionFailure } from './ConnectionFailure';
import { useRetries } from './useRetries';

/** Milliseconds to wait for the site before a press only retries. */
const SITE_TIMEOUT = 10_000;

interface CodeFailureProps {
  readonly failure: CodeUnavailable;
  /** Called when the chunk has loaded. */
  readonly onLoaded: () => void;
}

/**
 * Replaces a screen whose chunk failed to load. It stays until a retry has loaded the chunk. After a failed retry, a
 * press loads the document again, because some browsers remember a failed import until the document is unloaded. While
 * the site does not answer, the page stays, because the error page of the browser would replace it.
 */
export function CodeFailure({ failure, onLoaded }: CodeFailureProps) {
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
  const reloadWhenAnswered = async (): Promise<void> => {
    if (!(await isSiteAnswering())) return load();
    /* A reload keeps the hash, which may hold the response to a sign-in. `assign` with a hash would load nothing. */
    reloadDocument();
    /* With unsaved changes the browser asks, and the owner may stay. */
    setIsRetrying(false);
  };
  const onPress = (): void => {
    if (isRetrying || !hasRetryFailed || !navigator.onLine) return retry();
    setIsRetrying(true);
    void reloadWhenAnswered();
  };
  useRetries(retry);
  return <ConnectionFailure isRetrying={isRetrying} onRetry={onPress} />;
}

async function isSiteAnswering(): Promise<boolean> {
  return fetch(location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(SITE_TIMEOUT),
  }).then(
    ({ status }) => status < 500,
    () => false,
  );
}
