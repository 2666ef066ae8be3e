import { createElement, use, type ComponentType } from 'react';

/** A screen whose code and texts arrive when it is first needed, or are fetched ahead with `preload`. */
export interface LazyScreen {
  readonly Screen: ComponentType;
  preload(): Promise<void>;
}

/** Once loaded, the screen renders at once: no fallback flashes over what was prepared. */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;

  const start = async (): Promise<ComponentType> => {
    try {
      loaded = await load();
      return loaded;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  const whenLoaded = (): Promise<ComponentType> => (loading ??= start());

  return {
    Screen: function Screen() {
      return createElement(loaded ?? use(whenLoaded()));
    },
    preload: async () => {
      await whenLoaded();
    },
  };
}
