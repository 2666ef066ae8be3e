import { focusPageHeading, MAIN_ID } from './mainLandmark';

/**
 * A press can remove its own button, and the focus would fall to the body (faults B.6). It then moves to what is left
 * around the button: a focusable box, the heading of the section, or the heading of the page. Returns a function that
 * ends this.
 */
export function keepFocus(): () => void {
  /** The element of the page that had the focus last, and the elements around it. */
  let path: readonly HTMLElement[] = [];
  const onFocus = ({ target }: FocusEvent): void => {
    /* A dialog returns the focus to its opener, so that it is still the opener that can be gone. */
    if (target instanceof HTMLElement && target.closest('[role$="dialog"]') === null)
      path = pathInMain(target);
  };
  const onBlur = (): void =>
    queueMicrotask(() => {
      /* An element that is still there has lost the focus to a press on the page, which must not bring it back. */
      if (document.activeElement === document.body && path[0]?.isConnected === true) path = [];
    });
  const removal = new MutationObserver(() => {
    if (document.activeElement !== document.body || path[0]?.isConnected !== false) return;
    const [nearest] = path.filter((element) => element.isConnected).flatMap(targetsIn);
    path = [];
    if (nearest === undefined) focusPageHeading();
    else nearest.focus({ preventScroll: true });
  });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onBlur);
  removal.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onBlur);
    removal.disconnect();
  };
}

/** The element and those around it, up to the main landmark. Empty outside of it: menus care for themselves. */
function pathInMain(element: HTMLElement): readonly HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let current: HTMLElement | null = element; current !== null; current = current.parentElement) {
    if (current.id === MAIN_ID) return path;
    path.push(current);
  }
  return [];
}

/** What takes the focus instead of something inside the element. */
function targetsIn(element: HTMLElement): readonly HTMLElement[] {
  if (element.hasAttribute('tabindex')) return [element];
  const labelId = element.matches('section') ? element.getAttribute('aria-labelledby') : null;
  const heading = labelId === null ? null : document.getElementById(labelId);
  if (heading === null) return [];
  heading.tabIndex = -1;
  return [heading];
}
