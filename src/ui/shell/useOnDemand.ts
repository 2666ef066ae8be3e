import { useCallback, useRef, useState, type ComponentType } from 'react';
import { loadWhenOnline } from './loadWhenOnline';
import { withoutReloadOnFailure } from './withoutReloadOnFailure';

export interface OnDemand<Props> {
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
