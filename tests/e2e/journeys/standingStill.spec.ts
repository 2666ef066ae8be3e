import { ELECTRIC, MATH, PLUMBING } from '../support/businesses';
import { BusinessPage } from '../pages/BusinessPage';
import { expect, test } from '../support/test';

declare global {
  interface Window {
    /** How much of what is seen has moved so far, as the browser counts it. */
    shifted?: number;
    writtenHeading?: Element | null;
  }
}

/** Below it nobody sees anything move; a tenth of what counts as good. */
const STILL = 0.01;

const SCREENS = [
  { path: '/dashboard', keepsHeading: true },
  { path: BusinessPage.addressOf(PLUMBING), keepsHeading: false },
  { path: BusinessPage.addressOf(MATH), keepsHeading: false },
  { path: `${BusinessPage.addressOf(MATH)}/subscription`, keepsHeading: false },
  { path: `${BusinessPage.addressOf(ELECTRIC)}/subscription`, keepsHeading: false },
  { path: '/profile', keepsHeading: false },
];

for (const language of ['en', 'ar'] as const) {
  for (const size of ['phone', 'desktop'] as const) {
    test.describe(`in ${language} on a ${size}`, () => {
      test.use({ language, size });

      test.beforeEach(async ({ page, world }) => {
        await world.begin({ signedInAs: 'noor-haddad', latency: 400 });
        await page.addInitScript(() => {
          window.shifted = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              if ('value' in entry && typeof entry.value === 'number')
                window.shifted = (window.shifted ?? 0) + entry.value;
          }).observe({ type: 'layout-shift', buffered: true });
          document.addEventListener('DOMContentLoaded', () => {
            window.writtenHeading = document.querySelector('h1');
          });
        });
      });

      for (const { path, keepsHeading } of SCREENS) {
        test(`${path} stands still from its document to its data`, async ({ amin, page }) => {
          await page.goto(path, { waitUntil: 'commit' });
          await expect(page.locator('h1')).toHaveCount(1);
          await expect(page.locator('main [aria-busy="true"]').first()).toBeAttached();
          await amin.frame.expectSignedIn();
          await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
          expect(await page.evaluate(() => window.shifted)).toBeLessThan(STILL);
          const isKept = await page.evaluate(
            () =>
              window.writtenHeading === document.querySelector('h1') &&
              document.contains(window.writtenHeading),
          );
          if (keepsHeading) expect(isKept).toBe(true);
        });
      }
    });
  }
}

test.describe('what a tab has seen', () => {
  test.beforeEach(async ({ world }) => world.begin({ signedInAs: 'noor-haddad', latency: 3000 }));

  test('stands there at once after a reload, and says that it is loaded anew', async ({
    amin,
    page,
    words,
  }) => {
    await amin.open('/dashboard');
    await expect(amin.dashboard.link(PLUMBING)).toBeVisible();
    await page.reload();
    const updating = page.getByText(words('business.dashboard.updating'));
    await expect(updating).toBeVisible();
    await expect(amin.dashboard.link(PLUMBING)).toBeVisible();
    await expect(updating).toBeHidden();
    await expect(amin.dashboard.link(PLUMBING)).toBeVisible();
  });

  test('is told from what is: a list that cannot be loaded again says from when it is', async ({
    amin,
    page,
    world,
    words,
  }) => {
    await amin.open('/dashboard');
    await expect(amin.dashboard.link(PLUMBING)).toBeVisible();
    await world.breakDown({ 'list-businesses': { outage: 'unavailable' } });
    await page.reload();
    await expect(page.getByText(words('business.dashboard.stale', { time: '' }).slice(0, 20))).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/\d\d:\d\d/u);
    await expect(amin.dashboard.link(PLUMBING)).toBeVisible();
  });

  test('is gone with the session', async ({ amin, page, world }) => {
    await amin.open('/dashboard');
    await expect(amin.dashboard.link(PLUMBING)).toBeVisible();
    expect(await world.everythingKept()).toContain('amin.seen-businesses.');
    await amin.frame.logOut();
    await expect.poll(async () => world.everythingKept()).not.toContain('amin.seen-businesses.');
    await expect(page).toHaveURL(/\/$/u);
  });
});
