import { whenIdle } from './whenIdle';

/** Milliseconds without a finished resource after which the network counts as idle. */
const PAUSE = 600;

/**
 * Runs `work` when the network and the browser are idle, so that prefetching does not compete with current requests.
 * @param pause Milliseconds without a finished resource.
 * @returns A function that cancels it.
 */
export function whenNetworkIdle(work: () => void, pause = PAUSE): () => void {
  let cancel: (() => void) | undefined;
  const wait = (): void => {
    cancel?.();
    const timer = setTimeout(() => {
      /* While the browser is offline nothing can load. The `online` event restarts the wait. */
      if (!navigator.onLine) return;
      observer.disconnect();
      removeEventListener('online', wait);
      cancel = whenIdle(work);
    }, pause);
    cancel = () => clearTimeout(timer);
  };
  const observer = new PerformanceObserver(wait);
  observer.observe({ type: 'resource' });
  addEventListener('online', wait);
  wait();
  return () => {
    observer.disconnect();
    removeEventListener('online', wait);
    cancel?.();
  };
}
