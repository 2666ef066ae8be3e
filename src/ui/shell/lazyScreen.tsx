import { createElement, use, type ComponentType } from 'react';

/** A screen whose code and texts arrive when it is first needed, or are fetched ahead with `preload`. */
export interface LazyScreen {
  readonly Screen: ComponentType;
  preload(): Promise<void>;
}

/** Once loaded, the screen renders at once: no fallback flashes over what was prepared. */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let loading: Promise<ComponentType> | undefined;

  const start = async (): Promise<ComponentType> => {
    try {
      return await load();
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  const whenLoaded = (): Promise<ComponentType> => (loading ??= readAtOnce(start()));

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
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}
