import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useHeadFirst } from '@/ui/business/detail/BusinessDetailLayout';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function aHead({ isKnown }: { readonly isKnown: boolean }) {
  const rendered = vi.fn<() => void>();
  const { result, rerender } = renderHook(
    ({ isLoading }) => {
      rendered();
      return useHeadFirst(isKnown, isLoading);
    },
    { initialProps: { isLoading: true } },
  );
  return { result, rerender, rendered };
}

describe('the parts below the head of a business', () => {
  it('are shown from the start when nothing is known', () => {
    expect(aHead({ isKnown: false }).result.current).toBe(true);
  });

  it('are shown after 50 ms from the cached business', () => {
    const { result } = aHead({ isKnown: true });
    act(() => void vi.advanceTimersByTime(49));
    expect(result.current).toBe(false);
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current).toBe(true);
  });

  it('are shown at once when the business has loaded, and are not rendered again after 50 ms', () => {
    const { result, rerender, rendered } = aHead({ isKnown: true });
    rerender({ isLoading: false });
    expect(result.current).toBe(true);
    const before = rendered.mock.calls.length;
    act(() => void vi.advanceTimersByTime(1000));
    expect(rendered).toHaveBeenCalledTimes(before);
  });

  it('stay while the business loads again', () => {
    const { result, rerender } = aHead({ isKnown: true });
    rerender({ isLoading: false });
    rerender({ isLoading: true });
    expect(result.current).toBe(true);
  });
});
