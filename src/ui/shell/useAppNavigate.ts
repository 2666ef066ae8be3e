import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLeaveGuard } from './leaving/LeaveGuardContext';
import { crossesDocuments } from './paths';
import { useViewModels } from './ViewModelsContext';

export type AppNavigate = (path: string, options?: { readonly replace?: boolean }) => void;

/**
 * Navigates to a path of the app after the owner has agreed to discard unsaved changes. It loads a new document into
 * and out of the wizard.
 */
export function useAppNavigate(): AppNavigate {
  const navigate = useNavigate();
  const guard = useLeaveGuard();
  const { pathname } = useLocation();
  const { openDocument } = useViewModels();
  return useCallback(
    (path, options = {}) => {
      const go = (): void => {
        if (crossesDocuments(pathname, new URL(path, location.origin).pathname)) openDocument(path, options);
        else void navigate(path, options);
      };
      if (guard === undefined) go();
      else guard.ask(go);
    },
    [navigate, guard, openDocument, pathname],
  );
}
