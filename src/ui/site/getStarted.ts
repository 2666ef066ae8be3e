import { when } from 'mobx';
import { paths } from '@/ui/shell/paths';
import type { SessionViewModel } from '@/ui/shell/SessionViewModel';
import type { AppNavigate } from '@/ui/shell/useAppNavigate';

/**
 * Waits until the session is known, then starts the sign-in, or opens the dashboard for a signed-in owner. The sign-in
 * may find a session that could not be read before.
 */
export async function getStarted(session: SessionViewModel, navigate: AppNavigate): Promise<void> {
  await when(() => session.state.kind !== 'loading');
  if (session.user === undefined) await session.signIn();
  if (session.user !== undefined) navigate(paths.dashboard);
}
