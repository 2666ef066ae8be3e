/** The link that was opened from a list, and its place in the window. */
interface ListPlace {
  readonly path: string;
  readonly top: number;
  readonly scrollY: number;
}

/** Remembers in the entry of the browser's history which link of the list is being opened. */
export function rememberListPlace(path: string, link: Element): void {
  const place: ListPlace = { path, top: link.getBoundingClientRect().top, scrollY };
  const entry: unknown = history.state;
  history.replaceState({ ...(typeof entry === 'object' && entry), listPlace: place }, '');
}

/** Whether the owner has come back to a list from one of its links. */
export function hasListPlace(): boolean {
  return listPlace() !== undefined;
}

/**
 * After Back: scrolls to the link that was opened and focuses it. Without that link, for example because the filter no
 * longer shows it, the list is scrolled to where it was. Does nothing when the owner has moved on the page already.
 */
export function returnToListPlace(linkOf: (path: string) => HTMLElement | undefined): void {
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
