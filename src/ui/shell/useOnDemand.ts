import { useCallback, useRef, useState, type ComponentType } from 'react';
import { withoutReloadOnFailure } from './withoutReloadOnFailure';

interface OnDemand<Props> {
  /** Undefined until its code has loaded. */
  readonly Part: ComponentType<Props> | undefined;
  /** Loads the code and retries until it succeeds. While offline it waits for a connection. */
  readonly request: () => void;
  /** Prefetches the code. A failure is ignored. */
  readonly prepare: () => void;
}

/**
 * A component of the shell whose code loads on demand.
 * @param load Resolves to the component, with `import()`.
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
    withoutReloadOnFailure(load).then(show, () => (isPrepared.current = false));
  }, [load]);
  return { Part: loaded?.Part, request, prepare };
}

/** Milliseconds between two tries while the browser is online. */
const AGAIN = 2000;

/** Loads code and retries until it succeeds. While offline it waits for a connection. */
export async function loadWhenOnline<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
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
