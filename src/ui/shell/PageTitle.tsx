import { use, useLayoutEffect } from 'react';
import { useProductName } from '@/ui/shell/useProductName';
import { DocumentHeadContext } from './DocumentHeadContext';

/** Sets the document title to the name of the page and the product. */
export function PageTitle({ children }: { readonly children: string }) {
  const title = `${children} · ${useProductName()}`;
  /* For a prerendered page, because effects do not run there. */
  use(DocumentHeadContext)?.setTitle(title);
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return undefined;
}
