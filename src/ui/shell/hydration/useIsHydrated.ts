import { useSyncExternalStore } from 'react';

/**
 * False while the app hydrates a prerendered page, then true. Components render what depends on the device or the tab
 * only when it is true, so that the first rendering equals the document.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
