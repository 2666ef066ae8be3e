import { useSyncExternalStore } from 'react';

/**
 * False while the app takes over a page that was written at build time, then true at once. What depends on the device
 * or the tab is shown from then on, so that the first rendering is the one the document holds.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges(): () => void {
  return () => undefined;
}
