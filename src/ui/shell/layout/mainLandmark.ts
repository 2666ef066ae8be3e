/** Id of the main landmark, the target of the skip link. */
export const MAIN_ID = 'content';

export function isMainFocused(): boolean {
  return document.activeElement?.id === MAIN_ID;
}

/** Puts the focus on the main landmark, for the heading that comes next to take over. */
export function focusMain(): void {
  document.querySelector<HTMLElement>(`#${MAIN_ID}`)?.focus({ preventScroll: true });
}
