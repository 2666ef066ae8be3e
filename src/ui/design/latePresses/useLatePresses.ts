import { useLayoutEffect, useRef } from 'react';
import { ignoreLatePresses } from './ignoreLatePresses';

/** What lies over the page is no longer there: presses that were meant for it are ignored. */
export function useLatePresses(isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) ignoreLatePresses();
    wasOpen.current = isOpen;
  }, [isOpen]);
}
