import { describe, expect, it } from 'vitest';
import { isLongList, itemsOnPage, PAGE_SIZE, pageCount } from '@/ui/business/dashboard/paging';

describe('the pages of a long list', () => {
  it('exist for more than 24 businesses', () => {
    expect([1, 24, 25].map(isLongList)).toEqual([false, false, true]);
  });

  it.each([
    [0, 1],
    [PAGE_SIZE, 1],
    [PAGE_SIZE + 1, 2],
    [10_000, 200],
  ])('of %i businesses are %i', (total, pages) => {
    expect(pageCount(total)).toBe(pages);
  });

  it('follow each other without a gap', () => {
    const items = Array.from({ length: 120 }, (_, index) => index);
    const pages = [1, 2, 3].map((page) => itemsOnPage(items, page));
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 20]);
    expect(pages.flat()).toEqual(items);
  });
});
