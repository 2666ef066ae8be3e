import { useState } from 'react';
import type { CodeUnavailable } from '@/ui/shell/CodeUnavailable';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import { ConnectionFailure } from './ConnectionFailure';
import { useRetries } from './useRetries';

/** Milliseconds before the screen is rendered again. Longer than the FAILURE_LIFETIME of memoizeForRender.ts. */
const RENDER_DELAY = 1100;

interface CodeFailureProps {
  readonly failure: CodeUnavailable;
  /** Called when the chunk has loaded. */
  readonly onLoaded: () => void;
}

/**
 * Replaces a screen whose chunk failed to load. It stays until a retry has loaded the chunk. After a failed retry, a
 * press loads the document again, because some browsers remember a failed import until the document is unloaded.
 */
export function CodeFailure({ failure, onLoaded }: CodeFailureProps) {
  const { openDocument } = useViewModels();
  const [shownAt] = useState(() => Date.now());
  const [isRetrying, setIsRetrying] = useState(false);
  const [hasRetryFailed, setHasRetryFailed] = useState(false);
  const retry = (): void => {
    if (isRetrying) return;
    setIsRetrying(true);
    failure.load().then(
      () => setTimeout(onLoaded, shownAt + RENDER_DELAY - Date.now()),
      () => {
        setIsRetrying(false);
        setHasRetryFailed(true);
      },
    );
  };
  const onPress = (): void => {
    if (!hasRetryFailed || !navigator.onLine) return retry();
    openDocument(location.pathname + location.search, { replace: true });
  };
  useRetries(retry);
  return <ConnectionFailure isRetrying={isRetrying} onRetry={onPress} />;
}
