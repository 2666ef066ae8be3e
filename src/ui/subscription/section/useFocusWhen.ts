import { type RefObject, useEffect, useRef } from 'react';

/** Focuses a heading when `isNeeded` becomes true, because the focused element was removed. */
export function useFocusWhen(isNeeded: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNeeded) heading.current?.focus();
  }, [isNeeded]);
  return heading;
}
