import { useCallback, useRef, useState, type ComponentType } from 'react';

interface OnDemand<Props> {
  /** Undefined until its code is here. */
  readonly Part: ComponentType<Props> | undefined;
  /** Fetches the code, once; while there is no connection it waits for one. */
  readonly request: () => void;
}

/**
 * A part of the frame whose code a visitor does not download before it is needed.
 * @param load answers with the component, by `import()`
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  const [loaded, setLoaded] = useState<{ readonly Part: ComponentType<Props> }>();
  const isRequested = useRef(false);
  const request = useCallback(() => {
    if (isRequested.current) return;
    isRequested.current = true;
    void (async () => setLoaded({ Part: await loadWhenOnline(load) }))();
  }, [load]);
  return { Part: loaded?.Part, request };
}

async function loadWhenOnline<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => {
      addEventListener('online', resolve, { once: true });
    });
    return loadWhenOnline(load);
  }
}
