import type { ComponentType } from 'react';
import { atOnce, lazyPart, usePart } from '@/ui/shell/loading/lazyPart';
import { useViewModels } from '@/ui/shell/ViewModelsContext';

const lazySignOutBar = lazyPart(async () => (await import('./SignOutBar')).SignOutBar);

/**
 * The sign-out bar, for an observer. Undefined once the owner is signed in or closes it. While it is shown, the header
 * has no log-in button.
 */
export function useSignOutBar(): ComponentType | undefined {
  const { session, signOutBar } = useViewModels();
  const { kind } = session.state;
  const isNeeded = signOutBar.cause !== undefined && kind !== 'signed-in';
  const { loaded } = usePart(lazySignOutBar, { request: isNeeded ? atOnce : undefined });
  const isSignedOut = kind === 'signed-out' || kind === 'redirecting';
  return isNeeded && isSignedOut ? loaded : undefined;
}
