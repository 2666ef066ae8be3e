import { useCallback, useSyncExternalStore } from 'react';

/** The width from which the navigation is visible, equal to `from-wide` in the style sheets. */
const WIDE = '(width >= 60rem)';

/** Whether the window is wide enough for the navigation, or matches another query. */
export function useIsWide(query = WIDE): boolean {
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
