import { useEffect } from 'react';

/**
 * Focuses the heading that replaces the step and scrolls to the top.
 * @param occasion Does it again when this changes, because the page then shows something new.
 */
export function useFocusHeading(headingId: string, occasion = false): void {
  useEffect(() => {
    document.getElementById(headingId)?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [headingId, occasion]);
}
