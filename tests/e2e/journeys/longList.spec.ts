import type { Page } from '@playwright/test';
import { LongListPage } from '../pages/LongListPage';
import { expect, test } from '../support/test';

const { CARDS_ON_A_PAGE } = LongListPage;

const TWO_THOUSAND = '/dashboard?demo.owner=galil-agency&demo.latency=0';
const TOTAL = 2000;
const LAST = { en: 'Biton Locks, Eilat', he: 'מנעולים ביטון, אילת', ar: 'أقفال بيطون، إيلات' } as const;

/** Records the number of cards whenever it grows. */
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

for (const language of ['en', 'he', 'ar'] as const)
  test.describe(`two thousand businesses in ${language}`, () => {
    test.use({ language });

    test('are listed completely, with those that need attention first', async ({ page, amin }) => {
      const list = amin.longList;
      await countCards(page);
      await amin.open(TWO_THOUSAND);
      await expect(list.total(TOTAL)).toBeVisible();
      await list.expectLaidOut();
      const counts = await countsOn(page);
      expect(counts[0]).toBe(18);
      expect(counts.at(-1)).toBe(CARDS_ON_A_PAGE);
      expect(counts.length).toBeGreaterThan(10);
      await expect(list.parts.first()).toHaveAccessibleName(list.partName('1', '18'));
      await expect(list.parts.last()).toHaveAccessibleName(list.partName('931', '978'));

      await list.openNext();
      await expect(list.place(2, 3)).toBeFocused();
      await list.openNext();
      await list.expectLaidOut(TOTAL - 2 * CARDS_ON_A_PAGE);
      await expect(list.next).toBeDisabled();
      await expect.poll(() => list.findInPage(LAST[language])).toBe(true);
      await expect(page.getByRole('link', { name: LAST[language], exact: true })).toBeInViewport();
      await expect(list.parts.last()).toHaveAccessibleName(list.partName('1,975', '2,000'));
      await expect(list.parts.last().getByRole('link').last()).toHaveAccessibleName(LAST[language]);
    });

    test('are found by name from any page, also after opening one of them', async ({ page, amin }) => {
      const list = amin.longList;
      await amin.open(TWO_THOUSAND);
      await list.search.fill(LAST[language]);
      await expect(list.cards).toHaveCount(1);
      await expect(list.found(1)).toBeVisible();
      await list.cards.click();
      await expect(page.getByRole('heading', { level: 1, name: LAST[language] })).toBeVisible();
      await page.goBack();
      await expect(list.search).toHaveValue(LAST[language]);
      await expect(list.cards).toHaveCount(1);
      await list.search.fill('');
      await list.expectLaidOut();
    });
  });

test('two thousand businesses are paged through in order', async ({ page, amin }) => {
  const list = amin.longList;
  await amin.open(TWO_THOUSAND);
  await list.expectLaidOut();
  const hrefs = await list.cards.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(
    Array.from(
      { length: CARDS_ON_A_PAGE },
      (_, index) => `/dashboard/business/AGN-${String(10_000 + index)}`,
    ),
  );
  await list.cards.nth(17).focus();
  for (const next of [18, 19]) {
    await page.keyboard.press('Tab');
    await expect(list.cards.nth(next)).toBeFocused();
    await expect(list.cards.nth(next)).toBeInViewport();
  }
  await list.ways.last().focus();
  for (const before of [CARDS_ON_A_PAGE - 1, CARDS_ON_A_PAGE - 2]) {
    await page.keyboard.press('Shift+Tab');
    await expect(list.cards.nth(before)).toBeFocused();
    await expect(list.cards.nth(before)).toBeInViewport();
  }
});
