import { createElement, use, type ComponentType } from 'react';
import { loadCode } from './CodeUnavailable';
import { memoizeForRender } from './memoizeForRender';

/** A screen whose code and texts load when it is first rendered, or earlier with `preload`. */
export interface LazyScreen {
  readonly Screen: ComponentType;
  preload(): Promise<void>;
}

/** A loaded screen renders without suspending, so that no fallback flashes. */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  const whenLoaded = memoizeForRender(async () => loadCode(load));
  return {
    Screen: function Screen() {
      return createElement(use(whenLoaded()));
    },
    preload: async () => {
      await whenLoaded();
    },
  };
}
