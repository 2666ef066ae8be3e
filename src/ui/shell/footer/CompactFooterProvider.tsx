import { useMemo, useState } from 'react';
import type { Elements } from '@/ui/design/Elements';
import { CompactFooterContext } from './CompactFooterContext';

/** Provides the request for the compact footer. */
export function CompactFooterProvider({ children }: { readonly children: Elements }) {
  const [isCompact, setIsCompact] = useState(false);
  const value = useMemo(() => ({ isCompact, setIsCompact }), [isCompact]);
  return <CompactFooterContext value={value}>{children}</CompactFooterContext>;
}
