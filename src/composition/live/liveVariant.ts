import type { AppVariant } from '../AppVariant';
import { diagnosticsUrl } from './diagnosticsUrl';
import { clearLogoutState } from './clearLogoutState';
import { hasPublicPricing } from './hasPublicPricing';
import { mayBeSignedIn } from './mayBeSignedIn';

/** The product as its owners use it. */
export function liveVariant(browser: Window, values: Readonly<Record<string, unknown>>): AppVariant {
  const read = async () => (await import('./environment')).readEnvironment(values);
  return {
    findProblems: async () => (await read()).problems,
    diagnosticsUrl: diagnosticsUrl(values),
    hasPublicPricing: hasPublicPricing(values),
    mayBeSignedIn: () => mayBeSignedIn(browser),
    loadAdapters: async () => {
      const [{ environment, problems }, { liveAdapters }] = await Promise.all([
        read(),
        import('../bindings/live'),
      ]);
      if (environment === undefined) throw new Error(problems.join('; '));
      return liveAdapters(browser, environment);
    },
    prepare: async () => {
      clearLogoutState(browser);
      return Promise.resolve(undefined);
    },
  };
}
