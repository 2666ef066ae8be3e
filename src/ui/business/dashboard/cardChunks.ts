/* A list of usual length is laid out at once. A very long one begins with what fits the window; the rest follows
   while the browser has nothing better to do. Every number is divisible by two and by three, so that no row of cards
   is broken off between two chunks. Nothing is laid out and taken away again while one scrolls: search in the page,
   headings and Tab reach all that is there. So what is beyond a thousand is on further pages, where a search finds
   it, not in an ever larger document: 10,000 cards are 240,000 elements and 64 MB. */

const LONGEST_AT_ONCE = 60;
const FIRST_CHUNK = 18;
const LATER_CHUNK = 48;

/** One page of a list: the first chunk and twenty later ones. */
export const PAGE_SIZE = FIRST_CHUNK + 20 * LATER_CHUNK;

/** Some cards of the list that follow each other: from the first to before the last. */
export interface CardChunk {
  readonly from: number;
  readonly to: number;
}

/** How many cards of a list are laid out at first. */
export function shownAtFirst(total: number): number {
  return isOneChunk(total) ? total : FIRST_CHUNK;
}

/** How many are laid out after the next chunk. */
export function shownNext(total: number, shown: number): number {
  return Math.min(total, shown + LATER_CHUNK);
}

/** Whether the list is short enough to be one. */
export function isOneChunk(total: number): boolean {
  return total <= LONGEST_AT_ONCE;
}

/** The chunks of a long list, as far as they are laid out. */
export function chunksOf(shown: number): readonly CardChunk[] {
  const later = Math.ceil(Math.max(0, shown - FIRST_CHUNK) / LATER_CHUNK);
  const starts = [0, ...Array.from({ length: later }, (_, index) => FIRST_CHUNK + index * LATER_CHUNK)];
  return starts.map((from, index) => ({ from, to: Math.min(starts[index + 1] ?? shown, shown) }));
}

/** How many pages a list has; one without anything has one all the same. */
export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}
