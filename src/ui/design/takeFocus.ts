/** A `ref` for a message that takes the focus when it appears. */
export function takeFocus(box: HTMLElement | null): void {
  box?.focus();
}
