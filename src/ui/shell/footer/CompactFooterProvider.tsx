import { type ReactNode, useMemo, useState } from 'react';
import { CompactFooterContext } from './CompactFooterContext';

/** Provides the request for the compact footer. */
export function CompactFooterProvider({ children }: { readonly children: ReactNode }) {
  const [isCompact, setIsCompact] = useState(false);
  const value = useMemo(() => ({ isCompact, setIsCompact }), [isCompact]);
  return <CompactFooterContext value={value}>{children}</CompactFooterContext>;
}
