import { useLayoutEffect, useRef } from 'react';
import { ignoreClickThrough } from './ignoreClickThrough';

/** Ignores late presses each time `isOpen` becomes false. */
export function useClickThroughGuard(isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) ignoreClickThrough();
    wasOpen.current = isOpen;
  }, [isOpen]);
}
