import type { Page } from '@playwright/test';
import { COMPLETE_LANGUAGES, type CompleteLanguage } from '../../../src/domain/shared/language';
import { arrive } from '../support/arrive';
import type { Size } from '../support/sizes';
import { BUSINESS_STATES } from '../support/states/businessStates';
import { DASHBOARD_STATES } from '../support/states/dashboardStates';
import { PAYMENT_STATES } from '../support/states/paymentStates';
import { WIZARD_STATES } from '../support/states/wizardStates';
import { expect, test } from '../support/test';
import { wordsShown } from '../support/wordsShown';

/** What a screen may say and how much room it may take (DESIGN section 11). */
interface ScreenBudget {
  /** The words in the main content, as a person sees them. */
  readonly words: Readonly<Record<CompleteLanguage, number>>;
  /** The height of the whole page on a phone, in CSS pixels. */
  readonly height: number;
  /** An element, and how far its upper edge may be from the top of the page. */
  readonly first?: { readonly selector: string } & Readonly<Record<Size, number>>;
  /** An element that is wholly in the first view of a phone, above the bar with the actions. */
  readonly inView?: string;
}

const FIRST_BUSINESS = 'main li h2';
const SOLID_BUTTON = 'main a[href$="/subscription"]';
const CHOSEN_PLAN = 'main label:has([type="radio"]:checked)';

const BUDGETS: Readonly<Record<string, ScreenBudget>> = {
  dashboard: {
    words: { en: 0, he: 270, ar: 0 },
    height: 3800,
    first: { selector: FIRST_BUSINESS, phone: 560, desktop: 430 },
  },
  'dashboard-agency': {
    words: { en: 0, he: 600, ar: 0 },
    height: 5600,
    first: { selector: FIRST_BUSINESS, phone: 430, desktop: 430 },
  },
  'business-none': { words: { en: 0, he: 95, ar: 0 }, height: 2600, inView: SOLID_BUTTON },
  'business-draft': { words: { en: 0, he: 110, ar: 0 }, height: 2600, inView: SOLID_BUTTON },
  'business-active': { words: { en: 0, he: 110, ar: 0 }, height: 2600, inView: SOLID_BUTTON },
  'wizard-plan': { words: { en: 0, he: 80, ar: 0 }, height: 844, inView: CHOSEN_PLAN },
  'wizard-add-ons': { words: { en: 0, he: 65, ar: 0 }, height: 2000 },
  'wizard-review': { words: { en: 0, he: 75, ar: 0 }, height: 2000 },
  'wizard-payment': { words: { en: 0, he: 80, ar: 0 }, height: 2000 },
};

const STATES = [...DASHBOARD_STATES, ...BUSINESS_STATES, ...WIZARD_STATES, ...PAYMENT_STATES].flatMap(
  (state) => {
    const budget = BUDGETS[state.name];
    return budget === undefined ? [] : [{ state, budget }];
  },
);

/** Opens the state and waits until what loads after it is there. Returns the number of words. */
async function settledWords(page: Page, state: (typeof STATES)[number]['state']): Promise<number> {
  await page.goto(state.path);
  await arrive(page, state);
  const counts: number[] = [];
  await expect
    .poll(
      async () => {
        counts.push(await wordsShown(page));
        return new Set(counts.slice(-4)).size === 1 && counts.length > 4;
      },
      { intervals: [250] },
    )
    .toBe(true);
  return counts.at(-1) ?? 0;
}

test('every budget is of a state', () => {
  expect(STATES.map(({ state }) => state.name).toSorted()).toEqual(Object.keys(BUDGETS).toSorted());
});

for (const language of COMPLETE_LANGUAGES)
  test.describe(`in ${language} on a phone`, () => {
    test.use({ language, size: 'phone' });

    test('each screen keeps to its words, its height and its first view', async ({ page, world }) => {
      await world.setUp();
      for (const { state, budget } of STATES)
        await test.step(state.name, async () => {
          const words = await settledWords(page, state);
          const bar = await page.evaluate(() => {
            const sticky = document.querySelector('main form > div:last-child, [data-action-bar]');
            return sticky === null ? innerHeight : Math.min(innerHeight, sticky.getBoundingClientRect().top);
          });
          const height = await page.evaluate(() => document.documentElement.scrollHeight);
          console.log('##', language, state.name, words, height, bar);
          if (budget.first !== undefined) console.log('##   first', await topOf(page, budget.first.selector));
          if (budget.inView !== undefined)
            console.log('##   inView', await page.locator(budget.inView).first().boundingBox());
        });
    });
  });

async function topOf(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).first().boundingBox();
  expect(box).not.toBeNull();
  return (box?.y ?? 0) + (await page.evaluate(() => scrollY));
}
