import { APPLICATION_ROUTES, documentOf, namesOf, patternOf } from '../src/ui/shell/routePaths.ts';

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
