import { COMPLETE_LANGUAGES } from '../../../src/domain/shared/language';
import { pathInLanguage } from '../../../src/ui/shell/url/languageUrl';
import { PUBLIC_PATHS } from '../../../src/ui/shell/routePaths';
import type { OwnerRouteName } from '../../../src/ui/shell/routes';
import { MATH, PLUMBING } from '../support/businesses';
import { firstUse } from '../support/firstUse';
import { expect, test } from '../support/test';
import { bytesOf, readDocument } from '../support/prerenderedDocument';
import { isLanguageOfTurn } from '../support/rotationTurn';
import { test as reading, type Page } from '@playwright/test';

/** What the browser has done until a page shows its content, by its own counters. Times would depend on the machine. */
interface Work {
  readonly elements: number;
  readonly listeners: number;
  readonly requests: number;
  readonly scripts: number;
  readonly layouts: number;
}

interface ScreenBudget {
  readonly path: string;
  /** A selector of content that the screen shows when its data has arrived. */
  readonly shown: string;
  /** The number of scripts that the document names. */
  readonly files: number;
  /**
   * Their size in the language with the longest texts. Brotli bytes, with half a kilobyte of room, because renaming
   * changes the compression.
   */
  readonly bytes: number;
  /** At least a tenth more than the screen needs: the content that loads after it may have arrived or not. */
  readonly work: Work;
}

const PUBLIC_PAGES = { files: 12, bytes: 144_300 };
/** Brotli bytes. The Latin font also contains the names that every page shows in Hebrew and Arabic. */
const FONT_BYTES = 26_000;
/** Brotli bytes of all that a public page loads besides. */
const PUBLIC_BYTES = 153_000;
const HOME_WORK: Work = { elements: 346, listeners: 290, requests: 22, scripts: 13, layouts: 9 };

/** The budget of each screen behind the sign-in. A new screen does not compile until it has one. */
const SCREENS: Readonly<Record<OwnerRouteName, ScreenBudget>> = {
  dashboard: {
    path: '/dashboard',
    shown: `main a[href="/dashboard/business/${MATH.id}"]`,
    files: 14,
    bytes: 186_400,
    work: { elements: 825, listeners: 350, requests: 46, scripts: 26, layouts: 14 },
  },
  business: {
    path: `/dashboard/business/${PLUMBING.id}`,
    shown: `main a[href="/dashboard/business/${PLUMBING.id}/subscription"]`,
    files: 24,
    bytes: 260_700,
    work: { elements: 575, listeners: 650, requests: 42, scripts: 35, layouts: 11 },
  },
  subscription: {
    path: `/dashboard/business/${MATH.id}/subscription`,
    shown: 'main [role="radiogroup"]',
    files: 23,
    bytes: 260_800,
    work: { elements: 345, listeners: 285, requests: 31, scripts: 27, layouts: 10 },
  },
  profile: {
    path: '/profile',
    shown: 'main h1',
    files: 21,
    bytes: 233_000,
    work: { elements: 380, listeners: 330, requests: 36, scripts: 30, layouts: 12 },
  },
};

/** Starts to count. The returned function reads the counters. */
async function countWork(page: Page): Promise<() => Promise<Work>> {
  /* On a busy machine, files that load when it is idle could arrive before the counters are read. */
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const counters = async (): Promise<ReadonlyMap<string, number>> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return new Map(metrics.map(({ name, value }) => [name, value]));
  };
  const before = await counters();
  return async () => {
    const after = await counters();
    const since = (name: string): number => (after.get(name) ?? 0) - (before.get(name) ?? 0);
    const files = await askedFor(page);
    return {
      elements: await page.locator('*').count(),
      listeners: since('JSEventListeners'),
      requests: files.length,
      scripts: files.filter(isScript).length,
      layouts: since('LayoutCount'),
    };
  };
}

function expectWithin(budget: Work, work: Work): void {
  const all = JSON.stringify(work);
  for (const [name, limit] of Object.entries(budget))
    expect(Reflect.get(work, name), `${name}, of ${all}`).toBeLessThanOrEqual(limit);
}

const BUDGETS = [...PUBLIC_PATHS.map((path) => ({ path, ...PUBLIC_PAGES })), ...Object.values(SCREENS)];

/** Code that only signed-in owners need, recognised by strings that survive minification. */
const OF_THE_PRODUCT = [
  'inversify',
  'loginRedirect',
  'axios',
  'valibot',
  'AMN-10482',
  'subscription.wizard',
  'Chargebee',
];

/** Files that only the demo loads, in addition to the product. */
const OF_THE_DEMO = /^\/assets\/(?:Demo|demo|strip|scenario|steps)/u;

/** Files that the page shell prefetches when the network is idle, with their imports. */
const AT_IDLE = /^\/assets\/(?:UserMenu|SignedInMenuContent|WaitingToasts|controls|preferences)-/u;

