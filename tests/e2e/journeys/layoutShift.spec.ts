import { COMPLETE_LANGUAGES } from '../../../src/domain/shared/language';
import type { OwnerRouteName } from '../../../src/ui/shell/routes';
import { ELECTRIC, MATH, PLUMBING } from '../support/businesses';
import { BusinessPage } from '../pages/BusinessPage';
import { WizardPage } from '../pages/WizardPage';
import { expect, inLtrOrRtl, test } from '../support/test';
import { isLanguageOfTurn, rotationTurn } from '../support/rotationTurn';
import { deferred } from '../../support/deferred';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The cumulative layout shift so far. */
    shifted?: number;
    /** Whether a part of the page was loading. */
    wasBusy?: boolean;
    /** The heading of the prerendered document. */
    prerenderedHeading?: Element | null;
    /** The distance of an element from the top of the document, in each frame. */
    tops?: number[];
  }
}

/** The highest accepted layout shift, a tenth of what Core Web Vitals call good. */
const MAX_SHIFT = 0.01;

/**
 * A word in another font moves by a few pixels: a shift of at most 0.0027 with only DejaVu, Liberation, Noto or
 * Roboto installed. A line that wraps differently shifts ten times as much.
 */
const MAX_FONT_SHIFT = 0.005;

/** Less than the height of the smallest line of text, in CSS pixels. */
const ONE_LINE = 12;

/**
 * The owners of a list of cards and of a list of rows, and the widths of the windows that they open it in. The turn
 * selects every third width.
 */
const LISTS = [
  { owner: 'noor-haddad', widths: [360, 390, 412, 640, 820, 1280] },
  { owner: 'galil-agency', widths: [360, 390, 640, 1280] },
] as const;

interface OpenedPath {
  readonly path: string;
  /** Whether the heading of the document stays when the data arrives. */
  readonly keepsHeading: boolean;
}

/** The paths of each screen behind the sign-in. A new screen does not compile until it has one. */
const SCREENS: Readonly<Record<OwnerRouteName, readonly OpenedPath[]>> = {
  dashboard: [{ path: '/dashboard', keepsHeading: true }],
  business: [PLUMBING, MATH].map((opened) => ({ path: BusinessPage.pathOf(opened), keepsHeading: false })),
  subscription: [MATH, ELECTRIC].map((opened) => ({ path: WizardPage.pathOf(opened), keepsHeading: false })),
  profile: [{ path: '/profile', keepsHeading: false }],
};

