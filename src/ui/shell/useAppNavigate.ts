import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { crossesDocuments } from './paths';
import { useViewModels } from './ViewModelsContext';

export type AppNavigate = (path: string, options?: { readonly replace?: boolean }) => void;

/** Goes to a path of the app; into and out of the wizard by a full document load. */
export function useAppNavigate(): AppNavigate {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { openDocument } = useViewModels();
  return useCallback(
    (path, options = {}) => {
      if (crossesDocuments(pathname, new URL(path, location.origin).pathname)) openDocument(path, options);
      else void navigate(path, options);
    },
    [navigate, openDocument, pathname],
  );
}
