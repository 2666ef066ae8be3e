import type { BrowserContext } from '@playwright/test';
import { describeIdentityProvider } from '../contracts/identityProvider.contract';
import { rotationTurn } from '../e2e/support/rotationTurn';
import { BrowserIdentityHarness } from './identity/BrowserIdentityHarness';
import { IdentityTab } from './identity/IdentityTab';
import { ADAPTERS, expect, selectAdapter, test } from './identity/identityTest';

/* Runs the contract of the identity port with the real libraries, a real browser and a real provider. The commit selects
   one of the two libraries. The tests of identity.spec.ts always run with the one that the build binds. */
const turn = rotationTurn();
const SELECTED = ADAPTERS.filter((_, index) => turn === 'all' || turn % ADAPTERS.length === index);

function forbidStorage(): void {
  Object.defineProperty(window, 'sessionStorage', {
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
}

for (const adapter of SELECTED)
  test.describe(`RedirectIdentityProvider with ${adapter}`, () => {
    const contexts: BrowserContext[] = [];
    let openTab: (storage?: 'forbidden') => Promise<IdentityTab>;

    test.beforeEach(({ browser, services: { site, provider }, errors }) => {
      openTab = async (storage) => {
        const context = await browser.newContext({ baseURL: site.origin, ignoreHTTPSErrors: true });
        contexts.push(context);
        await context.addInitScript(selectAdapter, adapter);
        context.on('weberror', (error) => errors.push(String(error.error())));
        if (storage === 'forbidden') await context.addInitScript(forbidStorage);
        return new IdentityTab(await context.newPage(), provider, site.origin);
      };
    });

    test.afterEach(async () => {
      await Promise.all(contexts.splice(0).map((context) => context.close()));
    });

    describeIdentityProvider(
      {
        describe: (name, body) => {
          test.describe(name, body);
        },
        it: (name, body) => {
          test(name, async () => body());
        },
        expect,
      },
      (storage) => {
        let opened: Promise<IdentityTab> | undefined;
        return new BrowserIdentityHarness(async () => (opened ??= openTab(storage)));
      },
    );
  });
