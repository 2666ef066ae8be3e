import { pathInLanguage } from '../../../src/ui/shell/url/languageUrl';
import { COMPLETE_LANGUAGES, type CompleteLanguage } from '../../../src/domain/shared/language';
import { Amin } from '../pages/Amin';
import { SlashAddingSite } from '../support/SlashAddingSite';
import { firstUse } from '../support/firstUse';
import { recordScripts } from '../support/recordScripts';
import { expect, inLtrOrRtl, inLtrOrRtlOnTheDesktop, inOneLanguage, test } from '../support/test';
import { wordsIn } from '../support/words';

const NEXT: Readonly<Record<CompleteLanguage, CompleteLanguage>> = { en: 'he', he: 'ar', ar: 'en' };

/** High enough to show the footer without a scroll. */
const WHOLE_PAGE = { width: 1280, height: 6000 };

interface FirstLook {
  readonly lang: string;
  readonly dir: string;
  readonly theme: string | undefined;
  /** The text of the page besides the empty root. */
  readonly text: string;
}

declare global {
  interface Window {
    firstLook?: FirstLook;
  }
}

inLtrOrRtl('phone', (language, size) => {
  test("a selected language applies to new tabs and overrides the browser's", async ({
    amin,
    context,
    page,
  }) => {
    const chosen = NEXT[language];
    const setting = { words: wordsIn(chosen), language: chosen, size };
    await amin.open('/');
    await amin.home.expectShown();
    await amin.expectLanguage(language);
    await amin.shell.selectLanguage(chosen);
    await amin.expectLanguage(chosen);
    await new Amin(page, setting).home.expectShown();
    await expect(page).toHaveTitle(new RegExp(wordsIn(chosen)('site.home.pageTitle'), 'u'));

    const other = new Amin(await context.newPage(), setting);
    await other.open('/about');
    await other.expectLanguage(chosen);
    await expect(other.shell.heading).toHaveText(setting.words('site.about.title'));
    await page.reload();
    await amin.expectLanguage(chosen);
  });

  test("a selected theme applies to new tabs; the system's theme applies until then", async ({
    amin,
    context,
    page,
  }) => {
    const ink = (of = page) => of.evaluate(() => getComputedStyle(document.body).color);
    await page.emulateMedia({ colorScheme: 'light' });
    await amin.open('/');
    await amin.home.expectShown();
    const light = await ink();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => ink()).not.toBe(light);
    const dark = await ink();
    await amin.shell.themeRadio('light').click();
    await expect.poll(() => ink()).toBe(light);
    await amin.shell.themeRadio('dark').click();
    await expect.poll(() => ink()).toBe(dark);
    await expect(amin.shell.themeRadio('dark')).toBeChecked();

    const tab = await context.newPage();
    await tab.emulateMedia({ colorScheme: 'light' });
    await tab.goto('/');
    expect(await ink(tab)).toBe(dark);
    await tab.close();

    await amin.shell.themeRadio('system').click();
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => ink()).toBe(light);
  });
});

inOneLanguage('desktop', (language) => {
  test('a theme is chosen without a script, and is the theme of the application once that has loaded', async ({
    amin,
    page,
  }) => {
    const scripts = recordScripts(page);
    await page.setViewportSize(WHOLE_PAGE);
    await page.emulateMedia({ colorScheme: 'light' });
    const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
    await amin.open(pathInLanguage(language, '/'));
    await expect(amin.shell.themeRadio('system')).toBeChecked();
    const light = await ink();
    await amin.shell.themeRadio('dark').click();
    await expect.poll(ink).not.toBe(light);
    await page.reload();
    expect(await ink()).not.toBe(light);
    await expect(amin.shell.themeRadio('dark')).toBeChecked();
    expect(scripts).toEqual([]);

    const hydrated = page.evaluate(
      async () => new Promise((settle) => document.addEventListener('amin:hydrated', settle, { once: true })),
    );
    await firstUse(page);
    await hydrated;
    await expect(amin.shell.themeRadio('dark')).toBeChecked();
    await amin.shell.themeRadio('light').click();
    await expect.poll(ink).toBe(light);
    expect(scripts.length).toBeGreaterThan(0);
  });
});

