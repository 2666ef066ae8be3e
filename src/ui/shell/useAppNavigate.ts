import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLeave } from './leaving/LeaveGuard';
import { crossesDocuments } from './paths';
import { useViewModels } from './ViewModelsContext';

export type AppNavigate = (path: string, options?: { readonly replace?: boolean }) => void;

/**
 * Navigates to a path of the app, after the owner has agreed to discard unsaved changes. Into and out of the wizard, it
 * loads a new document.
 */
export function useAppNavigate(): AppNavigate {
  const navigate = useNavigate();
  const leave = useLeave();
  const { pathname } = useLocation();
  const { openDocument } = useViewModels();
  return useCallback(
    (path, options = {}) => {
      const go = (): void => {
        if (crossesDocuments(pathname, new URL(path, location.origin).pathname)) openDocument(path, options);
        else void navigate(path, options);
      };
      leave(go);
    },
    [navigate, leave, openDocument, pathname],
  );
}
