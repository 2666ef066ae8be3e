import type { DocumentNavigation } from '@/application/ports/DocumentNavigation';
import type { SessionViewModel } from '@/ui/shell/SessionViewModel';

/**
 * Back may bring a whole page out of the browser's memory, with an owner's names on it and a session that has ended
 * since. It is loaded anew (threats T16); a page nobody is signed in to shows nothing that could be old.
 */
export function reloadWhenRestored(
  browser: Pick<Window, 'addEventListener'>,
  session: Pick<SessionViewModel, 'state'>,
  navigation: Pick<DocumentNavigation, 'reload'>,
): void {
  browser.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && session.state.kind !== 'signed-out') navigation.reload();
  });
}
