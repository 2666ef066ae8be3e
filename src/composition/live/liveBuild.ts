import { mayHaveAccount } from '@/adapters/msal/mayHaveAccount';
import type { Build } from '../Build';
import { readEnvironment } from './environment';
import { forgetFarewell } from './forgetFarewell';

/** The product as its owners use it. */
export function liveBuild(browser: Window, values: Readonly<Record<string, unknown>>): Build {
  const { environment, problems } = readEnvironment(values);
  return {
    problems,
    mayBeSignedIn: () => mayBeSignedIn(browser),
    loadAdapters: async () => {
      if (environment === undefined) throw new Error(problems.join('; '));
      return (await import('../bindings/live')).liveAdapters(browser, environment);
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
