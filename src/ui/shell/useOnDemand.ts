import { useCallback, useRef, useState, type ComponentType } from 'react';
import { loadWhenOnline } from './loadWhenOnline';
import { withoutReloadOnFailure } from './withoutReloadOnFailure';

export interface OnDemand<Props> {
  /** Undefined until its code has loaded. */
  readonly Part: ComponentType<Props> | undefined;
  /** The code was requested and could not be loaded so far. */
  readonly isMissing: boolean;
  /** Loads the code and retries until it succeeds. While offline it waits for a connection. */
  readonly request: () => void;
  /** Prefetches the code. A failure is ignored. */
  readonly prepare: () => void;
}

/**
 * A component of the shell whose code loads on demand.
 * @param load Resolves to the component, with `import()`.
 * @param onLate Called when the code has loaded after a failure, however long after the request.
 * @param known The component, when an earlier page has loaded it.
 */
export function useOnDemand<Props>(
  load: () => Promise<ComponentType<Props>>,
  onLate?: () => void,
  known?: ComponentType<Props>,
): OnDemand<Props> {
  const [loaded, setLoaded] = useState(known && { Part: known });
  const [hasFailed, setHasFailed] = useState(false);
  const isRequested = useRef(false);
  const isPrepared = useRef(false);
  const request = useCallback(() => {
    if (isRequested.current) return;
    isRequested.current = true;
    const show = async (): Promise<void> => {
      let isLate = false;
      const Part = await loadWhenOnline(load, () => {
        isLate = true;
        setHasFailed(true);
      });
      if (isLate) onLate?.();
      setLoaded({ Part });
    };
    void show();
  }, [load, onLate]);
  const prepare = useCallback(() => {
    if (isRequested.current || isPrepared.current) return;
    isPrepared.current = true;
    const show = (Part: ComponentType<Props>): void => setLoaded({ Part });
    withoutReloadOnFailure(load).then(show, () => (isPrepared.current = false));
  }, [load]);
  return { Part: loaded?.Part, isMissing: hasFailed && loaded === undefined, request, prepare };
}
