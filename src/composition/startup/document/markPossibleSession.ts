/**
 * Marks the document of a tab that may have a session. The style sheets then hide the content for visitors, because a
 * prerendered page does not know whether an owner is signed in.
 */
export function markPossibleSession(root: HTMLElement): void {
  root.dataset['possibleSession'] = '';
}

/** Removes the mark. From then on the app decides what to show. */
export function unmarkPossibleSession(root: HTMLElement): void {
  delete root.dataset['possibleSession'];
}
