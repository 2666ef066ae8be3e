import { useEffect } from 'react';
import type { Business } from '@/domain/business/Business';
import { searchIndexOf } from '@/domain/business/findBusinesses';
import { whenIdle } from '@/ui/shell/whenIdle';

/** How many businesses are indexed at once. A slow phone needs a few milliseconds for them. */
const STEP = 100;

/** Computes the search index in idle time, so that the first key in the search field does not wait for it. */
export function useSearchIndex(businesses: readonly Business[]): void {
  useEffect(() => {
    let cancel = (): void => undefined;
    const indexFrom = (start: number): void => {
      if (start >= businesses.length) return;
      cancel = whenIdle(() => {
        for (const business of businesses.slice(start, start + STEP)) searchIndexOf(business);
        indexFrom(start + STEP);
      });
    };
    indexFrom(0);
    return () => cancel();
  }, [businesses]);
}
