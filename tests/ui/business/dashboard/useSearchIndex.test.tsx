import { renderHook } from '@testing-library/react';
import { aBusiness } from '@tests/support/builders/aBusiness';
import { describe, expect, it } from 'vitest';
import type { Business } from '@/domain/business/Business';
import { findBusinesses } from '@/domain/business/findBusinesses';
import { useSearchIndex } from '@/ui/business/dashboard/LongList';

/** Businesses that record when their address is read for the search. */
function businessesThatRecord(count: number, read: string[]): readonly Business[] {
  return Array.from({ length: count }, (_, index) => {
    const business = aBusiness({ id: `AMN-${String(index)}` });
    return Object.defineProperty({ ...business }, 'address', {
      get: () => {
        read.push(business.id);
        return undefined;
      },
    });
  });
}

describe('the search index of a list', () => {
  it('is computed once in idle time, so that a search reads no business again', async () => {
    const read: string[] = [];
    const businesses = businessesThatRecord(250, read);
    renderHook(() => useSearchIndex(businesses));
    expect(read).toEqual([]);
    await expect.poll(() => read.length).toBe(250);
    expect(findBusinesses(businesses, 'amn-249')).toHaveLength(1);
    expect(read).toHaveLength(250);
  });

  it('is not computed for a list that was left', async () => {
    const readOfLeft: string[] = [];
    const readOfShown: string[] = [];
    const left = businessesThatRecord(250, readOfLeft);
    const shown = businessesThatRecord(1, readOfShown);
    renderHook(() => useSearchIndex(left)).unmount();
    renderHook(() => useSearchIndex(shown));
    await expect.poll(() => readOfShown.length).toBe(1);
    expect(readOfLeft).toEqual([]);
  });
});
