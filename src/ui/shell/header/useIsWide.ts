import { useSyncExternalStore } from 'react';

/** From this width on the navigation is visible; the style sheets say the same by `from-wide`. */
const WIDE = '(width >= 60rem)';

/** Whether the window shows the navigation. */
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
