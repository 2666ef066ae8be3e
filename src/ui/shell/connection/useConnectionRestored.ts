import { useEffect, useEffectEvent } from 'react';

/** Calls back when the browser has a connection again; undefined while nothing waits for one. */
export function useConnectionRestored(onRestored: (() => void) | undefined): void {
  const restore = useEffectEvent(() => onRestored?.());
  useEffect(() => {
    const onOnline = (): void => restore();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);
}
