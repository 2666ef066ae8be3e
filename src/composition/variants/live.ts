import { routeOf } from '@/ui/shell/routePaths';
import { mayHaveLiveSession } from '../startup/document';
import type { AppVariant } from '../startup/session';
import type { Environment } from './environment';

/**
 * The app with its real services.
 * @param values The VITE_ variables. This function reads two of them without `readEnvironment`, so that visitors do not
 * download its schemas. `findProblems` and the adapters validate all of them.
 */
export function liveVariant(browser: Window, values: Readonly<Record<string, unknown>>): AppVariant {
  const read = async () => (await import('./environment')).readEnvironment(values);
  const settings = async (): Promise<Environment> => {
    const { environment, problems } = await read();
    if (environment === undefined) throw new Error(problems.join('; '));
    return environment;
  };
  const diagnosticsUrl = values['VITE_DIAGNOSTICS_URL'];
  return {
    findProblems: async () => (await read()).problems,
    diagnosticsUrl: typeof diagnosticsUrl === 'string' && diagnosticsUrl !== '' ? diagnosticsUrl : undefined,
    hasPublicPricing: values['VITE_PUBLIC_PRICING'] === 'true',
    mayBeSignedIn: () => mayHaveLiveSession(() => browser.sessionStorage),
    loadAdapters: async () => {
      const [environment, { liveAdapters }] = await Promise.all([settings(), import('../adapters/live')]);
      return [liveAdapters(browser, environment)];
    },
    loadSubscriptionAdapters: async () => {
      const [environment, { liveSubscriptions }] = await Promise.all([
        settings(),
        import('../adapters/liveSubscriptions'),
      ]);
      return [liveSubscriptions(browser, environment)];
    },
    loadListingAdapters: async () => {
      const [environment, { liveListing }] = await Promise.all([
        settings(),
        import('../adapters/liveSubscriptions'),
      ]);
      return liveListing(browser, environment);
    },
    prepare: async () => {
      clearLogoutState(browser);
      return Promise.resolve(undefined);
    },
  };
}

/**
 * Removes the `state` parameter that the identity provider adds to the URL of the home page after sign-out. The app
 * does not use it.
 */
export function clearLogoutState({ location, history }: Pick<Window, 'location' | 'history'>): void {
  const parameters = new URLSearchParams(location.search);
  if (routeOf(location.pathname) !== 'home' || !parameters.has('state')) return;
  parameters.delete('state');
  const rest = parameters.size === 0 ? '' : `?${parameters.toString()}`;
  history.replaceState(history.state, '', location.pathname + rest + location.hash);
}
