/**
 * Marks the document of a tab that may have a session. A prerendered page contains no owner; while the mark is set, the
 * style sheets hide what the page says to visitors only.
 */
export function markPossibleSession(root: HTMLElement): void {
  root.dataset['returning'] = '';
}

/** The page is hydrated: the app decides what it shows. */
export function clearPossibleSession(root: HTMLElement): void {
  delete root.dataset['returning'];
}
