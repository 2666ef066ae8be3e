import type { RouteName } from '@/ui/shell/routes';
import type { Screens } from '@/ui/shell/screens';
import { withoutReloadOnFailure } from '@/ui/shell/loading/withoutReloadOnFailure';
import { whenNetworkIdle } from '@/ui/shell/whenNetworkIdle';

interface NextScreens {
  readonly screens: Screens;
  readonly routes: readonly RouteName[];
  /** Loads what the screens need besides their code and texts. */
  readonly loadMore?: (() => Promise<unknown>) | undefined;
}

/**
 * Prefetches the screens that may be opened next, when the network is idle. It does nothing under Save-Data. A failed
 * prefetch is ignored, because opening the screen loads it again.
 */
export function prepareNextScreens(browser: Window, { screens, routes, loadMore }: NextScreens): void {
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
