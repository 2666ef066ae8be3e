import { createContext, use, useEffect } from 'react';

interface CompactFooter {
  readonly isCompact: boolean;
  readonly setIsCompact: (isCompact: boolean) => void;
}

export const CompactFooterContext = createContext<CompactFooter | undefined>(undefined);

/**
 * For screens with a sticky action bar: asks for the compact footer for as long as `isWanted` (decision C74).
 * The wizard need not ask; the layout knows its address.
 */
export function useCompactFooter(isWanted = true): void {
  const setIsCompact = use(CompactFooterContext)?.setIsCompact;
  useEffect(() => {
    if (!isWanted || setIsCompact === undefined) return undefined;
    setIsCompact(true);
    return () => setIsCompact(false);
  }, [isWanted, setIsCompact]);
}
