import type { Browser, BrowserContext } from '@playwright/test';
import { wordsIn } from '../../../tests/e2e/support/words';
import { aminIn } from './aminIn';

/** The session of a signed-in tab, which a test puts into the tabs of other contexts. */
export class SignedInSession {
  private constructor(private readonly entries: Readonly<Record<string, string>>) {}

  static async signIn(browser: Browser, baseURL: string): Promise<SignedInSession> {
    const context = await browser.newContext({
      baseURL,
      ignoreHTTPSErrors: true,
      locale: 'en-US',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const amin = aminIn(page, { words: wordsIn('en'), language: 'en', size: 'desktop' });
    await amin.open('/');
    await amin.signIn();
    const entries = await page.evaluate(() =>
      Object.fromEntries(Object.entries(sessionStorage).filter(([key]) => key.startsWith('msal.'))),
    );
    await context.close();
    return new SignedInSession(entries);
  }

  /** The first document of the context finds the session in its storage. */
  async giveTo(context: BrowserContext, origin: string): Promise<void> {
    await context.addInitScript(
      ({ entries, at }) => {
        if (location.origin !== at || sessionStorage.getItem('signed-in-before') !== null) return;
        for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
        sessionStorage.setItem('signed-in-before', 'yes');
      },
      { entries: this.entries, at: origin },
    );
  }
}