inOneLanguage('desktop', (language) => {
  test('a language is chosen without a script, and is the language of the application once that has loaded', async ({
    amin,
    page,
  }) => {
    const scripts = recordScripts(page);
    await page.setViewportSize(WHOLE_PAGE);
    await amin.open('/about');
    await amin.expectLanguage(language);
    const isSameDocument = await amin.markDocument();
    for (const chosen of [NEXT[language], NEXT[NEXT[language]]]) {
      const radio = amin.shell.languageRadio(chosen);
      await radio.click();
      await amin.expectLanguage(chosen);
      await expect(radio).toBeChecked();
      await expect(radio).toBeFocused();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsIn(chosen)('site.about.title'));
      await expect(page).toHaveTitle(new RegExp(wordsIn(chosen)('shell.navigation.about'), 'u'));
      await amin.expectAt('/about');
    }
    expect(await isSameDocument()).toBe(true);
    expect(scripts).toEqual([]);

    const hydrated = page.evaluate(
      async () => new Promise((settle) => document.addEventListener('amin:hydrated', settle, { once: true })),
    );
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
    await firstUse(page);
    await hydrated;
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
    await amin.expectLanguage(NEXT[NEXT[language]]);
    await amin.shell.selectLanguage(language);
    await amin.expectLanguage(language);
    await page.reload();
    await amin.expectLanguage(language);
  });

  test('a language chosen at a path of one language changes the path, without a script', async ({
    amin,
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 6000 });
    await page.route('**/*.js', async (route) => route.abort());
    const [other = 'he'] = COMPLETE_LANGUAGES.filter((known) => known !== language && known !== 'en');
    await amin.open(pathInLanguage(language === 'en' ? 'ar' : language, '/about'));
    await amin.shell.selectLanguage(other);
    await amin.expectLanguage(other);
    await amin.expectAt(pathInLanguage(other, '/about'));
    await amin.shell.selectLanguage('en');
    await amin.expectLanguage('en');
    await amin.expectAt('/about');
    await amin.open('/contact');
    await amin.expectLanguage('en');
  });

  test.describe('whose page does not load', () => {
    test.use({ expectedReport: /ERR_FAILED/u });

    test('a language is left to the application', async ({ amin, page }) => {
      await page.setViewportSize({ width: 1280, height: 6000 });
      await amin.open('/about');
      await page.route(/\/about$/u, async (route) => route.abort());
      await amin.shell.selectLanguage(NEXT[language]);
      await amin.expectLanguage(NEXT[language]);
      await expect(amin.shell.languageRadio(NEXT[language])).toBeChecked();
    });
  });
});

inLtrOrRtlOnTheDesktop((language) => {
  test('language, direction and theme are set before the first paint', async ({ amin, page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const { lang, dir, dataset } = document.documentElement;
        window.firstLook = { lang, dir, theme: dataset['theme'], text: document.body.innerText.trim() };
      });
    });
    const dir = language === 'en' ? 'ltr' : 'rtl';
    const firstLook = () => page.evaluate(() => window.firstLook);
    for (const path of ['/', '/about', '/auth/callback', '/dashboard']) {
      await amin.open(path);
      expect(await firstLook()).toMatchObject({ lang: language, dir });
    }
    await amin.home.expectShown();
    await amin.shell.themeRadio('dark').click();
    for (const chosen of COMPLETE_LANGUAGES) {
      await amin.shell.selectLanguage(chosen);
      await amin.expectLanguage(chosen);
      await page.reload();
      expect(await firstLook()).toMatchObject({
        lang: chosen,
        dir: chosen === 'en' ? 'ltr' : 'rtl',
        theme: 'dark',
      });
      await expect(amin.shell.footer).toBeVisible();
    }
  });
});

test.describe('a demo link', () => {
  test.use({ language: 'en', size: 'phone' });

  for (const [pathname, owner, title] of [
    ['/about', 'none', 'site.about.title'],
    ['/dashboard', 'noor-haddad', 'business.myBusinesses'],
  ] as const)
    test(`opens ${pathname} in its language and theme from the first paint`, async ({ amin, page }) => {
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          const { lang, dir, dataset } = document.documentElement;
          window.firstLook = { lang, dir, theme: dataset['theme'], text: '' };
        });
      });
      for (const [language, theme, shown] of [
        ['ar', 'dark', 'dark'],
        ['he', 'system', undefined],
        ['en', 'light', 'light'],
      ] as const) {
        await amin.open(`${pathname}?demo.owner=${owner}&demo.language=${language}&demo.theme=${theme}`);
        const dir = language === 'en' ? 'ltr' : 'rtl';
        expect(await page.evaluate(() => window.firstLook)).toMatchObject({
          lang: language,
          dir,
          theme: shown,
        });
        await amin.expectAt(pathname);
        await amin.expectLanguage(language);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsIn(language)(title));
      }
    });
});

