import { useEffect } from 'react';

/** Focuses the heading that replaces the step and scrolls to the top. */
export function useFocusHeading(headingId: string): void {
  useEffect(() => {
    document.getElementById(headingId)?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [headingId]);
}
