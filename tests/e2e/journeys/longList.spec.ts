import { LongListPage } from '../pages/LongListPage';
import { expect, inOneLanguageOn, test } from '../support/test';

const { ROWS_ON_A_PAGE } = LongListPage;

const LONG_LIST_URL = '/dashboard?demo.owner=galil-agency&demo.latency=0';
const TOTAL = 2000;
/** The last business has the name of businesses in nine other towns. With its town, a search finds it alone. */
const LAST = { en: 'Khoury Air Conditioning', he: 'מיזוג אוויר ח׳ורי', ar: 'تكييف خوري' } as const;
const LAST_SEARCH = { en: `${LAST.en} Ramla`, he: `${LAST.he} רמלה`, ar: `${LAST.ar} الرملة` } as const;

inOneLanguageOn('desktop', (language) => {
  test('two thousand businesses are searched by name from any page, and the search survives Back', async ({
    page,
    amin,
  }) => {
    const list = amin.longList;
    await amin.open(LONG_LIST_URL);
    await expect(list.total(TOTAL)).toBeVisible();
    await list.next.click();
    await expect(list.pageNumber(2, 40)).toBeFocused();
    await list.search.fill(LAST_SEARCH[language]);
    await expect(list.rows).toHaveCount(1);
    await expect(list.found(1)).toBeVisible();
    await list.link(LAST[language]).click();
    await expect(page.getByRole('heading', { level: 1, name: LAST[language] })).toBeVisible();
    await page.goBack();
    await expect(list.search).toHaveValue(LAST_SEARCH[language]);
    await expect(list.rows).toHaveCount(1);
    await list.search.press('Escape');
    await expect(list.rows).toHaveCount(ROWS_ON_A_PAGE);
  });
});

test.describe('filter, order and page', () => {
  test.use({ language: 'he' });

  test('are in the URL: Back returns to them, and a reload keeps them', async ({ page, amin }) => {
    const list = amin.longList;
    await amin.open(LONG_LIST_URL);
    await list.filter('active', '1,334').press('Space');
    await expect(list.filter('active', '1,334')).toBeChecked();
    await list.order.selectOption('name');
    await list.next.click();
    await expect(list.pageNumber(2, 27)).toBeFocused();
    await expect(page).toHaveURL(/\/dashboard\?show=active&sort=name&page=2$/u);
    const first = await list.rows.first().getAttribute('href');
    await page.reload();
    await expect(list.pageNumber(2, 27)).toBeVisible();
    await expect(list.rows.first()).toHaveAttribute('href', first ?? '');
    await list.rows.first().click();
    await expect(page).toHaveURL(new RegExp(`${first ?? ''}$`, 'u'));
    await page.goBack();
    await expect(list.pageNumber(2, 27)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\?show=active&sort=name$/u);
    await page.goBack();
    await expect(list.filter('all', '2,000')).toBeChecked();
    await expect(list.order).toHaveValue('listed');
  });
});

test.describe('the place in the list', () => {
  test.use({ language: 'he', size: 'phone' });

  test('survives Back: page, filter, scroll position and focus', async ({ page, amin }) => {
    const list = amin.longList;
    await amin.open(`${LONG_LIST_URL}&show=active&page=2`);
    await expect(list.pageNumber(2, 27)).toBeVisible();
    const row = list.rows.nth(30);
    await row.scrollIntoViewIfNeeded();
    const position = async () =>
      row.evaluate((link) => ({ top: Math.round(link.getBoundingClientRect().top), y: Math.round(scrollY) }));
    const before = await position();
    expect(before.y).toBeGreaterThan(1000);
    await row.click();
    await expect(page.getByRole('search')).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(row).toBeFocused();
    expect(await position()).toEqual(before);
    const chosen = list.filter('active', '1,334');
    await expect(chosen).toBeChecked();
    /* The line of the filters is scrolled too, so that the chosen filter is in the window. */
    expect(await chosen.evaluate((radio) => radio.getBoundingClientRect().x)).toBeGreaterThan(0);
  });
});
