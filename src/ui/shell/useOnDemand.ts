import { useCallback, useRef, useState, type ComponentType } from 'react';
import { quietly } from './quietly';

interface OnDemand<Props> {
  /** Undefined until its code is here. */
  readonly Part: ComponentType<Props> | undefined;
  /** Somebody waits for it: fetches the code until it comes; while there is no connection it waits for one. */
  readonly request: () => void;
  /** Nobody waits for it yet: tries to fetch the code, and leaves the page as it is when that fails. */
  readonly prepare: () => void;
}

/**
 * A part of the frame whose code a visitor does not download before it is needed.
 * @param load answers with the component, by `import()`
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  const [loaded, setLoaded] = useState<{ readonly Part: ComponentType<Props> }>();
  const isRequested = useRef(false);
  const isPrepared = useRef(false);
  const request = useCallback(() => {
    if (isRequested.current) return;
    isRequested.current = true;
    void (async () => setLoaded({ Part: await loadWhenOnline(load) }))();
  }, [load]);
  const prepare = useCallback(() => {
    if (isRequested.current || isPrepared.current) return;
    isPrepared.current = true;
    const show = (Part: ComponentType<Props>): void => setLoaded({ Part });
    quietly(load).then(show, () => (isPrepared.current = false));
  }, [load]);
  return { Part: loaded?.Part, request, prepare };
}

/** Milliseconds between two tries while there is a connection. */
const AGAIN = 2000;

async function loadWhenOnline<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => {
      addEventListener('online', resolve, { once: true });
      if (navigator.onLine) setTimeout(resolve, AGAIN);
    });
    return loadWhenOnline(load);
  }
}
