import { mergeTests } from '@playwright/test';
import { expect, test as journey } from '../../e2e/support/test';
import { Amin } from '../../e2e/pages/Amin';
import { LiveWizardPage } from '../pages/LiveWizardPage';
import { ProviderSignInPage } from '../pages/ProviderSignInPage';
import { stackPorts } from '../../stack/StackPorts';
import { test as stackTest } from '../stackTest';

interface LiveFixtures {
  /** Resets the services before each journey. */
  readonly initialStack: void;
  /** The origins to which the browser has sent a token. A journey fails when one is not the API (threats T7). */
  readonly tokenReceivers: ReadonlySet<string>;
}

/** The API as the browser sees it, in every instance of the stack. */
export const API_ORIGIN = `http://localhost:${String(stackPorts(process.env).api)}`;

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
  tokenReceivers: [
    async ({ context }, use) => {
      const receivers = new Set<string>();
      context.on('request', (request) => {
        if ('authorization' in request.headers()) receivers.add(new URL(request.url()).origin);
      });
      await use(receivers);
      expect([...receivers].filter((origin) => origin !== API_ORIGIN)).toEqual([]);
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