/** The fonts of the pages in each language. */
const FONTS = { en: ['latin'], he: ['hebrew', 'latin'], ar: ['arabic', 'latin'] } as const;

const scriptOf = (file: string): string =>
  /^\/assets\/rubik-(?<script>[a-z]+)-[\w-]{8}\.woff2$/u.exec(file)?.groups?.['script'] ?? file;

/**
 * Loads with the first report to the operator. The demo reports one, because its catalogue contains one unreadable
 * item.
 */
const WITH_A_REPORT = /^\/assets\/diagnostics-/u;

const isScript = (file: string): boolean => file.endsWith('.js');

const totalOf = (files: readonly { readonly size: number }[]): number =>
  files.reduce((sum, { size }) => sum + size, 0);

/** The paths of the files that a page requested. */
function askedFor(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
}

/** The files for which the browser delays the first paint. */
function filesThatBlockThePaint(): readonly string[] {
  return performance
    .getEntriesByType('resource')
    .filter((file) => Reflect.get(file, 'renderBlockingStatus') === 'blocking')
    .map(({ name }) => name);
}

for (const { path, files, bytes } of BUDGETS)
  reading(
    `${path} starts with at most ${String(files)} scripts of ${String(bytes)} bytes`,
    async ({ request }) => {
      for (const language of COMPLETE_LANGUAGES) {
        const isPublic = PUBLIC_PATHS.includes(path);
        const page = await readDocument(request, isPublic ? pathInLanguage(language, path) : path);
        const loaded = await Promise.all(
          page.loadedIn(language).map(async (file) => ({ file, size: await bytesOf(request, [file]) })),
        );
        const scripts = loaded.filter(({ file }) => isScript(file));
        expect(scripts.length).toBeGreaterThan(5);
        /* docs/tables/measurements.md has the sizes to compare with. */
        const all = loaded.map(({ file, size }) => `${String(size)} ${file}`).join('\n');
        expect(scripts.length, all).toBeLessThanOrEqual(files);
        expect(totalOf(scripts), all).toBeLessThanOrEqual(bytes);
        if (!isPublic) continue;
        const [font, ...others] = loaded;
        expect(font?.size, all).toBeLessThanOrEqual(FONT_BYTES);
        expect(totalOf(others), all).toBeLessThanOrEqual(PUBLIC_BYTES);
      }
    },
  );

reading('the subscriptions of the dashboard need few more files than its list', async ({ request }) => {
  const page = await readDocument(request, SCREENS.dashboard.path);
  for (const language of COMPLETE_LANGUAGES) {
    const files = page.loadedLaterIn(language);
    expect(files.filter((file) => page.loadedIn(language).includes(file))).toEqual([]);
    expect(files.length, files.join('\n')).toBeLessThanOrEqual(8);
    expect(await bytesOf(request, files), files.join('\n')).toBeLessThanOrEqual(25_500);
  }
});

reading(
  'the subscriptions of the dashboard import no script that its document does not name',
  async ({ request }) => {
    const page = await readDocument(request, SCREENS.dashboard.path);
    const later = page.loadedLaterIn('en').filter(isScript);
    const named = new Set([...page.loadedIn('en'), ...later]);
    const texts = await Promise.all(later.map(async (file) => (await request.get(file)).text()));
    const imported = texts.flatMap((text) =>
      Array.from(
        text.matchAll(/\b(?:import|from)\s*"\.\/(?<file>[^"]+\.js)"/gu),
        ({ groups }) => `/assets/${groups?.['file'] ?? ''}`,
      ),
    );
    expect(imported.length).toBeGreaterThan(10);
    expect(imported.filter((file) => !named.has(file))).toEqual([]);
  },
);

reading('public pages load no code of the signed-in product', async ({ request }) => {
  const documents = await Promise.all(PUBLIC_PATHS.map(async (path) => readDocument(request, path)));
  const files = [...new Set(documents.flatMap((page) => page.loadedIn('en')))].filter(isScript);
  expect(files.length).toBeGreaterThan(10);
  const texts = await Promise.all(files.map(async (file) => (await request.get(file)).text()));
  const found = texts.flatMap((text, at) =>
    OF_THE_PRODUCT.filter((word) => text.includes(word)).map((word) => `${word} in ${files[at] ?? ''}`),
  );
  expect(found).toEqual([]);
});

for (const path of ['/', '/he/about', '/ar/terms'])
  reading(`${path} loads no script and no style sheet by itself, and few other files`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const files = await askedFor(page);
    expect(files.filter((file) => /\.(?:js|css)$/u.test(file))).toEqual([]);
    /* At most six files with the document itself (P3), besides what the browser asks for on its own. */
    const others = files.filter((file) => !/favicon|speculationrules/u.test(file));
    expect(new Set(others).size).toBeLessThanOrEqual(5);
  });

test('/pricing loads its prices by itself, after it is shown', async ({ amin, page }) => {
  await page.goto('/pricing', { waitUntil: 'load' });
  expect(await page.evaluate(filesThatBlockThePaint)).toEqual([]);
  await expect(amin.pricing.chooseButton('professional')).toBeVisible();
});

