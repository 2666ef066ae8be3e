/**
 * Says in the document that this tab may hold a session: a written page knows nobody, and the style sheets keep back
 * what it says to visitors alone until the app knows who is here.
 */
export function markPossibleSession(root: HTMLElement): void {
  root.dataset['returning'] = '';
}

/** From now on the app says what is true. */
export function clearPossibleSession(root: HTMLElement): void {
  delete root.dataset['returning'];
}
