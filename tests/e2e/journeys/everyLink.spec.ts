import { expect, test, type APIRequestContext } from '@playwright/test';
import { COMPLETE_LANGUAGES, directionOf } from '../../../src/domain/shared/language';
import { pathInLanguage } from '../../../src/ui/shell/url/languageUrl';
import { PUBLIC_PATHS, routeOf } from '../../../src/ui/shell/routePaths';
import { readDocument, type PrerenderedDocument } from '../support/prerenderedDocument';

/* Follows every link of every public document: the visible links, and those in the head for browsers and search
   engines. */

const PATHS = PUBLIC_PATHS.flatMap((path) =>
  COMPLETE_LANGUAGES.map((language) => pathInLanguage(language, path)),
);

/** The patterns of links to other services. The test compares the links with them and sends no request. */
const ELSEWHERE = [
  /^https:\/\/wa\.me\/972\d{9}$/u,
  /^tel:\+972\d{8,9}$/u,
  /^mailto:[a-z]+@example\.com$/u,
  /^https:\/\/[a-z]+\.example\/[a-z/]+$/u,
];

const isElsewhere = (href: string): boolean => ELSEWHERE.some((pattern) => pattern.test(href));

/** The content of the page in each language that the document contains. */
function renderingsOf({ html }: PrerenderedDocument): readonly string[] {
  const [, ...renderings] = html.split(/<(?=div id="root"|template data-language)/u);
  return renderings;
}

const hrefsIn = (rendering: string): readonly string[] =>
  [...rendering.matchAll(/<a [^>]*href="([^"]*)"/gu)].map(([, href = '']) => href);

const hasId = (rendering: string, id: string): boolean => rendering.includes(` id="${id}"`);

/** Requests each document once. */
function documents(request: APIRequestContext): (path: string) => Promise<PrerenderedDocument> {
  const requested = new Map<string, Promise<PrerenderedDocument>>();
  return async (path) => {
    const page = requested.get(path) ?? readDocument(request, path);
    requested.set(path, page);
    return page;
  };
}

test('every link on every public page leads to a page, a section or a contact', async ({ request }) => {
  const open = documents(request);
  for (const path of PATHS) {
    const page = await open(path);
    const renderings = renderingsOf(page);
    expect(renderings.length).toBeGreaterThan(0);
    for (const rendering of renderings) {
      const hrefs = hrefsIn(rendering);
      expect(hrefs.length).toBeGreaterThan(15);
      for (const href of new Set(hrefs.filter((each) => !isElsewhere(each)))) {
        const { pathname, hash } = new URL(href, `http://site${path}`);
        const isHere = href.startsWith('#');
        /* The document names its page. The server responds to an unknown path with the document of the application. */
        const target = isHere ? page : await open(pathname);
        if (!isHere) expect(target.all(/ data-page="([^"]*)"/gu), href).toEqual([routeOf(pathname)]);
        const targets = isHere ? [rendering] : renderingsOf(target);
        if (hash !== '')
          expect(
            targets.map((each) => hasId(each, hash.slice(1))),
            `${path} ${href}`,
          ).toEqual(targets.map(() => true));
      }
    }
  }
});

test('every page is in one language, and links to itself in each one', async ({ request }) => {
  const open = documents(request);
  for (const path of PUBLIC_PATHS) {
    const expected = [
      ...COMPLETE_LANGUAGES.map((language) => [language, pathInLanguage(language, path)]),
      ['x-default', path],
    ];
    for (const language of COMPLETE_LANGUAGES) {
      const ownPath = pathInLanguage(language, path);
      const page = await open(ownPath);
      const alternates = [...page.html.matchAll(/hreflang="([^"]*)" href="https:\/\/[^/"]+([^"]*)"/gu)];
      expect(
        alternates.map(([, hreflang, alternate]) => [hreflang, alternate === '' ? '/' : alternate]),
      ).toEqual(expected);
      const attributes = page.all(/<html lang="([^"]*" dir="[^"]*)">/gu);
      expect(attributes).toEqual([`${language}" dir="${directionOf(language)}`]);
      expect(page.html).not.toContain('<template');
      expect(page.all(/(<h1[ >])/gu)).toHaveLength(1);
      expect(page.all(/<link rel="canonical" href="https:\/\/[^/"]+([^"]*)"/gu)).toEqual([ownPath]);
    }
  }
});

test('every referenced file exists and has the expected type', async ({ request }) => {
  const files = new Set<string>();
  for (const path of PATHS) {
    const page = await readDocument(request, path);
    for (const file of page.all(/<link[^>]* href="(\/[^"]*)"/gu)) files.add(file);
    for (const file of page.all(/<(?:img|source|use)[^>]* (?:src|srcset|href)="(\/[^"#]*)/gu))
      files.add(file);
    for (const file of page.all(/url\((\/[^)]*)\)/gu)) files.add(file);
    for (const file of page.all(/"og:image" content="https:\/\/[^/"]+([^"]*)"/gu)) files.add(file);
    for (const language of COMPLETE_LANGUAGES) for (const file of page.loadedIn(language)) files.add(file);
  }
  const types: Readonly<Record<string, string>> = {
    js: 'text/javascript',
    css: 'text/css',
    svg: 'image/svg+xml',
    webp: 'image/webp',
    png: 'image/png',
    woff2: 'font/woff2',
    webmanifest: 'application/manifest+json',
  };
  expect([...files].filter((file) => file.startsWith('/social-')).length).toBe(COMPLETE_LANGUAGES.length);
  for (const file of files) {
    const answer = await request.get(file);
    expect(answer.status(), file).toBe(200);
    expect(answer.headers()['content-type'], file).toContain(types[/\w+$/u.exec(file)?.[0] ?? ''] ?? 'none');
  }
});

test('the link preview image has the declared size', async ({ request }) => {
  for (const language of COMPLETE_LANGUAGES) {
    const page = await readDocument(request, pathInLanguage(language, '/about'));
    const [file = ''] = page.all(/"og:image" content="https:\/\/[^/"]+([^"]*)"/gu);
    expect(file).toContain(language);
    const picture = await (await request.get(file)).body();
    const declared = ['width', 'height'].map((side) =>
      Number(page.all(new RegExp(`"og:image:${side}" content="([^"]*)"`, 'gu'))[0]),
    );
    /* The header of a PNG starts with its size. */
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual(declared);
  }
});

test('the web app manifest starts a page of the product and references existing icons', async ({
  request,
}) => {
  const manifest: unknown = await (await request.get('/site.webmanifest')).json();
  const start = String(Reflect.get(Object(manifest), 'start_url'));
  expect(routeOf(start)).toBeDefined();
  expect((await request.get(start)).status()).toBe(200);
  const icons: unknown = Reflect.get(Object(manifest), 'icons');
  const sources = Array.isArray(icons) ? icons.map((icon) => [icon.src, icon.type].map(String)) : [];
  expect(sources.length).toBeGreaterThan(0);
  for (const [src = '', type = ''] of sources) {
    const answer = await request.get(src);
    expect([answer.status(), answer.headers()['content-type']?.split(';')[0]]).toEqual([200, type]);
  }
});
