import { useEffect, useEffectEvent } from 'react';
import { useConnectionRestored } from './useConnectionRestored';

/** Milliseconds between two tries while the device is connected and the page is looked at. */
const PAUSE = 15_000;

/**
 * Tries again what the connection made fail: as soon as there is one, when the page is looked at again, and now and
 * then, because a device that is connected is told nothing when a service can be reached again.
 */
export function useRetries(onRetry: () => void): void {
  const retry = useEffectEvent(() => {
    if (navigator.onLine && document.visibilityState === 'visible') onRetry();
  });
  useConnectionRestored(onRetry);
  useEffect(() => {
    const tryAgain = (): void => retry();
    const timer = setInterval(tryAgain, PAUSE);
    document.addEventListener('visibilitychange', tryAgain);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tryAgain);
    };
  }, []);
}
