import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pathOfLinkClick } from '@/ui/shell/leaving/pathOfLinkClick';
import { crossesDocuments } from '@/ui/shell/paths';
import { useViewModels } from '@/ui/shell/ViewModelsContext';

/**
 * Loads a new document when a link leads into or out of the wizard, because its document has a security policy of its
 * own.
 */
export function useDocumentCrossing(): void {
  const { pathname } = useLocation();
  const { openDocument } = useViewModels();
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const path = pathOfLinkClick(event);
      if (path === undefined || !crossesDocuments(pathname, new URL(path, location.origin).pathname)) return;
      /* The router ignores a click whose default is prevented. Other click handlers still run. */
      event.preventDefault();
      openDocument(path);
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [openDocument, pathname]);
}
