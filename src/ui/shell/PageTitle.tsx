import { useLayoutEffect } from 'react';
import { useProductName } from '@/ui/site/useProductName';

/** Names the document: what the page is, then the product. */
export function PageTitle({ children }: { readonly children: string }) {
  const product = useProductName();
  useLayoutEffect(() => {
    document.title = `${children} · ${product}`;
  }, [children, product]);
  return undefined;
}
