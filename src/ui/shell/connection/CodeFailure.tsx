import { useConnectionRestored } from './useConnectionRestored';
import { ConnectionFailure } from './ConnectionFailure';

/** Milliseconds until the retry. It is longer than the time for which `lazyScreen` keeps a failure. */
const RETRY_DELAY = 1100;

interface CodeFailureProps {
  readonly onRetry: () => void;
}

/** Replaces a screen whose chunk failed to load. It retries when the connection is back. */
export function CodeFailure({ onRetry }: CodeFailureProps) {
  useConnectionRestored(() => setTimeout(onRetry, RETRY_DELAY));
  return <ConnectionFailure onRetry={onRetry} />;
}
