import { createElement, use, type ComponentType } from 'react';
import { loadCode } from './CodeUnavailable';

/** A screen whose code and texts arrive when it is first needed, or are fetched ahead with `preload`. */
export interface LazyScreen {
  readonly Screen: ComponentType;
  preload(): Promise<void>;
}

/**
 * Milliseconds for which a screen that did not come stays missing: long enough for React to tell its boundary, which
 * renders twice before; whoever tries again later loads it anew.
 */
const FAILURE_STANDS = 1000;

/** Once loaded, the screen renders at once: no fallback flashes over what was prepared. */
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
    if (Date.now() - failedAt > FAILURE_STANDS) loading = undefined;
    return (loading ??= readAtOnce(start()));
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

/** Marks a settled promise the way React does itself, so that `use` reads a preloaded screen without waiting. */
function readAtOnce<Value>(promise: Promise<Value>): Promise<Value> {
  const note = (outcome: object): void => void Object.assign(promise, outcome);
  promise.then(
    (value) => note({ status: 'fulfilled', value }),
    (reason: unknown) => note({ status: 'rejected', reason }),
  );
  return promise;
}
