import { useEffect, useState } from 'react';

/** Milliseconds to wait for the loaded business before its cached copy is shown below the head too. */
const DATA_WAIT = 50;

/**
 * Whether the page shows the parts below its head. If the business is in the cache, the first frame has only the head.
 * The other parts follow once the business has loaded, or after a short wait from the cached copy.
 */
export function useHeadFirst(isKnown: boolean, isLoading: boolean): boolean {
  const [isWhole, setWhole] = useState(!isKnown);
  if (!isWhole && !isLoading) setWhole(true);
  useEffect(() => {
    if (isWhole) return undefined;
    const timeout = setTimeout(() => setWhole(true), DATA_WAIT);
    return () => clearTimeout(timeout);
  }, [isWhole]);
  return isWhole;
}
