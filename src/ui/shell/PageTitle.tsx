import { use, useLayoutEffect } from 'react';
import { useProductName } from '@/ui/shell/useProductName';
import { DocumentHeadContext } from './DocumentHeadContext';

/** Names the document: what the page is, then the product. */
export function PageTitle({ children }: { readonly children: string }) {
  const title = `${children} · ${useProductName()}`;
  use(DocumentHeadContext)?.setTitle(title);
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return undefined;
}
