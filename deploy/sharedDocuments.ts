import { APPLICATION_ROUTES, documentOf, namesOf, patternOf } from '../src/ui/shell/routePaths.ts';

/** A path of the application, as a regular expression that JavaScript and nginx read alike. */
export const APPLICATION_PATTERNS = namesOf(APPLICATION_ROUTES).map(patternOf);

/** Documents that answer every id, the longest path first. Where the file is missing, the frame of the application answers. */
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
 * The frame of the application. It answers its own paths, and, with status 404, those that nothing else answers: the
 * application then leads to the home page.
 */
export const APPLICATION_DOCUMENT = '/app.html';
