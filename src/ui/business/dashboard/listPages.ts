/* Up to 24 businesses are cards. A longer list is for finding: rows with a search and filters, 50 on a page. Fifty rows
   are few enough to be in the document, so that find-in-page, headings and Tab reach each of them. */

const MAX_CARDS = 24;

/** The number of businesses on a page of a long list. */
export const PAGE_SIZE = 50;

/** Whether a list has rows, a search, filters and pages. */
export function isLongList(total: number): boolean {
  return total > MAX_CARDS;
}

/** The number of pages of a list. An empty list has one page. */
export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

/** The items of a page. `page` counts from one. */
export function onPage<Item>(items: readonly Item[], page: number): readonly Item[] {
  return items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
}
