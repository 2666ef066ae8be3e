import { mergeTests } from '@playwright/test';
import { test as journey } from '../../e2e/support/test';
import { Amin } from '../../e2e/pages/Amin';
import { LiveWizardPage } from '../pages/LiveWizardPage';
import { ProviderSignInPage } from '../pages/ProviderSignInPage';
import { test as stackTest } from '../stackTest';

interface LiveFixtures {
  /** Resets the services before each journey. */
  readonly initialStack: void;
}

/** Browsers log every 404 response. A 404 is the expected response for a business without a subscription. */
const NO_SUBSCRIPTION = /404.*\/subscriptions\/|Failed to load resource.*404/u;

export const test = mergeTests(journey, stackTest).extend<LiveFixtures>({
  expectedReport: [NO_SUBSCRIPTION, { scope: 'test' }],
  initialStack: [
    async ({ stack }, use) => {
      await stack.reset();
      await use();
    },
    { auto: true },
  ],
  amin: async ({ page, words, language, size }, use) =>
    use(
      new Amin(
        page,
        { words, language, size },
        { SignInPage: ProviderSignInPage, WizardPage: LiveWizardPage },
      ),
    ),
});
