import { CONTENT_TYPES } from '../contentTypes.ts';
import { serviceWorkerFile, VERSION_FILE } from '../securityHeaders.ts';
import { APPLICATION_DOCUMENT } from '../sharedDocuments.ts';
import { ANY_WIZARD, headersFor, type Headers, HIDDEN_FILES, type StaticSite } from './StaticSite.ts';

interface Route {
  readonly route: string;
  readonly headers?: Headers;
  readonly rewrite?: string;
  readonly statusCode?: number;
}

/** `staticwebapp.config.json`, as far as it is written here. */
export interface StaticWebAppConfig {
  readonly globalHeaders: Headers;
  readonly mimeTypes: Headers;
  /** The first one that fits decides; its headers go over the global ones, and an empty one takes a global one away. */
  readonly routes: readonly Route[];
  readonly responseOverrides: Readonly<Record<'404', { readonly rewrite: string }>>;
}

/**
 * The site for Azure Static Web Apps. A wildcard can only end a route there, so the wizard cannot be told from the page
 * of its business: both are answered by the frame of the application under the wizard's policy, the looser one.
 */
export function staticWebAppConfig(site: StaticSite): StaticWebAppConfig {
  const document = headersFor(site, '/', true);
  const file = (path: string): Headers => over(document, headersFor(site, path, false));
  const fileEnds = Object.keys(CONTENT_TYPES)
    .filter((end) => end !== '.html')
    .map((end) => end.slice(1));
  return {
    globalHeaders: document,
    mimeTypes: Object.fromEntries(Object.entries(CONTENT_TYPES).filter(([end]) => end !== '.html')),
    routes: [
      ...HIDDEN_FILES.map((name) => ({ route: `/${name}`, statusCode: 404 })),
      { route: '/assets/*', headers: file('/assets/any.js') },
      { route: `/${serviceWorkerFile}`, headers: file(`/${serviceWorkerFile}`) },
      { route: `/${VERSION_FILE}`, headers: file(`/${VERSION_FILE}`) },
      { route: `/*.{${fileEnds.join(',')}}`, headers: file('/favicon.svg') },
      { route: '/auth/callback', rewrite: APPLICATION_DOCUMENT },
      {
        route: '/dashboard/business/*',
        rewrite: APPLICATION_DOCUMENT,
        headers: over(document, headersFor(site, ANY_WIZARD, true)),
      },
    ],
    responseOverrides: { '404': { rewrite: APPLICATION_DOCUMENT } },
  };
}

/** Only what differs from the global headers. */
function over(global: Headers, own: Headers): Headers {
  const changed = Object.entries(own).filter(([name, value]) => global[name] !== value);
  const left = Object.keys(global).filter((name) => !(name in own));
  return Object.fromEntries([...changed, ...left.map((name) => [name, ''] as const)]);
}
