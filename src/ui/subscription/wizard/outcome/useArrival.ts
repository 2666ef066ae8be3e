import { useEffect } from 'react';

/** Brings focus to a heading that has taken the place of the step, and the top of the page into view. */
export function useArrival(headingId: string): void {
  useEffect(() => {
    document.getElementById(headingId)?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [headingId]);
}