for (const size of ['desktop', 'phone'] as const)
  test.describe(`the menu of an owner on a ${size}`, () => {
    test.use({ language: 'en', size });

    test('changes the language and the theme, is mirrored, and stays open with the focus on the choice', async ({
      amin,
      page,
      world,
    }) => {
      const { shell, dashboard } = amin;
      await world.setUp({ signedInAs: 'noor-haddad' });
      await amin.open('/dashboard');
      await dashboard.expectShown();
      const isDesktop = size === 'desktop';
      await (isDesktop ? shell.accountButton : shell.menuButton).click();
      const menu = page.getByRole('dialog');
      const center = async (): Promise<number> => {
        const { x, width } = (await menu.boundingBox()) ?? { x: Number.NaN, width: 0 };
        return x + width / 2;
      };
      const middle = (page.viewportSize()?.width ?? 0) / 2;
      await expect(menu).toBeVisible();
      if (isDesktop) expect(await center()).toBeGreaterThan(middle);

      await shell.choosePreference('עברית');
      await amin.expectLanguage('he');
      await expect(shell.preference('עברית')).toBeFocused();
      await expect(menu.getByRole('status')).toHaveText(wordsIn('he')('shell.language.changed'));
      if (isDesktop) await expect.poll(center).toBeLessThan(middle);

      /* Arabic is on the left of Hebrew now. */
      await page.keyboard.press('ArrowLeft');
      await amin.expectLanguage('ar');
      await expect(shell.preference('العربية')).toBeFocused();

      await shell.choosePreference(wordsIn('ar')('shell.theme.dark'));
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
      await shell.choosePreference('English');
      await amin.expectLanguage('en');
      if (isDesktop) await expect.poll(center).toBeGreaterThan(middle);
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
      await expect(isDesktop ? shell.accountButton : shell.menuButton).toBeFocused();
    });
  });

test.describe('without a selection', () => {
  const cases = [
    { browser: 'fr-FR', expected: 'en' },
    { browser: 'ar-EG', expected: 'ar' },
    { browser: 'iw', expected: 'he' },
  ] as const;
  for (const { browser, expected } of cases) {
    test.describe(`a browser in ${browser}`, () => {
      test.use({ locale: browser });

      test(`is shown the page in ${expected}`, async ({ amin }) => {
        await amin.open('/');
        await amin.expectLanguage(expected);
      });
    });
  }
});

test.describe('the language of a page that the server cannot choose', () => {
  test.use({ language: 'he', locale: 'he-IL' });

  test('is that of the browser all the same, and the buttons work', async ({ amin, baseURL, page }) => {
    const site = new SlashAddingSite(baseURL ?? '');
    const origin = await site.open();
    await amin.open(`${origin}/about/`);
    await amin.expectLanguage('he');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(amin.setting.words('site.about.title'));
    await amin.shell.selectLanguage('ar');
    await amin.expectLanguage('ar');
    await page.reload();
    await amin.expectLanguage('ar');
    site.close();
  });

  test.describe('and does not load', () => {
    test.use({ expectedReport: /ERR_FAILED/u });

    test('is that of its document', async ({ amin, baseURL, page }) => {
      await page.context().addCookies([{ name: 'amin_language', value: 'en', url: baseURL ?? '' }]);
      await page.route('**/he/about', async (route) => route.abort());
      await amin.open('/about');
      await amin.expectLanguage('en');
    });
  });
});

test.describe('the language of a URL', () => {
  /* The product has no French, so that the URL is the only reason for a language. */
  test.use({ language: 'he', locale: 'fr-FR' });

  test('applies to the tab, through page loads and signing in, until another one is selected', async ({
    amin,
    context,
    page,
  }) => {
    const { home, shell } = amin;
    await amin.open('/he/about');
    await amin.expectLanguage('he');
    await shell.homeLink.click();
    await home.expectShown();
    await page.reload();
    await home.expectShown();
    await amin.expectAt('/');
    await amin.expectLanguage('he');
    await amin.signIn();
    await amin.expectLanguage('he');
    await page.reload();
    await amin.dashboard.expectShown();
    await shell.logOut();
    await home.expectShown();
    await amin.expectLanguage('he');

    /* The owner has not selected this language, so it does not apply to the next tab. */
    expect(await page.evaluate(() => localStorage.getItem('amin.language'))).toBeNull();
    const tab = await context.newPage();
    await tab.goto('/');
    expect(await tab.evaluate(() => document.documentElement.lang)).toBe('en');

    await amin.open('/he/about');
    await shell.selectLanguage('ar');
    await amin.expectLanguage('ar');
    await amin.expectAt('/ar/about');
    await amin.open('/');
    await amin.expectLanguage('ar');
    await shell.selectLanguage('en');
    await amin.expectLanguage('en');
    await amin.open('/contact');
    await amin.expectLanguage('en');
  });
});

test('printed pages have a light background in every theme', async ({ amin, page }) => {
  const paper = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'dark' });
  await amin.open('/cookies');
  expect(await paper()).toBe('rgb(7, 26, 31)');
  await page.emulateMedia({ media: 'print' });
  expect(await paper()).toBe('rgb(247, 247, 243)');
});
