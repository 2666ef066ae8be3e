import { parseBusinessId } from '@/domain/business/BusinessId';
import { idIn, ownerRouteOf } from '@/ui/shell/routePaths';
import type { ViewModels } from '@/ui/shell/ViewModels';
import type { StartedServices } from '../services/startServices';
import type { FirstScreen } from './firstScreen';

/** How long the session waits for the code of the first screen, in milliseconds. */
const CODE_TIMEOUT = 1000;

/**
 * Starts the view model of the first screen as soon as the owner is known, so that its requests do not wait for the
 * screen's code and for hydration. The screen itself shows what fails. Resolves when the page can be rendered with the
 * owner: the view model is there, or it has failed or takes too long.
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
    const prepare = async (): Promise<void> => {
      const screens = await viewModels.loadSignedIn(ownerRouteOf(route));
      screens.prepare(route, parseBusinessId(idIn(route, path)));
    };
    await Promise.race([prepare(), timeout()]);
  } catch {
    /* The code could not be loaded. The screen shows that and offers to try again. */
  }
}

async function timeout(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, CODE_TIMEOUT);
  });
}
