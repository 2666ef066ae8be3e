import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';

const CONTROL = ':is(a, button, input, select, textarea)';

/**
 * Returns a function that focuses a control after the next render, which may show it for the first time. The control
 * has the name as its id, or it or an element around it has the name in `data-focus`.
 *
 * @param root The element that contains the control, or else the document.
 * @param isCentred Whether the control moves to the middle of the window, where no bar covers what belongs to it.
 */
export function useFocusAfterRender(
  root?: RefObject<HTMLElement | null>,
  isCentred = false,
): (name: string) => void {
  const [target, setTarget] = useState<{ readonly name: string }>();
  useLayoutEffect(() => {
    if (target === undefined) return;
    const name = CSS.escape(target.name);
    const marked = `[data-focus="${name}"]`;
    const control = (root === undefined ? document : root.current)?.querySelector<HTMLElement>(
      `#${name}, ${CONTROL}${marked}, ${marked} ${CONTROL}`,
    );
    control?.focus();
    if (isCentred) control?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [root, isCentred, target]);
  return useCallback((name) => setTarget({ name }), []);
}
