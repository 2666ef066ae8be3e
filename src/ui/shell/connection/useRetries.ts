import { useEffect, useEffectEvent } from 'react';
import { usePageEvents } from './usePageEvents';

/** Milliseconds between two retries while the browser is online and the page is visible. */
const PAUSE = 15_000;

/**
 * Retries after a connection failure: when the browser goes online, when the page becomes visible, and at intervals,
 * because no event reports that a service is reachable again.
 */
export function useRetries(onRetry: () => void): void {
  const retry = useEffectEvent(() => {
    if (navigator.onLine && document.visibilityState === 'visible') onRetry();
  });
  usePageEvents({ onOnline: onRetry, onVisible: () => navigator.onLine && onRetry() });
  useEffect(() => {
    const timer = setInterval(() => retry(), PAUSE);
    return () => clearInterval(timer);
  }, []);
}
