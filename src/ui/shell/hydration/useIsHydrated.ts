import { useSyncExternalStore } from 'react';

/**
 * False while the app hydrates a prerendered page, then true. What depends on the device or the tab is rendered from
 * then on, so that the first rendering equals the document.
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
