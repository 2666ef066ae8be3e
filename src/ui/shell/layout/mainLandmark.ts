/** The id of the main landmark, the target of the skip link. */
export const MAIN_ID = 'content';

export function isMainFocused(): boolean {
  return document.activeElement?.id === MAIN_ID;
}

/** Focuses the main landmark. The next heading takes the focus from there. */
export function focusMain(): void {
  document.querySelector<HTMLElement>(`#${MAIN_ID}`)?.focus({ preventScroll: true });
}

/** Focuses the visible heading of the page, or the main landmark while there is none. */
export function focusPageHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1[tabindex]:not([hidden] *)');
  if (heading === null) focusMain();
  else heading.focus({ preventScroll: true });
}
