import { useLayoutEffect, useRef } from 'react';
import { ignoreLatePresses } from './ignoreLatePresses';

/** Ignores late presses each time `isOpen` becomes false. */
export function useLatePresses(isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) ignoreLatePresses();
    wasOpen.current = isOpen;
  }, [isOpen]);
}
