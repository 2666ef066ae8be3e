import type { DocumentNavigation } from '@/application/ports/DocumentNavigation';
import type { SessionViewModel } from '@/ui/shell/SessionViewModel';

/**
 * Reloads a page that the browser restores from its back/forward cache. It can show an owner's data after the session
 * has ended (threats T16). A signed-out page shows no such data and is reloaded only when the tab has signed in since.
 */
export function reloadWhenRestored(
  browser: Pick<Window, 'addEventListener'>,
  session: Pick<SessionViewModel, 'state'>,
  navigation: Pick<DocumentNavigation, 'reload'>,
  mayBeSignedIn: () => boolean,
): void {
  browser.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && (session.state.kind !== 'signed-out' || mayBeSignedIn())) navigation.reload();
  });
}
