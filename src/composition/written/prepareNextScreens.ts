import { nextRoutes } from '@/ui/shell/nextRoutes';
import type { RouteName, Screens } from '@/ui/shell/screens';
import { quietly } from '@/ui/shell/quietly';
import { whenQuiet } from '@/ui/shell/whenQuiet';

/**
 * Fetches the screens that are near a route while nothing else is going on, so that a step inside loads nothing.
 * Whoever saves data fetches what is asked for alone. What does not come now comes with the step.
 */
export function prepareNextScreens(browser: Window, screens: Screens, route: RouteName): void {
  if (savesData(browser.navigator)) return;
  whenQuiet(
    () =>
      void quietly(async () =>
        Promise.allSettled(nextRoutes(route).map(async (next) => screens[next].preload())),
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
