import { whenIdle } from './whenIdle';

/** Milliseconds without a finished resource after which the network counts as idle. */
const QUIET = 600;

/**
 * Runs `work` when the network and the browser are idle, so that prefetching does not compete with current requests.
 * @param quiet The required pause in milliseconds. A longer one lets other such work go first.
 * @returns A function that cancels it.
 */
export function whenNetworkIdle(work: () => void, quiet = QUIET): () => void {
  let callOff: (() => void) | undefined;
  const wait = (): void => {
    callOff?.();
    const timer = setTimeout(() => {
      /* While offline nothing can load, so the `online` event restarts the wait. */
      if (isOffline()) return;
      observer?.disconnect();
      removeEventListener('online', wait);
      callOff = whenIdle(work);
    }, quiet);
    callOff = () => clearTimeout(timer);
  };
  const observer = 'PerformanceObserver' in globalThis ? new PerformanceObserver(wait) : undefined;
  observer?.observe({ type: 'resource' });
  addEventListener('online', wait);
  wait();
  return () => {
    observer?.disconnect();
    removeEventListener('online', wait);
    callOff?.();
  };
}

const isOffline = (): boolean => 'navigator' in globalThis && 'onLine' in navigator && !navigator.onLine;
