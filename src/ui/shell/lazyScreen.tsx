import { createElement, use, type ComponentType } from 'react';
import { loadCode } from './CodeUnavailable';

/** A screen whose code and texts load when it is first rendered, or earlier with `preload`. */
export interface LazyScreen {
  readonly Screen: ComponentType;
  preload(): Promise<void>;
}

/**
 * Milliseconds for which a failed load stays failed. React renders twice before it shows the error boundary, and both
 * times must fail. A later render loads the screen again.
 */
const FAILURE_LIFETIME = 1000;

/** A loaded screen renders without suspending, so that no fallback flashes. */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let loading: Promise<ComponentType> | undefined;
  let failedAt = Infinity;

  const start = async (): Promise<ComponentType> => {
    failedAt = Infinity;
    try {
      return await loadCode(load);
    } catch (error) {
      failedAt = Date.now();
      throw error;
    }
  };
  const whenLoaded = (): Promise<ComponentType> => {
    if (Date.now() - failedAt > FAILURE_LIFETIME) loading = undefined;
    return (loading ??= trackStatus(start()));
  };

  return {
    Screen: function Screen() {
      return createElement(use(whenLoaded()));
    },
    preload: async () => {
      await whenLoaded();
    },
  };
}

/**
 * Sets the fields that React itself sets on a settled promise, so that `use` reads a preloaded screen without
 * suspending.
 */
function trackStatus<Value>(promise: Promise<Value>): Promise<Value> {
  const note = (outcome: object): void => void Object.assign(promise, outcome);
  promise.then(
    (value) => note({ status: 'fulfilled', value }),
    (reason: unknown) => note({ status: 'rejected', reason }),
  );
  return promise;
}
