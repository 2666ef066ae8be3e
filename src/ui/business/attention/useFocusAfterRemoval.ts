import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus when the row that had it is removed, because its matter is solved: to the button of the next row, or
 * to the heading.
 */
export function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): void {
  const focused = useRef<number>(undefined);
  useEffect(() => {
    const element = list.current;
    const note = (): void => {
      const buttons = [...(element?.querySelectorAll('a') ?? [])];
      const position = buttons.findIndex((button) => button === document.activeElement);
      focused.current = position < 0 ? undefined : position;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [list]);
  useLayoutEffect(() => {
    if (focused.current === undefined || document.activeElement !== document.body) return;
    const button = list.current?.querySelectorAll('a')[focused.current];
    (button ?? heading.current)?.focus();
  });
}
