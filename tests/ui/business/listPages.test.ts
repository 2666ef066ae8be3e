import { describe, expect, it } from 'vitest';
import {
  chunksOf,
  isOneChunk,
  PAGE_SIZE,
  pagesOf,
  initialCardCount,
  nextCardCount,
} from '@/ui/business/dashboard/cardChunks';

/** The numbers of columns of the responsive grid. */
const COLUMNS = [1, 2, 3];

describe('the chunks of a long list of cards', () => {
  it.each([
    [0, 0],
    [60, 60],
    [61, 18],
    [2000, 18],
  ])('of %i cards start with %i cards', (total, shown) => {
    expect(initialCardCount(total)).toBe(shown);
  });

  it('are one chunk for a list of usual length', () => {
    expect([1, 60, 61].map(isOneChunk)).toEqual([true, true, false]);
  });

  it('follow each other without a gap to the last card', () => {
    expect(chunksOf(130)).toEqual([
      { from: 0, to: 18 },
      { from: 18, to: 66 },
      { from: 66, to: 114 },
      { from: 114, to: 130 },
    ]);
  });

  it('are only the first chunk at the beginning', () => {
    expect(chunksOf(18)).toEqual([{ from: 0, to: 18 }]);
  });

  it('are all rendered after as many steps as there are chunks, for two thousand cards', () => {
    let shown = initialCardCount(2000);
    let turns = 0;
    for (; shown < 2000; turns += 1) shown = nextCardCount(2000, shown);
    expect(shown).toBe(2000);
    expect(turns).toBe(42);
    expect(chunksOf(2000)).toHaveLength(43);
  });

  it.each(COLUMNS)('leave no incomplete row of %i columns before the last one', (columns) => {
    const starts = chunksOf(2000).map(({ from }) => from);
    expect(starts.filter((from) => from % columns !== 0)).toEqual([]);
  });

  it.each([
    [0, 1],
    [PAGE_SIZE, 1],
    [PAGE_SIZE + 1, 2],
    [10_000, 11],
  ])('split %i cards into %i pages', (total, pages) => {
    expect(pagesOf(total)).toBe(pages);
  });

  it('fill a page with whole chunks of fewer than a thousand cards', () => {
    expect(PAGE_SIZE).toBeLessThan(1000);
    const lengths = new Set(
      chunksOf(PAGE_SIZE)
        .slice(1)
        .map(({ from, to }) => to - from),
    );
    expect([...lengths]).toEqual([48]);
  });
});
