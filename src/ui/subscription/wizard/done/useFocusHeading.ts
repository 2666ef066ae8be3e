import { useEffect } from 'react';

/**
 * Focuses the heading and scrolls to the top when the component is mounted.
 * @param isChanged The hook focuses and scrolls again when this becomes true, because the page shows something new.
 */
export function useFocusHeading(headingId: string, isChanged = false): void {
  useEffect(() => focusHeading(headingId), [headingId]);
  useEffect(() => {
    if (isChanged) focusHeading(headingId);
  }, [headingId, isChanged]);
}

function focusHeading(headingId: string): void {
  document.getElementById(headingId)?.focus({ preventScroll: true });
  window.scrollTo({ top: 0 });
}
