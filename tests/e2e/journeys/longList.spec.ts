import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const ADDRESS = '/dashboard?demo.owner=galil-agency&demo.latency=0';
const TOTAL = 2000;
const ON_A_PAGE = 978;
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

/** As Ctrl+F does: from where one is, to the end and again from the beginning. */
function findInPage(page: Page, text: string): Promise<unknown> {
  return page.evaluate((wanted) => {
    const find: unknown = Reflect.get(window, 'find');
    return typeof find === 'function' && Reflect.apply(find, window, [wanted, false, false, true]);
  }, text);
}

async function pageLaidOut(page: Page, cards = ON_A_PAGE): Promise<void> {
  await expect(page.getByRole('main').locator('li a')).toHaveCount(cards, { timeout: 45_000 });
}

for (const language of ['en', 'he', 'ar'] as const)
  test.describe(`two thousand businesses in ${language}`, () => {
    test.use({ language });

    test('come first things first, and all of them', async ({ page, amin, words }) => {
      const dashboard = (key: string, values?: Record<string, string | number>) =>
        words(`business.dashboard.${key}`, values);
      await countCards(page);
      await amin.open(ADDRESS);
      await expect(page.getByText(dashboard('businesses', { count: TOTAL, number: '2,000' }))).toBeVisible();
      await pageLaidOut(page);
      const counts = await countsOn(page);
      expect(counts[0]).toBe(18);
      expect(counts.at(-1)).toBe(ON_A_PAGE);
      expect(counts.length).toBeGreaterThan(10);
      const parts = page.getByRole('main').getByRole('region');
      await expect(parts.first()).toHaveAccessibleName(dashboard('part', { first: '1', last: '18' }));
      await expect(parts.last()).toHaveAccessibleName(dashboard('part', { first: '931', last: '978' }));

      const next = page.getByRole('button', { name: dashboard('nextPage') });
      await next.click();
      await expect(page.getByText(dashboard('pageOf', { page: '2', pages: '3' })).first()).toBeFocused();
      await next.click();
      await pageLaidOut(page, TOTAL - 2 * ON_A_PAGE);
      await expect(next).toBeDisabled();
      await expect.poll(() => findInPage(page, LAST[language])).toBe(true);
      await expect(page.getByRole('link', { name: LAST[language], exact: true })).toBeInViewport();
      await expect(parts.last()).toHaveAccessibleName(dashboard('part', { first: '1,975', last: '2,000' }));
      await expect(parts.last().getByRole('link').last()).toHaveAccessibleName(LAST[language]);
    });

    test('are found by name, from any page, also after a look at one of them', async ({
      page,
      amin,
      words,
    }) => {
      await amin.open(ADDRESS);
      const field = page.getByRole('search').getByRole('textbox');
      await field.fill(LAST[language]);
      const cards = page.getByRole('main').locator('li a');
      await expect(cards).toHaveCount(1);
      await expect(
        page.getByText(words('business.dashboard.found', { count: 1, number: '1' })),
      ).toBeVisible();
      await cards.click();
      await expect(page.getByRole('heading', { level: 1, name: LAST[language] })).toBeVisible();
      await page.goBack();
      await expect(field).toHaveValue(LAST[language]);
      await expect(cards).toHaveCount(1);
      await field.fill('');
      await pageLaidOut(page);
    });
  });

test('two thousand businesses are walked through in their order', async ({ page, amin, words }) => {
  await amin.open(ADDRESS);
  await pageLaidOut(page);
  const links = page.getByRole('main').locator('li a');
  const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(
    Array.from({ length: ON_A_PAGE }, (_, index) => `/dashboard/business/AGN-${String(10_000 + index)}`),
  );
  await links.nth(17).focus();
  for (const next of [18, 19]) {
    await page.keyboard.press('Tab');
    await expect(links.nth(next)).toBeFocused();
    await expect(links.nth(next)).toBeInViewport();
  }
  await page
    .getByRole('navigation', { name: words('business.dashboard.pages') })
    .getByRole('button')
    .last()
    .focus();
  for (const before of [ON_A_PAGE - 1, ON_A_PAGE - 2]) {
    await page.keyboard.press('Shift+Tab');
    await expect(links.nth(before)).toBeFocused();
    await expect(links.nth(before)).toBeInViewport();
  }
});
