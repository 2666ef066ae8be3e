import { isAppPath } from '@/ui/shell/layout/isAppPath';
import type { SessionState } from '@/ui/shell/SessionState';

/**
 * Whether the header and the menu offer the log-in at a path. On a protected page an owner whose session cannot be
 * checked may still be logged in. An owner who is logging out is not asked to log in.
 */
export function offersLogIn(state: SessionState, pathname: string): boolean {
  if (state.kind === 'unreachable') return !isAppPath(pathname);
  return !(state.kind === 'redirecting' && state.to === 'sign-out');
}
