/* A list of up to 60 cards is laid out at once. A longer one starts with the cards that fit the viewport, and the
   rest follows in idle time. Every size is divisible by two and by three, so that no row is split between two
   chunks. Cards that are laid out stay in the document, so that find-in-page, headings and Tab reach them. A list of
   more than a thousand has pages, because 10,000 cards in one document are 240,000 elements and 64 MB. */

const LONGEST_AT_ONCE = 60;
const FIRST_CHUNK = 18;
const LATER_CHUNK = 48;

/** The number of cards on a page, which is the first chunk and twenty later ones. */
export const PAGE_SIZE = FIRST_CHUNK + 20 * LATER_CHUNK;

/** A range of cards. `from` is its first index and `to` the index after its last. */
export interface CardChunk {
  readonly from: number;
  readonly to: number;
}

/** The number of cards of a list that are laid out first. */
export function initialCardCount(total: number): number {
  return isOneChunk(total) ? total : FIRST_CHUNK;
}

/** The number of cards that are laid out after the next chunk. */
export function nextCardCount(total: number, shown: number): number {
  return Math.min(total, shown + LATER_CHUNK);
}

/** Whether the whole list is laid out at once. */
export function isOneChunk(total: number): boolean {
  return total <= LONGEST_AT_ONCE;
}

/** The chunks of a long list that are laid out so far. */
export function chunksOf(shown: number): readonly CardChunk[] {
  const later = Math.ceil(Math.max(0, shown - FIRST_CHUNK) / LATER_CHUNK);
  const starts = [0, ...Array.from({ length: later }, (_, index) => FIRST_CHUNK + index * LATER_CHUNK)];
  return starts.map((from, index) => ({ from, to: Math.min(starts[index + 1] ?? shown, shown) }));
}

/** The number of pages of a list. An empty list has one page. */
export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}
