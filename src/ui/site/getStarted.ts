import { when } from 'mobx';
import { paths } from '@/ui/shell/paths';
import type { SessionViewModel } from '@/ui/shell/SessionViewModel';
import type { AppNavigate } from '@/ui/shell/useAppNavigate';

/**
 * Starts the sign-in, or opens the dashboard for signed-in owners. Waits until the session is known. A
 * session that could not be checked before is checked again by the sign-in, and may turn out to exist.
 */
export async function getStarted(session: SessionViewModel, navigate: AppNavigate): Promise<void> {
  await when(() => session.state.kind !== 'loading');
  if (session.user === undefined) await session.signIn();
  if (session.user !== undefined) navigate(paths.dashboard);
}