for (const language of COMPLETE_LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language });

    const expectOwnFonts = async (page: Page): Promise<void> => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.evaluate(() => document.fonts.ready);
      const files = await askedFor(page);
      const fonts = [...new Set(files)].filter((file) => file.endsWith('.woff2')).map(scriptOf);
      expect(fonts.toSorted()).toEqual(FONTS[language]);
    };

    for (const path of ['/', '/pricing', '/cookies'].filter((_, index) => isLanguageOfTurn(language, index)))
      test(`${path} loads no font of another script`, async ({ page }) => {
        await page.goto(path);
        await firstUse(page);
        await expect(page.locator('head style')).toHaveCount(0);
        await expectOwnFonts(page);
      });

    if (isLanguageOfTurn(language))
      test("a screen of the product without the owner's names loads none either", async ({ page, world }) => {
        await world.setUp({ signedInAs: 'noor-haddad', latency: 0 });
        await page.goto(SCREENS.business.path);
        await expect(page.locator(SCREENS.business.shown).first()).toBeVisible();
        await expectOwnFonts(page);
      });
  });

test('the review loads the font of the address on the payment step, so that the step is laid out once', async ({
  amin: { wizard },
  page,
  world,
}) => {
  await world.setUp({ signedInAs: 'noor-haddad', latency: 0 });
  const fonts = async (): Promise<readonly string[]> =>
    (await askedFor(page)).filter((file) => file.endsWith('.woff2')).map(scriptOf);
  await page.goto(SCREENS.subscription.path);
  await wizard.nextButton.click();
  await wizard.expectStep('add-ons');
  expect(await fonts()).not.toContain('hebrew');
  await wizard.nextButton.click();
  await wizard.expectStep('review');
  await expect.poll(fonts).toContain('hebrew');
  const before = await fonts();
  await wizard.toPaymentButton.click();
  await wizard.expectStep('payment');
  await page.evaluate(() => document.fonts.ready);
  expect(await fonts()).toEqual(before);
});

test('a public page asks Intl for nothing until it is hydrated', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['DateTimeFormat', 'NumberFormat', 'Collator', 'Locale'] as const) {
      const value = new Proxy(Intl[name], {
        get: (target, key): unknown => {
          performance.mark(`Intl.${name}`);
          return Reflect.get(target, key);
        },
      });
      Object.defineProperty(Intl, name, { value });
    }
  });
  await page.goto('/');
  await firstUse(page);
  await expect(page.locator('head style')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-possible-session');
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('mark')
      .map(({ name }) => name)
      .filter((name) => name.startsWith('Intl.')),
  );
  expect(asked).toEqual([]);
});

test('a prerendered page shows the same as the hydrated one, and does no more work than budgeted', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('amin:hydrated', () =>
      document.documentElement.setAttribute('data-hydrated', ''),
    );
  });
  const work = await countWork(page);
  await page.goto('/', { waitUntil: 'load' });
  const sizes = (): Promise<readonly string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('#root *')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, fontSize } = getComputedStyle(element);
        return `${element.tagName} ${[x, y, width, height].map(Math.round).join(' ')} ${color} ${backgroundColor} ${fontSize}`;
      }),
    );
  await page.evaluate(() => document.fonts.ready);
  const before = await sizes();
  await firstUse(page);
  await expect(page.locator('head style')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  expectWithin(HOME_WORK, await work());
  expect(await sizes()).toEqual(before);
});

for (const { path, shown, work: budget } of Object.values(SCREENS))
  test(`${path} preloads every script it starts with, and does no more work than budgeted`, async ({
    page,
    request,
    world,
  }) => {
    const prerendered = await readDocument(request, path);
    const named = [...prerendered.loadedIn('en'), ...prerendered.loadedLaterIn('en')];
    await world.setUp({ signedInAs: 'noor-haddad', latency: 0 });
    await page.addInitScript((wanted) => {
      new MutationObserver((_, observer) => {
        if (document.querySelector(wanted) === null) return;
        observer.disconnect();
        performance.mark('shown');
      }).observe(document, { childList: true, subtree: true });
    }, shown);
    const work = await countWork(page);
    await page.goto(path);
    await expect(page.locator(shown).first()).toBeVisible();
    expectWithin(budget, await work());
    const until = await page.evaluate(() => {
      const shownAt = performance.getEntriesByName('shown')[0]?.startTime ?? 0;
      const files = performance.getEntriesByType('resource');
      return files.filter(({ startTime }) => startTime < shownAt).map(({ name }) => new URL(name).pathname);
    });
    const left = [OF_THE_DEMO, AT_IDLE, WITH_A_REPORT];
    const scripts = until.filter((file) => isScript(file) && !left.some((files) => files.test(file)));
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((file) => !named.includes(file))).toEqual([]);
  });
