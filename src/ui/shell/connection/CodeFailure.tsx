import { useState } from 'react';
import type { CodeUnavailable } from '@/ui/shell/CodeUnavailable';
import { ConnectionFailure } from './ConnectionFailure';
import { useRetries } from './useRetries';

/** Milliseconds until the screen is rendered again. Longer than the time for which `lazyScreen` keeps a failure. */
const RENDER_DELAY = 1100;

interface CodeFailureProps {
  readonly failure: CodeUnavailable;
  /** Called when the chunk has loaded. */
  readonly onLoaded: () => void;
}

/** Replaces a screen whose chunk failed to load. It stays until a retry has loaded the chunk. */
export function CodeFailure({ failure, onLoaded }: CodeFailureProps) {
  const [shownAt] = useState(() => Date.now());
  const [isRetrying, setIsRetrying] = useState(false);
  const retry = (): void => {
    setIsRetrying(true);
    failure.load().then(
      () => setTimeout(onLoaded, shownAt + RENDER_DELAY - Date.now()),
      () => setIsRetrying(false),
    );
  };
  useRetries(retry);
  return <ConnectionFailure isRetrying={isRetrying} onRetry={retry} />;
}
