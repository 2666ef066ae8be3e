/** A list with more businesses is long: it has search, filters and pages, and at first rows instead of cards. */
const MAX_CARDS = 24;

/** Fifty rows are few enough to be all in the document, so that find-in-page, headings and Tab reach each of them. */
export const PAGE_SIZE = 50;

export function isLongList(total: number): boolean {
  return total > MAX_CARDS;
}

/** An empty list has one page. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

/** The items of a page. `page` counts from one. */
export function itemsOnPage<Item>(items: readonly Item[], page: number): readonly Item[] {
  return items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
}
