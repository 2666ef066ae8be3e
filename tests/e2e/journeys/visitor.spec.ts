import { expect, inEveryLanguage, test } from '../support/test';

/** Pieces of the signed-in product, by the names the build gives them. */
const PRODUCT = [
  'DashboardPage',
  'BusinessDetailPage',
  'SubscriptionWizardPage',
  'ProfilePage',
  'UserMenu',
  'container',
  'productViewModels',
  'in-memory',
  'valibot',
  'inversify',
];

inEveryLanguage('phone', () => {
  test('a visitor downloads nothing of the signed-in product', async ({ amin, page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const ofTheProduct = () =>
      requested.filter((path) => PRODUCT.some((name) => path.split('/').at(-1)?.startsWith(name)));

    await test.step('on the home page, also after a while', async () => {
      await amin.open('/');
      await amin.home.expectShown();
      await page.waitForLoadState('networkidle');
      await amin.frame.footer.scrollIntoViewIfNeeded();
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            requestIdleCallback(resolve);
          }),
      );
      await page.waitForTimeout(1500);
      expect(requested.length).toBeGreaterThan(3);
      expect(ofTheProduct()).toEqual([]);
    });

    await test.step('nor on another public page', async () => {
      await amin.frame.follow('about');
      await amin.expectAt('/about');
      await amin.frame.follow('contact');
      await amin.expectAt('/contact');
      await page.waitForLoadState('networkidle');
      expect(ofTheProduct()).toEqual([]);
    });

    await test.step('nothing comes from anywhere else', async () => {
      const origin = new URL(page.url()).origin;
      const origins = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin),
      );
      expect(new Set(origins)).toEqual(new Set([origin]));
    });

    await test.step('it comes with the way in', async () => {
      await amin.frame.logInButton.click();
      await amin.signInPage.account('noor-haddad').click();
      await amin.dashboard.expectShown();
      expect(ofTheProduct().some((path) => path.includes('DashboardPage'))).toBe(true);
    });
  });
});
