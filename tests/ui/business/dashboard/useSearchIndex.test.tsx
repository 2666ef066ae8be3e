import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Business } from '@/domain/business/Business';
import { findBusinesses } from '@/domain/business/findBusinesses';
import { useSearchIndex } from '@/ui/business/dashboard/useSearchIndex';
import { aBusiness } from '@tests/support/builders/aBusiness';

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

describe('the preparation of a search', () => {
  it('reads every business once in idle time, so that a search reads none', async () => {
    const read: string[] = [];
    const businesses = businessesThatRecord(250, read);
    renderHook(() => useSearchIndex(businesses));
    expect(read).toEqual([]);
    await expect.poll(() => read.length).toBe(250);
    expect(findBusinesses(businesses, 'amn-249')).toHaveLength(1);
    expect(read).toHaveLength(250);
  });

  it('ends with the list', async () => {
    const read: string[] = [];
    const other = businessesThatRecord(1, read);
    const first: string[] = [];
    const left = businessesThatRecord(250, first);
    renderHook(() => useSearchIndex(left)).unmount();
    renderHook(() => useSearchIndex(other));
    await expect.poll(() => read.length).toBe(1);
    expect(first).toEqual([]);
  });
});
