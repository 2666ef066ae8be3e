import { expect, test } from '../support/test';

for (const language of ['en', 'ar'] as const) {
  test.describe(`in ${language} on a phone`, () => {
    test.use({ language, size: 'phone' });

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

    test('its links, log-in and log-out work', async ({ amin, words }) => {
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

      await shell.openMenu();
      await shell.mobileMenu
        .getByRole('button', { name: words('shell.account.logOut'), exact: true })
        .click();
      await home.expectShown();
      await shell.expectSignedOut();
    });
  });
}
