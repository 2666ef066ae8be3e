import { Amin } from '../../tests/e2e/pages/Amin';
import { test as journey } from '../../tests/e2e/support/test';
import { LiveWizardPage } from '../../tests/e2e-stack/pages/LiveWizardPage';
import { ProviderSignInPage } from '../../tests/e2e-stack/pages/ProviderSignInPage';
import type { HostTraits, RunningHost } from './Host';
import type { HostName } from './hostNames';
import { HOSTS } from './hosts';

export interface HostFixtures {
  readonly hostName: HostName;
  readonly traits: HostTraits;
  /** Serves the first release, until a test publishes another one. */
  readonly host: RunningHost;
}

/** A host can need minutes to start on a busy machine. */
const MAX_START = 300_000;

export const test = journey.extend<object, HostFixtures>({
  hostName: ['nginx', { option: true, scope: 'worker' }],
  traits: [async ({ hostName }, use) => use(HOSTS[hostName].traits), { scope: 'worker' }],
  host: [
    async ({ hostName }, use) => {
      const host = await HOSTS[hostName].start();
      try {
        await host.publish('first');
        await use(host);
      } finally {
        await host.close();
      }
    },
    { scope: 'worker', auto: true, timeout: MAX_START },
  ],
  amin: async ({ page, words, language, size }, use) => {
    const pages = { SignInPage: ProviderSignInPage, WizardPage: LiveWizardPage };
    await use(new Amin(page, { words, language, size }, pages));
  },
});
