import { useCallback } from 'react';
import { useLeaveGuard } from '@/ui/shell/leaving/LeaveGuardContext';
import { useViewModels } from '@/ui/shell/ViewModelsContext';

/** Signs out after the owner has agreed to discard unsaved changes. */
export function useSignOut(): () => void {
  const { session } = useViewModels();
  const guard = useLeaveGuard();
  return useCallback(() => {
    const signOut = (): void => void session.signOut();
    if (guard === undefined) signOut();
    else guard.ask(signOut);
  }, [guard, session]);
}
