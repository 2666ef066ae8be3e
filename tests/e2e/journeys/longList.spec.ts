import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const ADDRESS = '/dashboard?demo.owner=galil-agency&demo.latency=0';
const TOTAL = 2000;
const LAST = { en: 'Biton Locks, Eilat', he: 'מנעולים ביטון, אילת', ar: 'أقفال بيطون، إيلات' } as const;

/** Writes down how many cards there are each time there are more. */
async function countCards(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counts: number[] = [];
    Object.assign(window, { countsOfCards: counts });
    new MutationObserver(() => {
      const cards = document.querySelectorAll('main li a').length;
      if (cards > (counts.at(-1) ?? 0)) counts.push(cards);
    }).observe(document, { childList: true, subtree: true });
  });
}

function countsOn(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    const counts: unknown = Reflect.get(window, 'countsOfCards');
    return Array.isArray(counts) ? counts.map(Number) : [];
  });
}

/** As Ctrl+F does. */
function findInPage(page: Page, text: string): Promise<unknown> {
  return page.evaluate((wanted) => {
    const find: unknown = Reflect.get(window, 'find');
    return typeof find === 'function' && Reflect.apply(find, window, [wanted]);
  }, text);
}

async function everythingLaidOut(page: Page): Promise<void> {
  await expect(page.getByRole('main').locator('li a')).toHaveCount(TOTAL, { timeout: 45_000 });
}

for (const language of ['en', 'he', 'ar'] as const)
  test.describe(`two thousand businesses in ${language}`, () => {
    test.use({ language });

    test('come first things first, and all of them', async ({ page, amin, words }) => {
      await countCards(page);
      await amin.open(ADDRESS);
      const businesses = words('business.dashboard.businesses', { count: TOTAL, number: '2,000' });
      await expect(page.getByText(businesses)).toBeVisible();
      await everythingLaidOut(page);
      const counts = await countsOn(page);
      expect(counts[0]).toBe(18);
      expect(counts.at(-1)).toBe(TOTAL);
      expect(counts.length).toBeGreaterThan(20);
      expect(await findInPage(page, LAST[language])).toBe(true);
      await expect(page.getByRole('link', { name: LAST[language], exact: true })).toBeInViewport();
      const first = words('business.dashboard.part', { first: '1', last: '18' });
      const last = words('business.dashboard.part', { first: '1,987', last: '2,000' });
      const parts = page.getByRole('main').getByRole('region');
      await expect(parts.first()).toHaveAccessibleName(first);
      await expect(parts.last()).toHaveAccessibleName(last);
      await expect(parts.last().getByRole('link').last()).toHaveAccessibleName(LAST[language]);
    });
  });

test('two thousand businesses are walked through in their order', async ({ page, amin }) => {
  await amin.open(ADDRESS);
  await everythingLaidOut(page);
  const links = page.getByRole('main').locator('li a');
  const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(
    Array.from({ length: TOTAL }, (_, index) => `/dashboard/business/AGN-${String(10_000 + index)}`),
  );
  await links.nth(17).focus();
  for (const next of [18, 19]) {
    await page.keyboard.press('Tab');
    await expect(links.nth(next)).toBeFocused();
    await expect(links.nth(next)).toBeInViewport();
  }
  await amin.frame.footer.getByRole('link').first().focus();
  for (const before of [TOTAL - 1, TOTAL - 2]) {
    await page.keyboard.press('Shift+Tab');
    await expect(links.nth(before)).toBeFocused();
    await expect(links.nth(before)).toBeInViewport();
  }
});
