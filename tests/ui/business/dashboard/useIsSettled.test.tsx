import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useIsSettled } from '@/ui/business/dashboard/LongList';
import { FixedClock } from '@tests/support/FixedClock';

function aSearch() {
  const clock = new FixedClock();
  const after = clock.after.bind(clock);
  const { result, rerender } = renderHook(({ search }) => useIsSettled(search, after), {
    initialProps: { search: 'all' },
  });
  return {
    isSettled: () => result.current,
    change: (search: string) => rerender({ search }),
    advance: async (milliseconds = 600) => act(async () => clock.advance(milliseconds)),
  };
}

describe('a search is settled', () => {
  it('never before its first change', async () => {
    const { isSettled, change, advance } = aSearch();
    await advance();
    expect(isSettled()).toBe(false);
    change('all');
    await advance();
    expect(isSettled()).toBe(false);
  });

  it('after a pause, and again after the change back to the first one', async () => {
    const { isSettled, change, advance } = aSearch();
    change('active');
    await advance(599);
    expect(isSettled()).toBe(false);
    await advance(1);
    expect(isSettled()).toBe(true);
    change('all');
    expect(isSettled()).toBe(false);
    await advance();
    expect(isSettled()).toBe(true);
  });

  it('after the pause of its last change', async () => {
    const { isSettled, change, advance } = aSearch();
    change('all a');
    await advance(599);
    change('all ab');
    await advance(599);
    expect(isSettled()).toBe(false);
    await advance(1);
    expect(isSettled()).toBe(true);
  });

  it('also when the same search is rendered again during the pause', async () => {
    const { isSettled, change, advance } = aSearch();
    change('all ab');
    await advance(150);
    change('all ab');
    await advance(450);
    expect(isSettled()).toBe(true);
  });
});
