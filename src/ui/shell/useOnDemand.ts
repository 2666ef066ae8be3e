import { useCallback, useRef, useState, type ComponentType } from 'react';

interface OnDemand<Props> {
  /** Undefined until its code is here. */
  readonly Part: ComponentType<Props> | undefined;
  /** Fetches the code; while there is no connection it waits for one. */
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
    load().then(
      (Part) => setLoaded({ Part }),
      () => {
        isRequested.current = false;
        addEventListener('online', request, { once: true });
      },
    );
  }, [load]);
  return { Part: loaded?.Part, request };
}
