import { use, type ComponentType } from 'react';

/** A screen whose code and texts arrive when it is first needed, or are fetched ahead with `preload`. */
export interface LazyScreen {
  readonly Screen: ComponentType;
  preload(): Promise<void>;
}

/** Once loaded, the screen renders at once: no fallback flashes over what was prepared. */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;

  const start = (): Promise<ComponentType> => {
    loading ??= load().then(
      (component) => (loaded = component),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  function Screen() {
    const Component = loaded ?? use(start());
    return <Component />;
  }

  return {
    Screen,
    preload: async () => {
      await start();
    },
  };
}
