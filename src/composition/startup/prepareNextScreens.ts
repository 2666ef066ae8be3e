import type { RouteName } from '@/ui/shell/routes';
import type { Screens } from '@/ui/shell/screens';
import { withoutReloadOnFailure } from '@/ui/shell/withoutReloadOnFailure';
import { whenNetworkIdle } from '@/ui/shell/whenNetworkIdle';

interface Next {
  readonly screens: Screens;
  readonly routes: readonly RouteName[];
  /** What these screens need beside their code and texts. */
  readonly loadMore?: (() => Promise<unknown>) | undefined;
}

/**
 * Fetches the screens somebody is likely to go to while nothing else is going on, so that a step inside loads nothing.
 * Whoever saves data fetches what is asked for alone. What does not come now comes with the step.
 */
export function prepareNextScreens(browser: Window, { screens, routes, loadMore }: Next): void {
  if (savesData(browser.navigator)) return;
  whenNetworkIdle(
    () =>
      void withoutReloadOnFailure(async () =>
        Promise.allSettled([...routes.map(async (next) => screens(next).preload()), loadMore?.()]),
      ),
  );
}

function savesData(device: Navigator): boolean {
  if (!('connection' in device)) return false;
  const { connection } = device;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
