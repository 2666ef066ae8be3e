import { useEffect, useEffectEvent } from 'react';

/**
 * Makes the browser ask before the document is unloaded.
 *
 * @param isNeeded Whether the last render needs it.
 * @param isStillNeeded Asked when the document is about to be unloaded, because a redirect can start before the next
 *   render.
 */
export function useLeaveWarning(isNeeded: boolean, isStillNeeded: () => boolean): void {
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isStillNeeded()) event.preventDefault();
  });
  useEffect(() => {
    if (!isNeeded) return undefined;
    const onUnload = (event: BeforeUnloadEvent): void => ask(event);
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [isNeeded]);
}
