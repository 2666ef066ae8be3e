import type { ComponentType } from 'react';
import { atOnce, lazyPart, usePart } from '@/ui/shell/loading/lazyPart';
import { useViewModels } from '@/ui/shell/ViewModelsContext';

/* Few visits need it. */
const lateSignOutBar = lazyPart(async () => (await import('./SignOutBar')).SignOutBar);

/**
 * The sign-out bar while it is shown, until the owner is signed in or closes it. Its button is then the only one at the
 * top of a page that logs in. Its callers are observers.
 */
export function useSignOutBar(): ComponentType | undefined {
  const { session, signOutBar } = useViewModels();
  const { kind } = session.state;
  const isNeeded = signOutBar.cause !== undefined && kind !== 'signed-in';
  const { loaded } = usePart(lateSignOutBar, { request: isNeeded ? atOnce : undefined });
  const isSignedOut = kind === 'signed-out' || kind === 'redirecting';
  return isNeeded && isSignedOut ? loaded : undefined;
}
