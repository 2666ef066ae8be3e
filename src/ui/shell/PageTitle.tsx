import { use, useLayoutEffect } from 'react';
import { useProductName } from '@/ui/shell/useProductName';
import { DocumentHeadContext } from './DocumentHeadContext';

/** Sets the document title to the name of the page and the product. */
export function PageTitle({ children }: { readonly children: string }) {
  const title = `${children} · ${useProductName()}`;
  /* While a page is prerendered, effects do not run. */
  use(DocumentHeadContext)?.setTitle(title);
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return undefined;
}
