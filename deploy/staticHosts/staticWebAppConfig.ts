import { CONTENT_TYPES } from '../contentTypes.ts';
import { HEALTH_PATH, serviceWorkerFile, VERSION_FILE } from '../securityHeaders.ts';
import { SETTINGS_PATH } from '../../src/ui/shell/cachedFiles.ts';
import { APPLICATION_ROUTES, isPaymentDocument, namesOf, pathOf } from '../../src/ui/shell/routePaths.ts';
import { APPLICATION_DOCUMENT, PUBLIC_DOCUMENT_PATHS, SHARED_DOCUMENTS } from '../sharedDocuments.ts';
import { NOT_FOUND_FILE } from './notFoundDocument.ts';
import { headersFor, type Headers, HIDDEN_FILE, type StaticSite } from './StaticSite.ts';

interface Route {
  readonly route: string;
  readonly headers?: Headers;
  readonly rewrite?: string;
  readonly statusCode?: number;
}

/** The paths of the application that have a document of their own. */
const OWN_DOCUMENT_PATHS = namesOf(APPLICATION_ROUTES)
  .map((name) => APPLICATION_ROUTES[name].path)
  .filter((path) => !path.includes(':id'));

/**
 * Azure redirects the path of a folder to the path with a slash, and drops the query, which contains the response of
 * the identity provider. A rewrite to the file in the folder needs no redirect.
 */
const fileOf = (path: string): string => `${path}/index.html`;

/** `staticwebapp.config.json`, restricted to the fields that are used here. */
export interface StaticWebAppConfig {
  readonly globalHeaders: Headers;
  readonly mimeTypes: Headers;
  /** The first matching route applies. Its headers replace the global ones. An empty value removes one. */
  readonly routes: readonly Route[];
  readonly responseOverrides: Readonly<Record<'404', { readonly rewrite: string }>>;
}

/**
 * The configuration for Azure Static Web Apps. A wildcard can only be at the end of a route there, so the wizard and
 * the page of its business share a route. Both get the application's document with the policy of the wizard, which is
 * less strict. The public pages share a policy, because one for each would exceed the size that Azure reads. The global
 * headers apply to unknown paths too, so that browsers store no document there.
 */
export function staticWebAppConfig(given: StaticSite): StaticWebAppConfig {
  const site = { ...given, admitted: { ...given.admitted, pages: undefined } };
  const document = headersFor(site, APPLICATION_DOCUMENT, true);
  const file = (path: string): Headers => overriding(document, headersFor(site, path, false));
  const extensions = Object.keys(CONTENT_TYPES)
    .filter((extension) => extension !== '.html')
    .map((extension) => extension.slice(1));
  return {
    globalHeaders: document,
    mimeTypes: CONTENT_TYPES,
    routes: [
      { route: `/${HIDDEN_FILE}`, statusCode: 404 },
      { route: '/assets/*', headers: file('/assets/any.js') },
      { route: `/${serviceWorkerFile}`, headers: file(`/${serviceWorkerFile}`) },
      ...[`/${VERSION_FILE}`, SETTINGS_PATH].map((route) => ({ route, headers: file(route) })),
      { route: HEALTH_PATH, rewrite: `/${VERSION_FILE}`, headers: file(HEALTH_PATH) },
      { route: `/*.{${extensions.join(',')}}`, headers: file('/favicon.svg') },
      ...PUBLIC_DOCUMENT_PATHS.flatMap((path) => {
        const headers = overriding(document, headersFor(site, path, true));
        if (path === '/') return [{ route: path, headers }];
        return [
          { route: path, rewrite: fileOf(path), headers },
          { route: `${path}/`, headers },
        ];
      }),
      ...OWN_DOCUMENT_PATHS.map((path) => ({ route: path, rewrite: fileOf(path) })),
      ...wildcards().map(({ route, example }) => ({
        route,
        rewrite: APPLICATION_DOCUMENT,
        headers: overriding(document, headersFor(site, example, true)),
      })),
    ],
    responseOverrides: { '404': { rewrite: `/${NOT_FOUND_FILE}` } },
  };
}

/**
 * Paths with the same prefix before `:id` share one wildcard route. `example` is the path among them whose
 * policy is the least strict.
 */
function wildcards(): readonly { readonly route: string; readonly example: string }[] {
  const routes = SHARED_DOCUMENTS.map(({ name, path }) => ({
    route: `${path.split(':id', 1)[0] ?? ''}*`,
    example: pathOf(name, '1'),
  })).toSorted(
    (one, other) => Number(isPaymentDocument(other.example)) - Number(isPaymentDocument(one.example)),
  );
  return routes.filter(({ route }, index) => routes.findIndex((each) => each.route === route) === index);
}

/** The headers that differ from the global ones. An empty value removes a global header. */
function overriding(global: Headers, own: Headers): Headers {
  const changed = Object.entries(own).filter(([name, value]) => global[name] !== value);
  const removed = Object.keys(global).filter((name) => !(name in own));
  return Object.fromEntries([...changed, ...removed.map((name) => [name, ''] as const)]);
}
