import { type RefObject, useEffect, useRef } from 'react';

/** Brings the focus to a heading when what had it before is gone from the page. */
export function useFocusWhen(isNeeded: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNeeded) heading.current?.focus();
  }, [isNeeded]);
  return heading;
}
