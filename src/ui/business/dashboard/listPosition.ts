/** A link that was opened from a list, and its position in the window. */
interface ListPosition {
  readonly path: string;
  readonly top: number;
  readonly scrollY: number;
}

/** Stores in the current history entry which link of the list is being opened. */
export function saveListPosition(path: string, link: Element): void {
  const position: ListPosition = { path, top: link.getBoundingClientRect().top, scrollY };
  const entry: unknown = history.state;
  history.replaceState({ ...(typeof entry === 'object' && entry), listPlace: position }, '');
}

/** Whether a link of the list was opened from this history entry. If so, the owner has come back with Back. */
export function hasListPosition(): boolean {
  return listPosition() !== undefined;
}

/**
 * After Back, scrolls to the link that was opened and focuses it. If the list no longer has that link, scrolls to the
 * former position. Does nothing if the owner has already scrolled or moved the focus.
 */
export function restoreListPosition(linkOf: (path: string) => HTMLElement | undefined): void {
  const position = listPosition();
  if (position === undefined || scrollY > 0 || document.activeElement?.matches('body, main, h1') !== true)
    return;
  const link = linkOf(position.path);
  const top = link === undefined ? position.scrollY : link.getBoundingClientRect().top - position.top;
  scrollTo({ top, behavior: 'instant' });
  link?.focus({ preventScroll: true });
}

function listPosition(): ListPosition | undefined {
  const entry: unknown = history.state;
  if (typeof entry !== 'object' || entry === null || !('listPlace' in entry)) return undefined;
  const { listPlace: position } = entry;
  return isListPosition(position) ? position : undefined;
}

function isListPosition(position: unknown): position is ListPosition {
  return typeof position === 'object' && position !== null && 'path' in position && 'top' in position;
}
