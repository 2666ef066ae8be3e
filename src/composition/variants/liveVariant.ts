import type { AppVariant } from './AppVariant';
import { clearLogoutState } from './clearLogoutState';
import { mayBeSignedIn } from './mayBeSignedIn';

/**
 * The app with its real services.
 * @param values The VITE_ variables. This function reads two of them without `readEnvironment`, so that visitors do not
 * download its schemas. `findProblems` and `loadAdapters` validate all of them.
 */
export function liveVariant(browser: Window, values: Readonly<Record<string, unknown>>): AppVariant {
  const read = async () => (await import('./environment')).readEnvironment(values);
  const diagnosticsUrl = values['VITE_DIAGNOSTICS_URL'];
  return {
    findProblems: async () => (await read()).problems,
    diagnosticsUrl: typeof diagnosticsUrl === 'string' && diagnosticsUrl !== '' ? diagnosticsUrl : undefined,
    hasPublicPricing: values['VITE_PUBLIC_PRICING'] === 'true',
    mayBeSignedIn: () => mayBeSignedIn(browser),
    loadAdapters: async () => {
      const [{ environment, problems }, { liveAdapters }] = await Promise.all([
        read(),
        import('../bindings/live'),
      ]);
      if (environment === undefined) throw new Error(problems.join('; '));
      return [liveAdapters(browser, environment)];
    },
    prepare: async () => {
      clearLogoutState(browser);
      return Promise.resolve(undefined);
    },
  };
}
