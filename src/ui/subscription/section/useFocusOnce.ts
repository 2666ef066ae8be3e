import { type RefObject, useEffect, useRef } from 'react';

/** The reasons that have moved the focus already, also if the heading has been mounted again since. */
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
