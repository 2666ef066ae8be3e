import { createElement, use, type ComponentType } from 'react';
import { loadCode } from './CodeUnavailable';
import { memoizeForRender } from './memoizeForRender';

/** A screen whose code and texts load when it is first rendered, or earlier with `preload`. */
export interface LazyScreen {
  readonly Screen: ComponentType;
  preload(): Promise<void>;
  isLoaded(): boolean;
}

/** A loaded screen renders without suspending, so that no fallback flashes. */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let isLoaded = false;
  const whenLoaded = memoizeForRender(async () => {
    const loaded = await loadCode(load);
    isLoaded = true;
    return loaded;
  });
  return {
    Screen: function Screen() {
      return createElement(use(whenLoaded()));
    },
    preload: async () => {
      await whenLoaded();
    },
    isLoaded: () => isLoaded,
  };
}
