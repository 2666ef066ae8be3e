import { useSyncExternalStore } from 'react';

/** The width from which the navigation is visible, equal to `from-wide` in the style sheets. */
const WIDE = '(width >= 60rem)';

/** Whether the window is wide enough for the navigation. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
