import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { crossesDocuments } from '@/ui/shell/paths';
import { useViewModels } from '@/ui/shell/ViewModelsContext';

/** Turns a click on a link into or out of the payment document into a full document load (architecture, section 5). */
export function useDocumentCrossing(): void {
  const { pathname } = useLocation();
  const { openDocument } = useViewModels();
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const target = plainlyClickedLink(event);
      if (target === undefined || !crossesDocuments(pathname, target.pathname)) return;
      event.preventDefault();
      event.stopPropagation();
      openDocument(`${target.pathname}${target.search}${target.hash}`);
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [openDocument, pathname]);
}

/** Where a click leads that the browser would follow in this tab and on this site. */
function plainlyClickedLink(event: MouseEvent): URL | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.download !== '') return undefined;
  const url = new URL(link.href);
  return url.origin === location.origin ? url : undefined;
}
