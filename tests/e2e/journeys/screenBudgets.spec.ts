import type { Page } from '@playwright/test';
import type { CompleteLanguage } from '../../../src/domain/shared/language';
import { LongListPage } from '../pages/LongListPage';
import { arrive } from '../support/arrive';
import { SIZES, type Size } from '../support/sizes';
import type { LinkedState } from '../support/states/LinkedState';
import {
  ACTIVE,
  asNoor,
  asOwner,
  business,
  withSteps,
  DRAFT,
  wizard,
  WITHOUT_SUBSCRIPTION,
} from '../support/states/links';
import { expect, inOneLanguageOn, test } from '../support/test';
import { wordsShown } from '../support/wordsShown';

/** The most words and height of a screen, and what its first view shows (DESIGN section 8, Dashboard). */
interface ScreenBudget extends LinkedState {
  /** The words in the main content on a phone, as a person sees them. */
  readonly words: Readonly<Record<CompleteLanguage, number>>;
  /** The height of the main content on a phone, in CSS pixels. */
  readonly height: number;
  /** An element, and the greatest distance of its upper edge from the top of the page. */
  readonly first?: { readonly selector: string } & Readonly<Record<Size, number>>;
  /** The height of each of the fifty rows of a page, and the most words of that page on a desktop. */
  readonly rows?: Readonly<Record<Size, number>> & { readonly words: number };
  /** An element that is wholly in the first view of a phone, above a bar with actions. */
  readonly inView?: string;
}

const BUSINESSES = 'main li:has(h2)';
const SUBSCRIBE_LINK = 'main a[href$="/subscription"]';

const SCREENS: readonly ScreenBudget[] = [
  {
    name: 'dashboard with 9 businesses',
    path: asNoor('/dashboard'),
    words: { en: 300, he: 267, ar: 293 },
    height: 3400,
    first: { selector: BUSINESSES, phone: 560, desktop: 430 },
  },
  {
    name: 'dashboard with 2,000 businesses',
    path: asOwner('galil-agency', '/dashboard'),
    words: { en: 640, he: 600, ar: 680 },
    height: 5250,
    first: { selector: BUSINESSES, phone: 430, desktop: 430 },
    rows: { phone: 91, desktop: 72, words: 850 },
  },
  {
    name: 'business without subscription',
    path: business(WITHOUT_SUBSCRIPTION),
    words: { en: 103, he: 93, ar: 98 },
    height: 1800,
    inView: SUBSCRIBE_LINK,
  },
  {
    name: 'business that is a draft',
    path: business(DRAFT),
    words: { en: 85, he: 75, ar: 78 },
    height: 1250,
    inView: SUBSCRIBE_LINK,
  },
  {
    /* The offer of annual billing has 25 to 32 of the words. */
    name: 'business with an active subscription, and an offer',
    path: business(ACTIVE),
    shows: 'main a[href$="step=annual"]',
    words: { en: 147, he: 136, ar: 144 },
    height: 2300,
    inView: SUBSCRIBE_LINK,
  },
  {
    name: 'plan step',
    path: wizard(WITHOUT_SUBSCRIPTION),
    words: { en: 80, he: 68, ar: 72 },
    height: 900,
    inView: 'main [data-selected]:has(> label [type="radio"]:checked)',
  },
  {
    name: 'add-ons step',
    path: wizard(WITHOUT_SUBSCRIPTION, withSteps('next')),
    words: { en: 79, he: 64, ar: 65 },
    height: 1150,
  },
  {
    name: 'review step',
    path: wizard(WITHOUT_SUBSCRIPTION, withSteps('next', 'next')),
    words: { en: 62, he: 58, ar: 62 },
    height: 1050,
  },
  {
    name: 'review step with nothing changed',
    path: wizard(ACTIVE, withSteps('next', 'next')),
    words: { en: 49, he: 41, ar: 43 },
    height: 950,
  },
  {
    name: 'payment step',
    path: wizard(WITHOUT_SUBSCRIPTION, withSteps('next', 'next', 'next')),
    words: { en: 80, he: 75, ar: 77 },
    height: 1350,
  },
];

/** Opens the screen and counts its words once the number no longer changes. */
async function openAndCountWords(page: Page, state: LinkedState): Promise<number> {
  await page.goto(state.path);
  await arrive(page, state);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const counts: number[] = [];
  await expect
    .poll(
      async () => {
        counts.push(await wordsShown(page));
        return counts.length > 3 && new Set(counts.slice(-4)).size === 1;
      },
      { intervals: [60] },
    )
    .toBe(true);
  return counts.at(-1) ?? 0;
}

async function boxOf(
  page: Page,
  selector: string,
): Promise<{ readonly top: number; readonly bottom: number }> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top: top + scrollY, bottom: bottom + scrollY };
    });
}

async function rowHeights(page: Page): Promise<readonly number[]> {
  return page
    .locator(BUSINESSES)
    .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
}

/** The lower edge of the first view: the bar with the actions, or the end of the window. */
async function firstViewEnd(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      innerHeight -
      parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--action-bar-size') || '0'),
  );
}

inOneLanguageOn('phone', (language) => {
  test('each screen keeps to its words, its height and its first view', async ({ page, world }) => {
    await world.setUp();
    await page.addInitScript((value) => localStorage.setItem('amin.language', value), language);
    for (const screen of SCREENS)
      await test.step(screen.name, async () => {
        const words = await openAndCountWords(page, screen);
        expect.soft(words, 'words').toBeLessThanOrEqual(screen.words[language]);
        expect.soft(words, 'words').toBeGreaterThan(30);
        const { top, bottom } = await boxOf(page, 'main');
        expect.soft(bottom - top, 'height').toBeLessThanOrEqual(screen.height);
        if (screen.first !== undefined)
          expect
            .soft((await boxOf(page, screen.first.selector)).top, 'first business')
            .toBeLessThanOrEqual(screen.first.phone);
        if (screen.inView !== undefined)
          expect
            .soft((await boxOf(page, screen.inView)).bottom, 'in the first view')
            .toBeLessThanOrEqual(await firstViewEnd(page));
      });
  });
});

test.describe('in he on a desktop', () => {
  test.use({ language: 'he', size: 'desktop' });

  test('the first business is in the first view, and rows have one height and few words', async ({
    page,
    world,
  }) => {
    await world.setUp();
    for (const screen of SCREENS)
      if (screen.first !== undefined) {
        const words = await openAndCountWords(page, screen);
        expect
          .soft((await boxOf(page, screen.first.selector)).top, screen.name)
          .toBeLessThanOrEqual(screen.first.desktop);
        if (screen.rows === undefined) continue;
        expect.soft(words, 'words').toBeLessThanOrEqual(screen.rows.words);
        for (const size of ['phone', 'desktop'] as const) {
          await page.setViewportSize(SIZES[size].viewport);
          const height = screen.rows[size];
          await expect
            .poll(() => rowHeights(page), { message: `rows on a ${size}` })
            .toEqual(Array.from({ length: LongListPage.ROWS_ON_A_PAGE }, () => height));
        }
      }
  });
});
