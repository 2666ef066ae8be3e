import { useEffect, useEffectEvent } from 'react';

/**
 * Makes the browser ask before the document is unloaded.
 *
 * @param isNeeded Whether the last render needs the question.
 * @param isStillNeeded Called before the document is unloaded, because a redirect can start before the next render.
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
