import { nextRoutes } from '@/ui/shell/nextRoutes';
import type { RouteName, Screens } from '@/ui/shell/screens';
import { whenQuiet } from '@/ui/shell/whenQuiet';

/**
 * Fetches the screens that are near a route while nothing else is going on, so that a step inside loads nothing.
 * Whoever saves data fetches what is asked for alone. What does not come now comes with the step.
 */
export function prepareNextScreens(browser: Window, screens: Screens, route: RouteName): void {
  if (savesData(browser.navigator)) return;
  whenQuiet(() => void fetchQuietly(browser, screens, nextRoutes(route)));
}

/** Nobody asked for these: when one does not come, the document is not loaded anew for it. */
async function fetchQuietly(browser: Window, screens: Screens, routes: readonly RouteName[]): Promise<void> {
  browser.addEventListener('vite:preloadError', hush, { capture: true });
  await Promise.allSettled(routes.map(async (route) => screens[route].preload()));
  browser.removeEventListener('vite:preloadError', hush, { capture: true });
}

function hush(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
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
