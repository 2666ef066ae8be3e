import { test as documentTest } from '@playwright/test';
import { COMPLETE_LANGUAGES } from '../../../src/domain/shared/language';
import { pathInLanguage } from '../../../src/ui/shell/url/languageUrl';
import { namesOf, pathOf, PUBLIC_PATHS } from '../../../src/ui/shell/routePaths';
import { OWNER_ROUTES } from '../../../src/ui/shell/routes';
import { firstUse } from '../support/firstUse';
import { expect, test } from '../support/test';
import { wordsIn } from '../support/words';
import { hashOf, readDocument } from '../support/prerenderedDocument';

/**
 * The Brotli bytes of the wizard with its skeletons, the largest of the signed-in documents. A change that needs more
 * raises the number here. It leaves about 100 bytes, because the names of files differ with every release and compress
 * differently.
 */
const MAX_SHELL = 24_100;

documentTest(
  'titles and descriptions differ from page to page and from language to language',
  async ({ request }) => {
    const paths = PUBLIC_PATHS.flatMap((path) =>
      COMPLETE_LANGUAGES.map((language) => pathInLanguage(language, path)),
    );
    const pages = await Promise.all(paths.map(async (path) => readDocument(request, path)));
    const titles = pages.flatMap((page) => page.all(/<title>([^<]*)<\/title>/gu));
    const descriptions = pages.flatMap((page) => page.all(/<meta name="description" content="([^"]+)"/gu));
    expect(new Set(titles).size).toBe(paths.length);
    expect(new Set(descriptions).size).toBe(paths.length);
  },
);

test('the running app sets the same title and description as the document', async ({ page, request }) => {
  for (const path of PUBLIC_PATHS) {
    const prerendered = await readDocument(request, path);
    const [title = ''] = prerendered.all(/<title>([^<]+)<\/title>/gu);
    const [description = ''] = prerendered.all(/<meta name="description" content="([^"]+)"/gu);
    await page.goto(path);
    await firstUse(page);
    await expect
      .poll(() =>
        page.evaluate(() =>
          Object.keys(document.querySelector('#root') ?? {}).some((key) => key.startsWith('__react')),
        ),
      )
      .toBe(true);
    const descriptions = page.locator('meta[name="description"]');
    await expect(descriptions).toHaveCount(1);
    await expect(descriptions).toHaveAttribute('content', description);
    await expect(page).toHaveTitle(title);
  }
});

documentTest(
  'links to a section of the same page stay in the document, in each language',
  async ({ request }) => {
    for (const path of PUBLIC_PATHS)
      for (const language of COMPLETE_LANGUAGES) {
        const { html } = await readDocument(request, pathInLanguage(language, path));
        const [main = ''] = /<main.*<\/main>/su.exec(html) ?? [];
        expect(main).toContain('<h1');
        expect(main).not.toContain(` href="${path}#`);
        if (path === '/') expect(main).toContain(' href="#features"');
        /* The footer stays when another page replaces the content. */
        if (path === '/privacy') expect(html).toContain(' href="/privacy#security"');
      }
  },
);

documentTest.describe('a prerendered document', () => {
  const documents = ['/', '/pricing', '/he/about', '/dashboard', '/dashboard/business/7/subscription'];

  for (const path of documents) {
    documentTest(
      `${path} has no inline code that its policy does not admit, and runs no file by itself`,
      async ({ request }) => {
        const page = await readDocument(request, path);
        const scripts = page.all(/<script(?: data-[^>]*)?>(.*?)<\/script>/gsu);
        const styles = page.all(/<style>(.*?)<\/style>/gsu);
        expect(scripts.length).toBeGreaterThan(0);
        expect(styles.length).toBeGreaterThan(0);
        for (const inline of [...scripts, ...styles]) expect(page.policy).toContain(hashOf(inline));
        expect(page.html).not.toMatch(/<script[^>]* src=| style="| on[a-z]+="/u);
      },
    );
  }

  documentTest('preloads files only where every visitor needs them at once', async ({ request }) => {
    const early = /<link rel="modulepreload"[^>]* href="([^"]*)"/gu;
    for (const path of PUBLIC_PATHS) expect((await readDocument(request, path)).all(early)).toEqual([]);
    const files = (await readDocument(request, '/dashboard')).all(early);
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => /-(?:en|he|ar)-[\w-]{8}\.js$/u.test(file))).toEqual([]);
  });

  documentTest(
    'requests the application first, then the screen, its texts and its services',
    async ({ request }) => {
      for (const name of namesOf(OWNER_ROUTES)) {
        const page = await readDocument(request, pathOf(name, '7'));
        const early = page.all(/<link rel="modulepreload"[^>]* href="([^"]*)"/gu);
        const [byBoot = ''] = page.all(/ data-en="([^"]*)"/gu);
        const order = [...early, ...byBoot.split(' ')].map(
          (file) => /^\/assets\/(.*)-[\w-]{8}\./u.exec(file)?.[1],
        );
        const positions = ['packages', 'initial', 'index', 'UserMenuArea', 'texts-en'].map((chunk) =>
          order.indexOf(chunk),
        );
        expect(positions).toEqual(positions.toSorted((one, other) => one - other));
        expect(positions).not.toContain(-1);
        /* The texts of the screen and the module of its view model have the name of the route. */
        expect(order.lastIndexOf(name)).toBeGreaterThan(order.indexOf('texts-en'));
      }
    },
  );

  documentTest('of a signed-in page contains no public page and stays small', async ({ request }) => {
    for (const path of namesOf(OWNER_ROUTES).map((name) => pathOf(name, '7'))) {
      const shell = await readDocument(request, path);
      expect(shell.html).toContain('name="robots"');
      expect(shell.bytes).toBeLessThan(MAX_SHELL);
      expect(shell.all(/(<h1[ >])/gu)).toHaveLength(COMPLETE_LANGUAGES.length);
      expect(shell.all(/<(main)[ >]/gu)).toHaveLength(COMPLETE_LANGUAGES.length);
      expect(shell.all(/aria-busy="(true)"/gu).length).toBeGreaterThanOrEqual(COMPLETE_LANGUAGES.length);
      expect(shell.loadedIn('en').some((file) => file.includes('/signed-in-'))).toBe(true);
    }
    const nowhere = await readDocument(request, '/nowhere');
    for (const language of COMPLETE_LANGUAGES) {
      const completing = wordsIn(language)('shell.authentication.title');
      expect(nowhere.html).not.toContain(completing);
      expect(nowhere.html).toContain(wordsIn(language)('shell.loading'));
      expect((await readDocument(request, '/auth/callback')).html).toContain(completing);
    }
    expect(nowhere.html).toContain('name="robots"');
    expect(nowhere.loadedIn('en').some((file) => file.includes('/signed-in-'))).toBe(false);
  });
});
