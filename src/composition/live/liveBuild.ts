import type { Build } from '../Build';
import { diagnosticsUrl } from './diagnosticsUrl';
import { forgetFarewell } from './forgetFarewell';
import { hasPublicPricing } from './hasPublicPricing';
import { mayBeSignedIn } from './mayBeSignedIn';

/** The product as its owners use it. */
export function liveBuild(browser: Window, values: Readonly<Record<string, unknown>>): Build {
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
      forgetFarewell(browser);
      return Promise.resolve(undefined);
    },
  };
}
