import type { Locator } from '@playwright/test';
import { LongListPage } from '../pages/LongListPage';
import { expect, test } from '../support/test';

const LIST_URL = '/dashboard?demo.owner=levant-network&demo.latency=0';
const TOTAL = 10_000;
const PAGES = 200;
const { ROWS_ON_A_PAGE } = LongListPage;

/** The businesses at the start and the end of the list. */
const FIRST = 'Haddad Plumbing, Haifa';
const LAST = 'Biton Locks, Eilat West';

async function expectReached(row: Locator, name: string): Promise<void> {
  await expect(row).toHaveAccessibleName(new RegExp(`${name}$`, 'u'));
  await expectInView(row);
}

async function expectInView(row: Locator): Promise<void> {
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
}

async function expectFoundInPage(list: LongListPage, name: string): Promise<void> {
  await expect.poll(() => list.findInPage(name)).toBe(true);
  await expect(list.link(name)).toBeInViewport();
}

test.describe('ten thousand businesses', () => {
  test('are all listed: page by page, for Tab, headings and find in page (threats T24)', async ({
    page,
    amin,
  }) => {
    const list = amin.longList;
    await amin.open(LIST_URL);
    await expect(list.total(TOTAL)).toBeVisible();
    await expect(list.headings).toHaveCount(ROWS_ON_A_PAGE);
    await expectFoundInPage(list, FIRST);
    /* Find in page only covers the current page. The list's own search covers all pages. */
    expect(await list.findInPage(LAST)).toBe(false);

    const hrefs = await list.rows.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(
      Array.from({ length: ROWS_ON_A_PAGE }, (_, row) => `/dashboard/business/NTW-${String(10_000 + row)}`),
    );
    await list.rows.first().focus();
    await expectReached(list.rows.first(), FIRST);
    await list.rows.nth(17).focus();
    await page.keyboard.press('Tab');
    await expectInView(list.rows.nth(18));
    await list.pageButtons.last().focus();
    for (const before of [ROWS_ON_A_PAGE - 1, ROWS_ON_A_PAGE - 2]) {
      await page.keyboard.press('Shift+Tab');
      await expectInView(list.rows.nth(before));
    }
    await list.rows.last().focus();
    await page.keyboard.press('Tab');
    await expect(list.next).toBeFocused();
    for (let next = 2; next <= 4; next += 1) {
      await list.next.press('Enter');
      await expect(list.pageNumber(next, PAGES)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(list.rows.first()).toBeFocused();

    await page.goto(`/dashboard?page=${String(PAGES)}`);
    await expect(list.rows).toHaveCount(ROWS_ON_A_PAGE);
    await expect(list.next).toBeDisabled();
    await expectFoundInPage(list, LAST);
  });
});
