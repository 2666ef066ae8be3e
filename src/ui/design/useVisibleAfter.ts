import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls to the element each time `isRunning` becomes false, because the result of an action that stands above its
 * button can push the button out of the window.
 */
export function useVisibleAfter<Shown extends Element>(isRunning: boolean): RefObject<Shown | null> {
  const element = useRef<Shown>(null);
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (wasRunning.current && !isRunning) element.current?.scrollIntoView({ block: 'nearest' });
    wasRunning.current = isRunning;
  }, [isRunning]);
  return element;
}
