import { ChunkLoadError } from './ChunkLoadError';

/**
 * Milliseconds for which `read` repeats a failure. React renders twice before it shows the error boundary, and both
 * times must fail. A later render loads again.
 */
const FAILURE_LIFETIME = 1000;

/** Code that loads once, after the page. */
export interface Lazy<Value> {
  /** Undefined until it has loaded. */
  readonly loaded: Value | undefined;
  /** Loads it. After a failure the next call loads again. */
  readonly load: () => Promise<Value>;
  /** Loads it for React's `use`, which needs the same promise in every render. */
  readonly read: () => Promise<Value>;
  /** Calls `onLoaded` when it has loaded. Returns a function that removes the callback. */
  readonly subscribe: (onLoaded: () => void) => () => void;
}

export function lazy<Value>(start: () => Promise<Value>): Lazy<Value> {
  const listeners = new Set<() => void>();
  let loaded: Value | undefined;
  let loading: Promise<Value> | undefined;
  let failedAt = -Infinity;
  const load = () => {
    if (failedAt > -Infinity) loading = undefined;
    failedAt = -Infinity;
    return (loading ??= attempt());
  };
  const attempt = () => {
    const promise = start();
    void track(promise);
    return promise;
  };
  /* React sets `status`, `value` and `reason` too. With them it reads a settled promise without suspending. */
  const track = async (promise: Promise<Value>): Promise<void> => {
    try {
      const value = await promise;
      loaded = value;
      void Object.assign(promise, { status: 'fulfilled', value });
      for (const notify of listeners) notify();
    } catch (reason) {
      failedAt = performance.now();
      void Object.assign(promise, { status: 'rejected', reason });
      /* The error boundary retries with this `load`: only it sets `loaded`. */
      if (reason instanceof ChunkLoadError) reason.load = load;
    }
  };
  return {
    get loaded() {
      return loaded;
    },
    load,
    read: () =>
      loading !== undefined && performance.now() - failedAt <= FAILURE_LIFETIME ? loading : load(),
    subscribe: (onLoaded) => {
      listeners.add(onLoaded);
      return () => listeners.delete(onLoaded);
    },
  };
}
