import { test as base } from '../../e2e/support/test';
import { Amin } from '../../e2e/pages/Amin';
import { stackPorts } from '../../stack/StackPorts';
import { LiveWizardPage } from '../pages/LiveWizardPage';
import { ProviderSignInPage } from '../pages/ProviderSignInPage';
import { StackControl } from '../StackControl';

interface LiveFixtures {
  readonly stack: StackControl;
}

/** A browser writes down every answer of 404; for a business without a subscription that is one like any other. */
const NO_SUBSCRIPTION = /404.*\/subscriptions\/|Failed to load resource.*404/u;

export const test = base.extend<LiveFixtures>({
  expectedReport: [NO_SUBSCRIPTION, { scope: 'test' }],
  stack: [
    async ({ baseURL }, use) => {
      if (baseURL === undefined) throw new Error('The stack is served nowhere');
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
