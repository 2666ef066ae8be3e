import { useEffect, useState, type RefObject } from 'react';

/** Whether the focus is within the element. */
export function useHasFocus(root: RefObject<HTMLElement | null>): boolean {
  const [hasFocus, setHasFocus] = useState(false);
  useEffect(() => {
    const element = root.current;
    const enter = (): void => setHasFocus(true);
    const leave = ({ relatedTarget }: FocusEvent): void =>
      setHasFocus(relatedTarget instanceof Node && element?.contains(relatedTarget) === true);
    element?.addEventListener('focusin', enter);
    element?.addEventListener('focusout', leave);
    return () => {
      element?.removeEventListener('focusin', enter);
      element?.removeEventListener('focusout', leave);
    };
  }, [root]);
  return hasFocus;
}
