import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Moves the focus to a control that the next rendering shows, because the pressed one is gone or another one is needed.
 * The control, or an element around it, has the name in `data-focus`.
 */
export function useLateFocus(root: RefObject<HTMLElement | null>): (name: string) => void {
  const [wanted, setWanted] = useState<{ readonly name: string }>();
  useLayoutEffect(() => {
    if (wanted === undefined) return;
    const place = `[data-focus="${wanted.name}"]`;
    root.current
      ?.querySelector<HTMLElement>(`:is(input, button)${place}, ${place} :is(input, button)`)
      ?.focus();
  }, [root, wanted]);
  return useCallback((name) => setWanted({ name }), []);
}
