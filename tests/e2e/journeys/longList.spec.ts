import { LongListPage } from '../pages/LongListPage';
import { expect, test } from '../support/test';

const { ROWS_ON_A_PAGE } = LongListPage;

const TWO_THOUSAND = '/dashboard?demo.owner=galil-agency&demo.latency=0';
const TOTAL = 2000;
/** The last business, and the words that find it alone: there is one of its name in ten towns. */
const LAST = { en: 'Khoury Air Conditioning', ar: 'تكييف خوري' } as const;
const LAST_WORDS = { en: `${LAST.en} Ramla`, ar: `${LAST.ar} الرملة` } as const;

for (const language of ['en', 'ar'] as const)
  test.describe(`two thousand businesses in ${language}`, () => {
    test.use({ language });

    test('are found by name from any page, also after opening one of them', async ({ page, amin }) => {
      const list = amin.longList;
      await amin.open(TWO_THOUSAND);
      await expect(list.total(TOTAL)).toBeVisible();
      await list.next.click();
      await expect(list.place(2, 40)).toBeFocused();
      await list.search.fill(LAST_WORDS[language]);
      await expect(list.rows).toHaveCount(1);
      await expect(list.found(1)).toBeVisible();
      await list.link(LAST[language]).click();
      await expect(page.getByRole('heading', { level: 1, name: LAST[language] })).toBeVisible();
      await page.goBack();
      await expect(list.search).toHaveValue(LAST_WORDS[language]);
      await expect(list.rows).toHaveCount(1);
      await list.search.press('Escape');
      await expect(list.rows).toHaveCount(ROWS_ON_A_PAGE);
    });
  });

test('two thousand businesses are paged through in order', async ({ page, amin }) => {
  const list = amin.longList;
  await amin.open(TWO_THOUSAND);
  /* The rows that fill the window come first. */
  await expect(list.rows).toHaveCount(ROWS_ON_A_PAGE);
  const hrefs = await list.rows.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(
    Array.from({ length: ROWS_ON_A_PAGE }, (_, index) => `/dashboard/business/AGN-${String(10_000 + index)}`),
  );
  await list.rows.nth(17).focus();
  for (const next of [18, 19]) {
    await page.keyboard.press('Tab');
    await expect(list.rows.nth(next)).toBeFocused();
    await expect(list.rows.nth(next)).toBeInViewport();
  }
  await list.ways.last().focus();
  for (const before of [ROWS_ON_A_PAGE - 1, ROWS_ON_A_PAGE - 2]) {
    await page.keyboard.press('Shift+Tab');
    await expect(list.rows.nth(before)).toBeFocused();
    await expect(list.rows.nth(before)).toBeInViewport();
  }
});

test.describe('filter, order and page', () => {
  test.use({ language: 'he' });

  test('are in the URL: Back returns to them, and a reload keeps them', async ({ page, amin }) => {
    const list = amin.longList;
    await amin.open(TWO_THOUSAND);
    await list.filter('active', '1,334').press('Space');
    await expect(list.filter('active', '1,334')).toBeChecked();
    await list.order.selectOption('name');
    await list.next.click();
    await expect(list.place(2, 27)).toBeFocused();
    await expect(page).toHaveURL(/\/dashboard\?show=active&sort=name&page=2$/u);
    const first = await list.rows.first().getAttribute('href');
    await page.reload();
    await expect(list.place(2, 27)).toBeVisible();
    await expect(list.rows.first()).toHaveAttribute('href', first ?? '');
    await list.rows.first().click();
    await expect(page).toHaveURL(new RegExp(`${first ?? ''}$`, 'u'));
    await page.goBack();
    await expect(list.place(2, 27)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\?show=active&sort=name$/u);
    await page.goBack();
    await expect(list.filter('all', '2,000')).toBeChecked();
    await expect(list.order).toHaveValue('listed');
  });
});
