import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';

const CONTROL = ':is(a, button, input, select, textarea)';

/**
 * Returns a function that focuses a control after the next render. Candidates are the controls with the name as id, and
 * those with the name in `data-focus` or inside such an element. The first that can take the focus takes it.
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
    const controls = (root === undefined ? document : root.current)?.querySelectorAll<HTMLElement>(
      `#${name}, ${CONTROL}${marked}, ${marked} ${CONTROL}`,
    );
    /* A control that is disabled or hidden, for example in a folded day, does not take the focus. */
    const control = [...(controls ?? [])].find((each) => {
      each.focus();
      return each === document.activeElement;
    });
    if (isCentred) control?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [root, isCentred, target]);
  return useCallback((name) => setTarget({ name }), []);
}