/** Records layout shifts from the start, and the heading of the prerendered document. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifted = 0;
    window.wasBusy = false;
    new MutationObserver(() => {
      window.wasBusy ||= document.querySelector('main [aria-busy="true"]') !== null;
    }).observe(document, { childList: true, subtree: true, attributes: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number')
          window.shifted = (window.shifted ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('DOMContentLoaded', () => {
      window.prerenderedHeading = document.querySelector('h1');
    });
  });
}

/** Records the position of the first matching element in each frame. */
async function recordTops(page: Page, selector: string): Promise<void> {
  await page.addInitScript((recorded) => {
    const tops: number[] = [];
    window.tops = tops;
    const look = (): void => {
      const shown = document.querySelector(recorded);
      if (shown !== null) tops.push(shown.getBoundingClientRect().top + scrollY);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, selector);
}

const TURN = rotationTurn();

/* One of the four settings in each turn: the second bit of the turn selects the size of English, the first the direction. */
for (const [index, english] of (['phone', 'desktop'] as const).entries())
  if (TURN === 'all' || Math.floor(TURN / 2) % 2 === index)
    inLtrOrRtl(english, () => {
      test.beforeEach(async ({ page, world }) => {
        await world.setUp({ signedInAs: 'noor-haddad', latency: 400 });
        await recordShifts(page);
      });

      for (const { path, keepsHeading } of Object.values(SCREENS).flat()) {
        test(`${path} has no layout shift from its document to its data (threats T5)`, async ({
          amin,
          page,
        }) => {
          await page.goto(path, { waitUntil: 'commit' });
          await expect(page.locator('h1')).toHaveCount(1);
          await amin.shell.expectSignedIn();
          await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
          expect(await page.evaluate(() => window.wasBusy)).toBe(true);
          expect(await page.evaluate(() => window.shifted)).toBeLessThan(MAX_SHIFT);
          const isKept = await page.evaluate(
            () =>
              window.prerenderedHeading === document.querySelector('h1') &&
              document.contains(window.prerenderedHeading),
          );
          if (keepsHeading) expect(isKept).toBe(true);
        });
      }
    });

for (const language of COMPLETE_LANGUAGES)
  test.describe(`public pages in ${language}`, () => {
    test.use({ language, size: 'phone' });

    for (const path of ['/', '/cookies'].filter((_, index) => isLanguageOfTurn(language, index)))
      test(`${path} has no layout shift when its fonts load late`, async ({ page }) => {
        await recordShifts(page);
        const fonts = await holdFonts(page);
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.locator('h1')).toBeVisible();
        /* The page is first shown in the fallback fonts, which are scaled to the metrics of the web fonts. */
        await expect.poll(() => fonts.held.length).toBeGreaterThan(0);
        await page.evaluate(waitForTwoFrames);
        expect(await page.evaluate(loadedFonts)).toEqual([]);
        fonts.release();
        await expect.poll(async () => page.evaluate(loadedFonts)).toContain('Rubik Variable');
        await page.evaluate(waitForTwoFrames);
        expect(await page.evaluate(() => window.shifted)).toBeLessThan(MAX_FONT_SHIFT);
      });
  });

/** Holds the responses with fonts until they are released. */
async function holdFonts(page: Page): Promise<{ readonly held: readonly string[]; release(): void }> {
  const held: string[] = [];
  const gate = deferred<void>();
  await page.route(/\.woff2$/u, async (route) => {
    held.push(route.request().url());
    await gate.promise;
    await route.continue();
  });
  return { held, release: gate.resolve };
}

function loadedFonts(): string[] {
  return [...document.fonts]
    .filter(({ family, status }) => status === 'loaded' && !family.includes('Fallback'))
    .map(({ family }) => family.replaceAll('"', ''));
}

async function waitForTwoFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

/** Whether the turn selects this position of a list. Of nine turns three do, each with another language. */
function isOfTurn(position: number): boolean {
  const turn = rotationTurn();
  return turn === 'all' || (Math.floor(turn / COMPLETE_LANGUAGES.length) + position) % 3 === 0;
}

for (const language of COMPLETE_LANGUAGES)
  test.describe(`the dashboard in ${language}`, () => {
    test.use({ language });

    for (const { owner, widths } of LISTS)
      for (const width of widths.filter((_, index) => isLanguageOfTurn(language, index) && isOfTurn(index)))
        test(`of ${owner} keeps its list in place when the subscriptions are known, ${String(width)} px wide`, async ({
          amin,
          page,
          world,
        }) => {
          await page.setViewportSize({ width, height: 915 });
          /* Short, because a page of rows reads fifty subscriptions, a few at a time. */
          await world.setUp({ signedInAs: owner, latency: 100 });
          await recordTops(page, 'main li h2');
          await amin.open('/dashboard');
          if (owner === 'galil-agency') {
            await expect(page.locator('main li')).toHaveCount(50);
            await expect(page.locator('main li').first()).toContainText('₪');
            await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
          } else await expect(amin.dashboard.costs).toBeVisible();
          const tops = await page.evaluate(() => window.tops ?? []);
          expect(tops.length).toBeGreaterThan(5);
          expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(ONE_LINE);
        });
  });

test.describe('the cached list of a tab', () => {
  test.beforeEach(async ({ world }) => world.setUp({ signedInAs: 'noor-haddad' }));

  test('is shown at once after a reload, with a note that it is being reloaded', async ({
    amin,
    page,
    world,
    words,
  }) => {
    await amin.open('/dashboard');
    await expect(amin.dashboard.link(PLUMBING)).toBeVisible();
    await world.setOutage({ 'list-businesses': { outage: 'slow', times: 1 } });
    await page.reload();
    const updating = page.getByText(words('dashboard.updating'));
    await expect(updating).toBeVisible();
    await expect(amin.dashboard.link(PLUMBING)).toBeVisible();
    await expect(updating).toBeHidden();
    await expect(amin.dashboard.link(PLUMBING)).toBeVisible();
  });

  test('is marked as outdated: a list that cannot be reloaded shows its age', async ({
    amin,
    page,
    world,
    words,
  }) => {
    await amin.open('/dashboard');
    await expect(amin.dashboard.link(PLUMBING)).toBeVisible();
    await world.setOutage({ 'list-businesses': { outage: 'unavailable' } });
    await page.reload();
    await expect(page.getByText(words('dashboard.stale', { time: '' }).slice(0, 20))).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/\d\d:\d\d/u);
    await expect(amin.dashboard.link(PLUMBING)).toBeVisible();
  });

  test('is deleted with the session (threats T16)', async ({ amin, page, world }) => {
    await amin.open('/dashboard');
    await expect(amin.dashboard.link(PLUMBING)).toBeVisible();
    expect(await world.storedText()).toContain('amin.seen-businesses.');
    await amin.shell.logOut();
    /* Signing out opens a new document. While it opens, the page cannot be evaluated. */
    await expect(page).toHaveURL(/\/$/u);
    await page.waitForLoadState();
    expect(await world.storedText()).not.toContain('amin.seen-businesses.');
  });
});
