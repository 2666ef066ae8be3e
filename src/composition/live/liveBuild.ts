import { hasIdentitySession } from '@/adapters/msal/sessionTrace';
import type { Build } from '../Build';
import { readEnvironment } from './environment';

/** The product as its owners use it. */
export function liveBuild(browser: Window, values: Readonly<Record<string, unknown>>): Build {
  const { environment, problems } = readEnvironment(values);
  return {
    problems,
    mayBeSignedIn: () => hasIdentitySession(() => browser.sessionStorage),
    loadAdapters: async () => {
      if (environment === undefined) throw new Error(problems.join('; '));
      return [(await import('../bindings/live')).liveAdapters(browser, environment)];
    },
  };
}
