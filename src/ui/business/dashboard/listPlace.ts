/** A link that was opened from a list, and its position in the window. */
interface ListPlace {
  readonly path: string;
  readonly top: number;
  readonly scrollY: number;
}

/** Stores in the current history entry which link of the list is being opened. */
export function rememberListPlace(path: string, link: Element): void {
  const place: ListPlace = { path, top: link.getBoundingClientRect().top, scrollY };
  const entry: unknown = history.state;
  history.replaceState({ ...(typeof entry === 'object' && entry), listPlace: place }, '');
}

/** Whether a link of the list was opened from this history entry. If so, the owner has come back with Back. */
export function hasListPlace(): boolean {
  return listPlace() !== undefined;
}

/**
 * After Back, scrolls to the link that was opened and focuses it. If the list no longer has that link, scrolls to the
 * former position. Does nothing if the owner has already scrolled or moved the focus.
 */
export function restoreListPlace(linkOf: (path: string) => HTMLElement | undefined): void {
  const place = listPlace();
  if (place === undefined || scrollY > 0 || document.activeElement?.matches('body, main, h1') !== true)
    return;
  const link = linkOf(place.path);
  const top = link === undefined ? place.scrollY : link.getBoundingClientRect().top - place.top;
  scrollTo({ top, behavior: 'instant' });
  link?.focus({ preventScroll: true });
}

function listPlace(): ListPlace | undefined {
  const entry: unknown = history.state;
  if (typeof entry !== 'object' || entry === null || !('listPlace' in entry)) return undefined;
  const { listPlace: place } = entry;
  return isListPlace(place) ? place : undefined;
}

function isListPlace(place: unknown): place is ListPlace {
  return typeof place === 'object' && place !== null && 'path' in place && 'top' in place;
}
