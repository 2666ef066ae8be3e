import type { Page } from '@playwright/test';
import { firstUse } from '../support/firstUse';
import { expect, inLtrOrRtl, test } from '../support/test';
import { pathInLanguage } from '../../../src/ui/shell/url/languageUrl';
import { COMPLETE_LANGUAGES, type CompleteLanguage } from '../../../src/domain/shared/language';

const NEXT: Readonly<Record<CompleteLanguage, CompleteLanguage>> = { en: 'he', he: 'ar', ar: 'he' };

declare global {
  interface Window {
    /** Elements and layout shift of the document, before and after hydration. */
    seen?: { heading?: Element | null; button?: Element | null; isHydrated?: boolean; shift?: number };
  }
}

/** Holds back all scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Aborts every request for the code of a screen until the returned function is called. */
async function loseScreen(page: Page, screen: string): Promise<() => void> {
  let isLost = true;
  await page.route(`**/assets/${screen}-*.js`, async (route) => (isLost ? route.abort() : route.continue()));
  return () => {
    isLost = false;
  };
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.seen = { shift: 0 };
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        window.seen = {
          ...window.seen,
          shift: (window.seen?.shift ?? 0) + Number(Reflect.get(shift, 'value')),
        };
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('DOMContentLoaded', () => {
      const heading = document.querySelector('h1');
      const button = document.querySelector('header button');
      window.seen = { ...window.seen, heading, button };
    });
    document.addEventListener('amin:hydrated', () => {
      window.seen = { ...window.seen, isHydrated: true };
    });
  });
});

inLtrOrRtl('desktop', (language) => {
  test('the app hydrates the prerendered elements without replacing them', async ({ amin, page }) => {
    for (const path of ['/', '/about', '/pricing', '/contact', '/privacy', '/accessibility']) {
      for (const url of new Set([path, pathInLanguage(language, path)])) {
        await amin.open(url);
        await firstUse(page);
        await expect.poll(() => page.evaluate(() => window.seen?.isHydrated)).toBe(true);
        const isKept = await page.evaluate(
          () =>
            window.seen?.heading === document.querySelector('h1') &&
            window.seen.button === document.querySelector('header button'),
        );
        expect(isKept).toBe(true);
        await amin.expectLanguage(language);
        await amin.expectAt(url);
      }
    }
  });
});

inLtrOrRtl('desktop', (language) => {
  test('the page is shown before a script has arrived', async ({ amin, page }) => {
    const release = await holdScripts(page);
    await amin.open('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await firstUse(page);
    expect(await page.evaluate(() => window.seen?.isHydrated)).toBeUndefined();
    release();
    await expect.poll(() => page.evaluate(() => window.seen?.isHydrated)).toBe(true);
  });

  test('clicks before hydration are replayed after it', async ({ amin, page }) => {
    const release = await holdScripts(page);
    await amin.open('/about');
    await amin.shell.themeRadio('dark').click();
    await amin.shell.logInButton.click();
    release();
    await amin.signInPage.expectShown();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test.describe('when code failed to load', () => {
    test.use({
      expectedReport:
        /ERR_FAILED|Failed to (?:load|fetch)|page error|ChunkLoadError|code of a screen|\[amin\]/u,
    });

    test('the buttons of the first page work', async ({ amin, page }) => {
      const restore = await loseScreen(page, 'DashboardPage');
      await amin.open('/dashboard?demo.owner=noor-haddad&demo.latency=0');
      await expect(page.getByRole('alert')).toContainText(
        amin.setting.words('shell.connection.unreachableTitle'),
      );
      await expect(amin.shell.accountButton).toBeVisible();
      restore();
      await page.getByRole('button', { name: amin.setting.words('errors.tryAgain') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        amin.setting.words('business.myBusinesses'),
      );
    });

    test('a click on a public page is replayed once its code has loaded', async ({ amin, page }) => {
      const restore = await loseScreen(page, 'AboutPage');
      const failed = page.waitForEvent('requestfailed');
      await amin.open('/about');
      await amin.shell.logInButton.click();
      await failed;
      restore();
      await amin.signInPage.expectShown();
    });
  });

  test('a prerendered page never asks a signed-in owner to log in', async ({ amin, page }) => {
    await amin.open('/dashboard?demo.owner=noor-haddad&demo.latency=0');
    /* The prerendered document already contains the heading. The account is known only later. */
    await expect(amin.shell.accountButton).toBeVisible();
    for (const path of ['/', '/pricing']) {
      const release = await holdScripts(page);
      await amin.open(path);
      await expect(amin.shell.heading).toBeVisible();
      await expect(page.getByRole('button', { name: amin.setting.words('shell.header.logIn') })).toHaveCount(
        0,
      );
      await page.evaluate(async () => {
        await document.fonts.ready;
        window.seen = { ...window.seen, shift: 0 };
      });
      release();
      await expect(amin.shell.accountButton).toBeVisible();
      await expect(page.getByRole('button', { name: amin.setting.words('shell.header.logIn') })).toHaveCount(
        0,
      );
      expect(await page.evaluate(() => window.seen?.shift)).toBe(0);
    }
  });

  test('a language selected on a page of one language changes its URL without a page load', async ({
    amin,
    page,
  }) => {
    const [other] = COMPLETE_LANGUAGES.filter((known) => known !== language && known !== 'en');
    await amin.open(pathInLanguage(other ?? 'he', '/about'));
    await amin.expectLanguage(other ?? 'he');
    const isSameDocument = await amin.markDocument();
    const next = NEXT[other ?? 'he'];
    await amin.shell.selectLanguage(next);
    await amin.expectLanguage(next);
    await amin.expectAt(pathInLanguage(next, '/about'));
    await amin.shell.selectLanguage('en');
    await amin.expectLanguage('en');
    await amin.expectAt('/about');
    expect(await isSameDocument()).toBe(true);
    await page.reload();
    await amin.expectLanguage('en');
  });
});

inLtrOrRtl('phone', (language) => {
  test.use({ javaScriptEnabled: false });

  test('without scripts every page can be read and every link works', async ({ page, words }) => {
    await page.goto(pathInLanguage(language, '/'));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('site.home.headline'));
    await page.goto(pathInLanguage(language, '/about'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('site.about.title'));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: words('shell.footer.terms') })
      .click();
    await expect(page).toHaveURL(/\/terms$/u);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
