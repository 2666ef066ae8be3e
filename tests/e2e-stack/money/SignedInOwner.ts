import type { Browser, BrowserContext, Page } from '@playwright/test';
import { Amin } from '../../e2e/pages/Amin';
import type { Setting } from '../../e2e/pages/Setting';
import { wordsIn } from '../../e2e/support/words';
import { LiveWizardPage } from '../pages/LiveWizardPage';
import { ProviderSignInPage } from '../pages/ProviderSignInPage';

const SETTING: Setting = { words: wordsIn('en'), language: 'en', size: 'desktop' };

/** A browser in which an owner is signed in. The test can advance its clock. */
export class SignedInOwner {
  private constructor(
    readonly context: BrowserContext,
    private readonly start: Page,
  ) {}

  static async signIn(browser: Browser, baseURL: string): Promise<SignedInOwner> {
    const context = await browser.newContext({
      baseURL,
      ignoreHTTPSErrors: true,
      locale: 'en-US',
      timezoneId: 'Asia/Jerusalem',
      viewport: { width: 1280, height: 900 },
      serviceWorkers: 'block',
    });
    context.setDefaultTimeout(15_000);
    context.on('page', (page) => {
      page.on('dialog', (dialog) => {
        void dialog.accept().catch(() => undefined);
      });
    });
    /* The clock is installed before the sign-in. A clock that is installed later is behind the token for a moment, and
       each tab would renew the token with the same refresh token, which ends the session. */
    await context.clock.install();
    const start = await context.newPage();
    const amin = aminIn(start);
    await amin.open('/');
    await amin.signIn();
    return new SignedInOwner(context, start);
  }

  /** Opens a tab with a copy of the first tab's session. */
  async openTab(path: string): Promise<Page> {
    return openCopy(this.start, path);
  }

  async closeTabs(): Promise<void> {
    for (const page of this.context.pages()) if (page !== this.start) await page.close();
  }
}

/** Opens a copy of the tab, as "Duplicate tab" does. The browser copies sessionStorage. */
export async function openCopy(page: Page, path: string): Promise<Page> {
  const [copy] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate((url) => {
      window.open(url);
    }, path),
  ]);
  return copy;
}

export function aminIn(page: Page): Amin {
  return new Amin(page, SETTING, { SignInPage: ProviderSignInPage, WizardPage: LiveWizardPage });
}
