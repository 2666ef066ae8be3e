import { createContext, use, useEffect } from 'react';

interface CompactFooter {
  readonly isCompact: boolean;
  readonly setIsCompact: (isCompact: boolean) => void;
}

export const CompactFooterContext = createContext<CompactFooter | undefined>(undefined);

/**
 * Requests the compact footer while `isWanted` is true, for screens with a sticky action bar. The wizard
 * does not call it, because the footer knows its path.
 */
export function useCompactFooter(isWanted = true): void {
  const setIsCompact = use(CompactFooterContext)?.setIsCompact;
  useEffect(() => {
    if (!isWanted || setIsCompact === undefined) return undefined;
    setIsCompact(true);
    return () => setIsCompact(false);
  }, [isWanted, setIsCompact]);
}
