import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** When the row with the focus is removed because its issue is solved, focuses the next row's link or the heading. */
export function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): void {
  const focused = useRef<{ readonly link: Element; readonly position: number }>(undefined);
  useEffect(() => {
    const element = list.current;
    const recordFocus = (): void => {
      const links = [...(element?.querySelectorAll('a') ?? [])];
      const position = links.findIndex((link) => link === document.activeElement);
      const link = links[position];
      focused.current = link && { link, position };
    };
    document.addEventListener('focusin', recordFocus);
    return () => document.removeEventListener('focusin', recordFocus);
  }, [list]);
  useLayoutEffect(() => {
    const isRemoved = focused.current !== undefined && !focused.current.link.isConnected;
    if (!isRemoved || document.activeElement !== document.body) return;
    const link = list.current?.querySelectorAll('a')[focused.current?.position ?? 0];
    (link ?? heading.current)?.focus();
  });
}
