import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useVisibleFirst } from '@/ui/business/dashboard/useVisibleFirst';

const businesses = Array.from({ length: 20 }, (_, index) => index);

/** The items of each rendering. */
function renderList(items: readonly number[], layout: 'cards' | 'rows') {
  const rendered: (readonly number[])[] = [];
  const list = renderHook(
    (shown: readonly number[]) => {
      const visible = useVisibleFirst(shown, layout);
      rendered.push(visible);
      return visible;
    },
    { initialProps: items },
  );
  return { ...list, rendered };
}

describe('a list that opens', () => {
  beforeEach(() => {
    vi.stubGlobal('innerWidth', 412);
    vi.stubGlobal('innerHeight', 915);
  });
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['cards', 2],
    ['rows', 10],
  ] as const)('has the %s that fill the window in its first frame, then all', async (layout, fitting) => {
    const { result, rendered } = renderList(businesses, layout);
    expect(rendered).toEqual([businesses.slice(0, fitting)]);
    await waitFor(() => expect(result.current).toBe(businesses));
    expect(rendered).toHaveLength(2);
  });

  it('has all at once when they fit', async () => {
    const few = businesses.slice(0, 2);
    const { rendered } = renderList(few, 'cards');
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    expect(rendered).toEqual([few]);
  });

  it('has all at once after Back, because it is scrolled to its place', () => {
    history.replaceState({ listPlace: { path: '/dashboard/business/1', top: 300, scrollY: 2000 } }, '');
    const { rendered } = renderList(businesses, 'rows');
    history.replaceState(null, '');
    expect(rendered).toEqual([businesses]);
  });

  it('keeps all when its items change later', async () => {
    const { result, rerender } = renderList(businesses, 'cards');
    await waitFor(() => expect(result.current).toBe(businesses));
    const sorted = businesses.toReversed();
    rerender(sorted);
    expect(result.current).toBe(sorted);
  });

  it('is not rendered again after it was left', async () => {
    const { rendered, unmount } = renderList(businesses, 'cards');
    unmount();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    expect(rendered).toHaveLength(1);
  });
});
