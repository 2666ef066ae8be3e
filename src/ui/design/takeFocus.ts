/** A `ref` callback for a message that takes the focus when it is mounted. */
export function takeFocus(box: HTMLElement | null): void {
  box?.focus();
}
