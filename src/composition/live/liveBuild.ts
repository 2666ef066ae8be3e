import { mayHaveAccount } from '@/adapters/msal/mayHaveAccount';
import type { Build } from '../Build';
import { forgetFarewell } from './forgetFarewell';

/** The product as its owners use it. */
export function liveBuild(browser: Window, values: Readonly<Record<string, unknown>>): Build {
  const read = async () => (await import('./environment')).readEnvironment(values);
  return {
    findProblems: async () => (await read()).problems,
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

/** Storage that is forbidden holds no session. */
function mayBeSignedIn(browser: Window): boolean {
  try {
    return mayHaveAccount(browser.sessionStorage);
  } catch {
    return false;
  }
}
