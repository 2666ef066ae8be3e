import { useEffect, useEffectEvent } from 'react';

/** Calls `onRestored` when the browser goes online. Undefined disables it. */
export function useConnectionRestored(onRestored: (() => void) | undefined): void {
  const restore = useEffectEvent(() => onRestored?.());
  useEffect(() => {
    const onOnline = (): void => restore();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);
}
