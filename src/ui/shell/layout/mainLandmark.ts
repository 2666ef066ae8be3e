/** The id of the main landmark, the target of the skip link. */
export const MAIN_ID = 'content';

export function isMainFocused(): boolean {
  return document.activeElement?.id === MAIN_ID;
}

/** Focuses the main landmark. The next heading takes the focus from there. */
export function focusMain(): void {
  document.querySelector<HTMLElement>(`#${MAIN_ID}`)?.focus({ preventScroll: true });
}
