import { test as base } from '../../e2e/support/test';
import { Amin } from '../../e2e/pages/Amin';
import { stackPorts } from '../../stack/StackPorts';
import { LiveWizardPage } from '../pages/LiveWizardPage';
import { ProviderSignInPage } from '../pages/ProviderSignInPage';
import { StackControl } from '../StackControl';

interface LiveFixtures {
  readonly stack: StackControl;
}

/** Browsers log every 404 response. For a business without a subscription it is an expected response. */
const NO_SUBSCRIPTION = /404.*\/subscriptions\/|Failed to load resource.*404/u;

export const test = base.extend<LiveFixtures>({
  expectedReport: [NO_SUBSCRIPTION, { scope: 'test' }],
  stack: [
    async ({ baseURL }, use) => {
      if (baseURL === undefined)
        throw new Error('baseURL is not set. Start the stack or check tests/e2e-stack/playwright.config.ts.');
      const stack = new StackControl(stackPorts(process.env));
      await stack.reset();
      await use(stack);
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
