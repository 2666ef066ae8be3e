import { useCallback, useSyncExternalStore } from 'react';
import { NAVIGATION_WIDTH } from './navigationWidth';

/** Whether the window is wide enough for the navigation. */
export function useIsWide(): boolean {
  return useMediaQuery(NAVIGATION_WIDTH);
}

/** Whether the media query matches. A prerendered page is rendered as if it did not. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
