import { useEffect } from 'react';
import type { Business } from '@/domain/business/Business';
import { searchIndexOf } from '@/domain/business/findBusinesses';
import { whenIdle } from '@/ui/shell/whenIdle';

/** The number of search texts that are computed within a few milliseconds on a slow phone. */
const STEP = 100;

/** Computes the search texts in idle time, so that the first key in the search of ten thousand finds them ready. */
export function useSearchPreparation(businesses: readonly Business[]): void {
  useEffect(() => {
    let cancel = (): void => undefined;
    const prepareFrom = (start: number): void => {
      if (start >= businesses.length) return;
      cancel = whenIdle(() => {
        for (const business of businesses.slice(start, start + STEP)) searchIndexOf(business);
        prepareFrom(start + STEP);
      });
    };
    prepareFrom(0);
    return () => cancel();
  }, [businesses]);
}
