import { parseBusinessId } from '@/domain/business/BusinessId';
import { idIn, ownerRouteOf } from '@/ui/shell/routePaths';
import type { ViewModels } from '@/ui/shell/ViewModels';
import type { StartedServices } from '../services/startServices';
import type { FirstScreen } from './firstScreen';

/**
 * Starts the view model of the first screen as soon as the owner is known, so that its requests do not wait for the
 * screen's code and for hydration. The screen itself shows what fails.
 */
export async function prepareFirstScreen(
  { route, path }: Pick<FirstScreen, 'route' | 'path'>,
  prefetched: StartedServices['session'],
  viewModels: Pick<ViewModels, 'session' | 'loadSignedIn'>,
): Promise<void> {
  try {
    const restored = await prefetched;
    if (restored?.ok !== true || restored.value.kind === 'signed-out') return;
    viewModels.session.setOwnerEarly(restored.value.user);
    (await viewModels.loadSignedIn(ownerRouteOf(route))).prepare(route, parseBusinessId(idIn(route, path)));
  } catch {
    /* The code could not be loaded. The screen shows that and offers to try again. */
  }
}
