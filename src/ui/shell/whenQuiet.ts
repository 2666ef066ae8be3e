import { whenIdle } from './whenIdle';

/** Milliseconds without anything that has come from the network, after which it is free. */
const QUIET = 600;

/**
 * Does some work once nothing has been coming for a while and the browser has nothing better to do: what may be needed
 * next is not to take its turn before what is needed now.
 * @param quiet In milliseconds; longer for what may wait behind other such work.
 * @returns how to call it off.
 */
export function whenQuiet(work: () => void, quiet = QUIET): () => void {
  let callOff: (() => void) | undefined;
  const wait = (): void => {
    callOff?.();
    const timer = setTimeout(() => {
      /* Nothing can come now: it is waited for again when the connection is back. */
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
