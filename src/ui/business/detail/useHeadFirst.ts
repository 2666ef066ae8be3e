import { useEffect, useState } from 'react';

/** Milliseconds that the other parts wait for the business. Data that is on the device arrives sooner. */
const DATA_WAIT = 50;

/**
 * Whether the page shows the parts below its head. A business known from the list has only its head in the first frame.
 * The other parts follow when it has loaded. If that takes longer, what is known of them is shown meanwhile.
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
