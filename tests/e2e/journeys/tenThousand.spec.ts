import type { Locator, Page } from '@playwright/test';
import { LongListPage } from '../pages/LongListPage';
import { expect, test } from '../support/test';

const LIST_URL = '/dashboard?demo.owner=levant-network&demo.latency=0';
const TOTAL = 10_000;
const PAGES = 11;
const { CARDS_ON_A_PAGE } = LongListPage;
const ON_THE_LAST_PAGE = TOTAL - (PAGES - 1) * CARDS_ON_A_PAGE;

/** The businesses at the end of the first page, at the start of the second, and at the end of the list. */
const LAST_OF_FIRST_PAGE = 'Khoury Electric, Tayibe';
const FIRST_OF_SECOND_PAGE = 'Khoury Cleaning, Tayibe';
const LAST_OF_ALL = 'Biton Locks, Eilat West';

/** A business in the middle of the list, with its Hebrew name. */
const ONE_OF_ALL = { id: 'NTW-17777', name: 'חשמל ח׳ורי, באר שבע מזרח' };

/** The accessible names of the parts: a first one of 18 cards, then parts of 48. */
function partsOf(list: LongListPage, offset: number, cards: number): readonly string[] {
  const starts = [0, ...Array.from({ length: Math.ceil((cards - 18) / 48) }, (_, index) => 18 + index * 48)];
  return starts.map((from, index) => {
    const to = starts[index + 1] ?? cards;
    return list.partName((offset + from + 1).toLocaleString('en'), (offset + to).toLocaleString('en'));
  });
}

function namesOf(parts: Locator): Promise<readonly (string | null)[]> {
  return parts.evaluateAll((found) => found.map((part) => part.getAttribute('aria-label')));
}

async function expectReached(card: Locator, name: string): Promise<void> {
  await expect(card).toHaveAccessibleName(name);
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();
}

async function expectFoundInPage(page: Page, list: LongListPage, name: string): Promise<void> {
  await expect.poll(() => list.findInPage(name)).toBe(true);
  await expect(page.getByRole('link', { name, exact: true })).toBeInViewport();
}

test.describe('ten thousand businesses', () => {
  test('are all listed: page by page, for Tab, headings and find in page', async ({ page, amin }) => {
    const list = amin.longList;
    await amin.open(LIST_URL);
    await expect(list.total(TOTAL)).toBeVisible();
    await list.expectLaidOut();
    await expect(list.place(1, PAGES)).toBeVisible();
    expect(await namesOf(list.parts)).toEqual(partsOf(list, 0, CARDS_ON_A_PAGE));
    await expect(list.headings).toHaveCount(CARDS_ON_A_PAGE);
    await expectFoundInPage(page, list, LAST_OF_FIRST_PAGE);
    /* Find in page only covers the current page. The list's own search covers all pages. */
    expect(await list.findInPage(FIRST_OF_SECOND_PAGE)).toBe(false);

    await list.search.focus();
    await page.keyboard.press('Tab');
    await expectReached(list.cards.first(), 'Haddad Plumbing, Haifa');
    await list.cards.last().focus();
    await page.keyboard.press('Tab');
    await expect(list.next).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(list.place(2, PAGES)).toBeFocused();
    await page.keyboard.press('Tab');
    await expectReached(list.cards.first(), FIRST_OF_SECOND_PAGE);

    for (let next = 3; next <= PAGES; next += 1) {
      /* By keyboard, because cards above that are still being laid out move the button. */
      await list.next.press('Enter');
      await expect(list.place(next, PAGES)).toBeFocused();
    }
    await list.expectLaidOut(ON_THE_LAST_PAGE);
    await expect(list.next).toBeDisabled();
    expect(await namesOf(list.parts)).toEqual(partsOf(list, TOTAL - ON_THE_LAST_PAGE, ON_THE_LAST_PAGE));
    await expectFoundInPage(page, list, LAST_OF_ALL);
    await expect(list.cards.last()).toHaveAccessibleName(LAST_OF_ALL);
  });

  test.describe('on a phone', () => {
    test.use({ language: 'he', size: 'phone' });

    test('can be searched by name and by ID', async ({ page, amin }) => {
      const list = amin.longList;
      await amin.open(LIST_URL);
      await expect(list.total(TOTAL)).toBeVisible();
      for (const query of [ONE_OF_ALL.name, ONE_OF_ALL.id]) {
        await list.search.fill(query);
        await expect(list.cards).toHaveCount(1);
        await expect(list.cards).toHaveAccessibleName(ONE_OF_ALL.name);
        await expect(list.found(1)).toBeVisible();
      }
      await list.cards.click();
      await expect(page.getByRole('heading', { level: 1, name: ONE_OF_ALL.name })).toBeVisible();
    });
  });
});
