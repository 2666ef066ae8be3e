import { type RefObject, useEffect, useRef } from 'react';

/** The reasons for which a heading has had the focus, also one that is shown again later. */
const pastReasons = new WeakSet();

/** Focuses a heading once for each reason, because the focused element was removed. */
export function useFocusOnce(reason: object | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (reason === undefined || pastReasons.has(reason)) return;
    pastReasons.add(reason);
    heading.current?.focus();
  }, [reason]);
  return heading;
}
