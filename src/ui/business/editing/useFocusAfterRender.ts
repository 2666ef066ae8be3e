import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Returns a function that focuses a control after the next render, which may show it for the first time. The control,
 * or an element around it, has the name in `data-focus`.
 */
export function useFocusAfterRender(root: RefObject<HTMLElement | null>): (name: string) => void {
  const [target, setTarget] = useState<{ readonly name: string }>();
  useLayoutEffect(() => {
    if (target === undefined) return;
    const marked = `[data-focus="${target.name}"]`;
    root.current
      ?.querySelector<HTMLElement>(`:is(input, button)${marked}, ${marked} :is(input, button)`)
      ?.focus();
  }, [root, target]);
  return useCallback((name) => setTarget({ name }), []);
}
