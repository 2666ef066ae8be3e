import { createElement, use, type ComponentType } from 'react';
import { loadCode } from './CodeUnavailable';
import { memoizeForRender } from './memoizeForRender';

/** A screen, or a part of one, whose code and texts load when it is first rendered, or earlier with `preload`. */
export interface LazyScreen<Props extends object = object> {
  readonly Screen: ComponentType<Props>;
  preload(): Promise<void>;
  isLoaded(): boolean;
}

/** A loaded screen renders without suspending, so that no fallback flashes. */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let isLoaded = false;
  const whenLoaded = memoizeForRender(async () => {
    const loaded = await loadCode(load);
    isLoaded = true;
    return loaded;
  });
  return {
    Screen: function Screen(props) {
      return createElement(use(whenLoaded()), props);
    },
    preload: async () => {
      await whenLoaded();
    },
    isLoaded: () => isLoaded,
  };
}
