import { useEffect, useState } from 'react';
import { focusPageHeading, isMainFocused, MAIN_ID } from '@/ui/shell/layout/mainLandmark';
import type { ScreenViewModel } from './ScreenViewModel';

/**
 * The view model of a screen, which starts when the screen is mounted and is disposed when it is unmounted. `create`
 * makes one for each key. Undefined while `create` returns undefined. When the focused element of the screen is
 * removed, the focus moves to an element near it.
 */
export function useScreen<Model extends ScreenViewModel | undefined>(create: () => Model, key = ''): Model {
  const [stored, setStored] = useState(() => ({ key, model: create() }));
  const isSameScreen = stored.key === key && stored.model !== undefined;
  const current = isSameScreen ? stored : { key, model: create() };
  const { model } = current;
  if (current.key !== stored.key || model !== stored.model) setStored(current);
  useEffect(() => {
    model?.start();
    return () => model?.dispose();
  }, [model]);
  useEffect(keepFocus, []);
  return model;
}

/**
 * When the focused element is removed, for example a pressed button, the focus moves to a focusable ancestor, the
 * heading of the section, or the heading of the page, instead of the body (faults B.6). Returns a function that stops
 * this.
 */
export function keepFocus(): () => void {
  /** The element in the main landmark that had the focus last, and its ancestors. */
  let path: readonly HTMLElement[] = [];
  const onFocus = ({ target }: FocusEvent): void => {
    /* A dialog returns the focus to its opener, so the removal of the opener still counts. */
    if (target instanceof HTMLElement && target.closest('[role$="dialog"]') === null)
      path = pathInMain(target);
  };
  /* Safari focuses the main landmark instead of a pressed button. */
  const onClick = ({ target }: MouseEvent): void => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('button, a') : null;
    if (isFocusLost()) path = pressed === null ? [] : pathInMain(pressed);
  };
  const onBlur = (): void =>
    queueMicrotask(() => {
      /* The element still exists, so the owner pressed elsewhere. Its later removal must not move the focus. */
      if (document.activeElement === document.body && path[0]?.isConnected === true) path = [];
    });
  const removal = new MutationObserver(() => {
    if (!isFocusLost() || path[0]?.isConnected !== false) return;
    const [nearest] = path.filter((element) => element.isConnected).flatMap(targetsIn);
    path = [];
    if (nearest === undefined) focusPageHeading();
    else nearest.focus({ preventScroll: true });
  });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onBlur);
  document.addEventListener('click', onClick, true);
  removal.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onBlur);
    document.removeEventListener('click', onClick, true);
    removal.disconnect();
  };
}

const isFocusLost = (): boolean => document.activeElement === document.body || isMainFocused();

/** The element and its ancestors in the main landmark. Empty outside, where menus manage the focus themselves. */
function pathInMain(element: HTMLElement): readonly HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let current: HTMLElement | null = element; current !== null; current = current.parentElement) {
    if (current.id === MAIN_ID) return path;
    path.push(current);
  }
  return [];
}

/** The element if it is focusable, or its heading if it is a section. */
function targetsIn(element: HTMLElement): readonly HTMLElement[] {
  if (element.hasAttribute('tabindex')) return [element];
  const labelId = element.matches('section') ? element.getAttribute('aria-labelledby') : null;
  const heading = labelId === null ? null : document.getElementById(labelId);
  if (heading === null) return [];
  heading.tabIndex = -1;
  return [heading];
}
