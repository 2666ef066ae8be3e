import { useConnectionRestored } from './useConnectionRestored';
import { ConnectionFailure } from './ConnectionFailure';

/** Milliseconds until a screen whose code did not come asks for it anew (see `lazyScreen`). */
const FAILURE_STANDS = 1100;

interface CodeFailureProps {
  readonly onRetry: () => void;
}

/** In place of a screen whose code did not come: it comes once there is a connection. */
export function CodeFailure({ onRetry }: CodeFailureProps) {
  useConnectionRestored(() => setTimeout(onRetry, FAILURE_STANDS));
  return <ConnectionFailure onRetry={onRetry} />;
}
