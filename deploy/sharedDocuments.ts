import { COMPLETE_LANGUAGES, DEFAULT_LANGUAGE } from '../src/domain/shared/language.ts';
import {
  APPLICATION_ROUTES,
  documentOf,
  namesOf,
  patternOf,
  PUBLIC_PATHS,
} from '../src/ui/shell/routePaths.ts';

/** The paths of the application, as regular expressions that JavaScript and nginx read alike. */
export const APPLICATION_PATTERNS = namesOf(APPLICATION_ROUTES).map(patternOf);

/**
 * The documents of routes with an `:id`, the longest path first. Every id of a route gets the same document. When the
 * file is missing, the server sends the application's document.
 */
export const SHARED_DOCUMENTS = namesOf(APPLICATION_ROUTES)
  .map((name) => ({
    name,
    path: APPLICATION_ROUTES[name].path,
    pattern: patternOf(name),
    file: `/${documentOf(name)}`,
  }))
  .filter(({ path }) => path.includes(':id'))
  .toSorted((one, other) => other.path.length - one.path.length);

/**
 * The application's document, without content of any page. The server sends it for the application's own
 * paths, and with status 404 for unknown paths, where the application redirects to the home page.
 */
export const APPLICATION_DOCUMENT = '/app.html';

const ALTERNATES = COMPLETE_LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).map(
  (language) => `/${language}`,
);
const PAGES = PUBLIC_PATHS.map((path) => (path === '/' ? '' : path));

/** The paths of the public pages in every language. */
export const PUBLIC_DOCUMENT_PATHS = ['', ...ALTERNATES].flatMap((alternate) =>
  PAGES.map((page) => alternate + page || '/'),
);

/**
 * Matches the paths and the files of a public page in every language. JavaScript and nginx read the expression alike.
 */
export const publicPattern = (page: string): string =>
  `^(?:${ALTERNATES.join('|')})?(?:${page === '/' ? '' : page})(?:/+(?:index\\.html)?)?$`;

/** The same for all public pages. */
export const PUBLIC_PATTERN = publicPattern(PAGES.join('|'));

/** The path in English of a public page. Undefined for any other path. */
export function publicPathOf(path: string): string | undefined {
  return PUBLIC_PATHS.find((page) => new RegExp(publicPattern(page), 'u').test(path));
}
