import { type RefObject, useLayoutEffect, useRef } from 'react';
import { ignoreLatePresses } from './ignoreLatePresses';

/** What lies over the page is no longer there: presses that were meant for it are ignored. */
export function useLatePresses(isOpen: boolean, overlay: RefObject<Element | null>): void {
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) ignoreLatePresses(overlay.current);
    wasOpen.current = isOpen;
  }, [isOpen, overlay]);
}
