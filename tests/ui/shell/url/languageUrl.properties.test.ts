import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BrowserDocumentNavigation } from '@/adapters/browser/BrowserDocumentNavigation';
import { returnPathSchema } from '@/adapters/browser/shellRecordSchemas';
import { LANGUAGES } from '@/domain/shared/language';
import { pathAfterLanguageChange, parsePathname } from '@/ui/shell/url/languageUrl';
import { namesOf, pathOf, PUBLIC_PATHS, ROUTES } from '@/ui/shell/routePaths';

const SITE = 'https://amin.example';

/** Paths of delimiters of URLs and of words that could be parsed as a host. */
const hostilePath = fc
  .array(
    fc.constantFrom(
      '/',
      '//',
      '\\',
      '%2f',
      '%5c',
      '\u202E',
      '..',
      '.',
      ':',
      '@',
      '?',
      '#',
      '\t',
      'he',
      'ar',
      'about',
      'dashboard',
      'https:',
      'mailto:',
      'javascript',
      'evil.example',
    ),
    { maxLength: 9 },
  )
  .map((pieces) => `/${pieces.join('')}`);

/** The pathname that a browser reports when it opens such a path on this site. */
const openedPath = hostilePath.map((path) => new URL(SITE + path).pathname);

/** Every route with the id of a business, opened with a hostile query and fragment. */
const openedRoute = fc
  .tuple(
    fc.constantFrom(...namesOf(ROUTES)),
    fc.constantFrom('returnTo', 'redirectUri', 'next', 'url', 'mode', 'step', 'q', 'page'),
    fc.oneof(hostilePath, fc.webUrl(), fc.string()),
  )
  .map(([name, key, value]) => new URL(`${SITE}${pathOf(name, 'business-1')}?${key}=${value}#${value}`));

const isPublic = (path: string): boolean => PUBLIC_PATHS.some((known) => [known, `${known}/`].includes(path));

describe('a hostile URL (threats T2)', () => {
  it('never leads to another site when a language is added to it', () => {
    fc.assert(
      fc.property(openedPath, fc.constantFrom(...LANGUAGES), (pathname, chosen) => {
        const { language, path } = parsePathname(pathname);
        const next = pathAfterLanguageChange(pathname, chosen);
        const isHarmless = () => isPublic(path) && new URL(next, SITE).origin === SITE;
        expect(language === undefined ? next === pathname : isHarmless()).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });

  it('leads to its own page after the sign-in, whatever its query says', () => {
    fc.assert(
      fc.property(openedRoute, ({ pathname, search }) => {
        const remembered = returnPathSchema.parse({ path: pathname + search, rememberedAt: 1 });
        const after = new URL(remembered?.path ?? pathname, SITE);
        expect(after.origin === SITE && after.pathname === pathname).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });

  it('opens a document of this site or none', () => {
    const opened: string[] = [];
    const open = (path: string): void => void opened.push(path);
    const navigation = new BrowserDocumentNavigation({
      origin: SITE,
      assign: open,
      replace: open,
      reload: () => undefined,
    });
    fc.assert(
      fc.property(fc.oneof(hostilePath, fc.webUrl(), fc.string()), (path) => {
        try {
          navigation.open(path);
        } catch {
          /* The URL is refused. */
        }
      }),
      { numRuns: 5000 },
    );
    expect(opened.length).toBeGreaterThan(0);
    expect(opened.filter((path) => new URL(path, SITE).origin !== SITE)).toEqual([]);
  });
});
