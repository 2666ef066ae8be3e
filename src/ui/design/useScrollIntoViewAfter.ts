import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls the element into view each time `isRunning` becomes false. The page shows the result of an action above its
 * button, which can push the button out of a small window.
 */
export function useScrollIntoViewAfter<Shown extends Element>(isRunning: boolean): RefObject<Shown | null> {
  const element = useRef<Shown>(null);
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (wasRunning.current && !isRunning) element.current?.scrollIntoView({ block: 'nearest' });
    wasRunning.current = isRunning;
  }, [isRunning]);
  return element;
}
