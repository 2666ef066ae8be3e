import { COMPLETE_LANGUAGES } from '../../../src/domain/shared/language';
import { Amin } from '../pages/Amin';
import { LANGUAGE_NAMES } from '../pages/Shell';
import { recordScripts } from '../support/recordScripts';
import { expect, inOneLanguageOn, test } from '../support/test';
import { wordsIn } from '../support/words';
import { deferred } from '../../support/deferred';

inOneLanguageOn('phone', (language, size) => {
  test('language and theme are chosen in it without a script, and its log-in loads the scripts', async ({
    amin,
    page,
    words,
  }) => {
    const scripts = recordScripts(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await amin.open('/about');
    await amin.shell.openMenu();
    await expect(amin.shell.closeMenuButton).toBeFocused();
    await amin.shell.choosePreference(words('shell.theme.dark'));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(amin.shell.preference(words('shell.theme.dark'))).toBeChecked();

    for (const chosen of [...COMPLETE_LANGUAGES.filter((other) => other !== language), language]) {
      const shown = new Amin(page, { words: wordsIn(chosen), language: chosen, size });
      const { shell } = shown;
      await amin.shell.choosePreference(LANGUAGE_NAMES[chosen]);
      await shown.expectLanguage(chosen);
      await expect(
        shell.mobileMenu.getByRole('link', { name: shown.setting.words('shell.navigation.about') }),
      ).toBeVisible();
      await expect(shell.preference(LANGUAGE_NAMES[chosen])).toBeFocused();
      await expect(shell.preference(LANGUAGE_NAMES[chosen])).toBeChecked();
      await expect(shell.preference(shown.setting.words('shell.theme.dark'))).toBeChecked();
      await page.keyboard.press('Escape');
      await expect(shell.mobileMenu).toHaveCount(0);
      await expect(shell.menuButton).toBeFocused();
      await shell.openMenu();
    }
    expect(scripts).toEqual([]);

    await amin.shell.mobileMenu.getByRole('button', { name: words('shell.header.logIn') }).click();
    await amin.signInPage.expectShown();
    expect(scripts.length).toBeGreaterThan(0);
  });

  test('it closes without a script in a wide window, and before another page is opened', async ({
    amin,
    page,
  }) => {
    const scripts = recordScripts(page);
    await amin.open('/about');
    await amin.shell.openMenu();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(amin.shell.heading).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(amin.shell.mobileMenu).toHaveCount(0);
    await amin.shell.openMenu();
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    await expect(amin.shell.mobileMenu).toHaveCount(0);
    expect(scripts).toEqual([]);
  });

  test('a popover of a browser extension does not cover the page', async ({ amin, page }) => {
    await amin.open('/about');
    await page.evaluate(() => {
      const foreign = document.body.appendChild(document.createElement('x-manager'));
      foreign.popover = 'manual';
      foreign.showPopover();
    });
    await expect(amin.shell.heading).toBeVisible();
    await amin.shell.openMenu();
    await expect(amin.shell.heading).toBeHidden();
  });

  test('where the system forces colours, lines mark the link of the current page', async ({ amin, page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await amin.open('/about');
    await amin.shell.openMenu();
    const marked = () =>
      page
        .locator('#menu nav a')
        .evaluateAll((links) =>
          links
            .filter((link) => getComputedStyle(link).borderBlockEndWidth !== '0px')
            .map((link) => link.ariaCurrent),
        );
    expect(await marked()).toEqual(['page']);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await marked()).toEqual(['page']);
  });

  test('a language that loads slowly leaves the menu and the focus as they are by then', async ({
    amin,
    page,
  }) => {
    const chosen = COMPLETE_LANGUAGES.find((other) => other !== language) ?? language;
    const released = deferred<undefined>();
    await amin.open('/about');
    await page.route(/\/about$/u, async (route) => {
      await released.promise;
      await route.continue();
    });
    await amin.shell.openMenu();
    await amin.shell.choosePreference(LANGUAGE_NAMES[chosen]);
    await page.keyboard.press('Escape');
    await expect(amin.shell.menuButton).toBeFocused();
    released.resolve(undefined);
    const { shell } = new Amin(page, { words: wordsIn(chosen), language: chosen, size });
    await expect(page.locator('html')).toHaveAttribute('lang', chosen);
    await expect(shell.menuButton).toBeFocused();
    await expect(shell.mobileMenu).toHaveCount(0);
  });

  test('the open menu is the same before and after the application has loaded', async ({ amin, page }) => {
    await amin.open('/about');
    await amin.shell.openMenu();
    const look = () =>
      amin.shell.mobileMenu.evaluate((menu) =>
        [...menu.querySelectorAll('a, button, label, p, svg')].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const { color, backgroundColor, fontSize } = getComputedStyle(element);
          return [element.textContent, x, y, width, height, color, backgroundColor, fontSize].join(' ');
        }),
      );
    await page.evaluate(() => document.fonts.ready);
    const before = await look();
    expect(before.length).toBeGreaterThan(15);
    const hydrated = page.evaluate(
      async () => new Promise((settle) => document.addEventListener('amin:hydrated', settle, { once: true })),
    );
    await amin.shell.mobileMenu.getByRole('button').last().dispatchEvent('pointerdown');
    await hydrated;
    await expect(page.locator('head style')).toHaveCount(0);
    await expect(amin.shell.closeMenuButton).toBeFocused();
    expect(await look()).toEqual(before);
  });

  test('the menu keeps the focus inside until it closes', async ({ amin, page, words }) => {
    const { shell, home } = amin;
    await amin.open('/');
    await home.expectShown();
    await shell.openMenu();
    /* Between the last and the first element the focus is in the browser's own controls. */
    const isInside = () =>
      shell.mobileMenu.evaluate(
        (menu) => menu.contains(document.activeElement) || document.activeElement === document.body,
      );
    const visited = new Set<string>();
    for (let step = 0; step < 16; step += 1) {
      await page.keyboard.press('Tab');
      expect(await isInside()).toBe(true);
      visited.add(await page.evaluate(() => document.activeElement?.textContent ?? ''));
    }
    for (const link of ['home', 'pricing', 'features', 'about', 'contact'] as const)
      expect([...visited]).toContain(words(`shell.navigation.${link}`));
    await page.keyboard.press('Shift+Tab');
    expect(await isInside()).toBe(true);
    await page.keyboard.press('Escape');
    await expect(shell.mobileMenu).toHaveCount(0);
    await expect(shell.menuButton).toBeFocused();

    await shell.openMenu();
    await shell.closeMenuButton.click();
    await expect(shell.mobileMenu).toHaveCount(0);
    await expect(shell.menuButton).toBeFocused();
  });

  test('its links, toast history, log-in and log-out work', async ({ amin, page, words }) => {
    const { shell, home, signInPage, dashboard, profile } = amin;
    const account = shell.mobileMenu.getByRole('navigation', { name: words('shell.account.label') });
    await amin.open('/');
    await shell.openMenu();
    await shell.mobileMenu.getByRole('button', { name: words('shell.header.logIn') }).click();
    await signInPage.account('noor-haddad').click();
    await dashboard.expectShown();

    await shell.openMenu();
    await account.getByRole('link', { name: words('shell.account.profile') }).click();
    await expect(shell.mobileMenu).toHaveCount(0);
    await profile.expectShown('view');

    await shell.openMenu();
    await shell.navigationLink('about').click();
    await expect(shell.mobileMenu).toHaveCount(0);
    await amin.expectAt('/about');
    await expect(shell.heading).toBeFocused();

    const history = { name: words('shell.account.toastHistory') };
    await shell.openMenu();
    await shell.mobileMenu.getByRole('button', history).click();
    await expect(page.getByRole('dialog', history)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', history)).toHaveCount(0);
    await expect(shell.menuButton).toBeFocused();

    await shell.openMenu();
    await shell.mobileMenu.getByRole('button', { name: words('shell.account.logOut'), exact: true }).click();
    await home.expectShown();
    await shell.expectSignedOut();
  });
});
