import { existsSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { RuntimeCaching } from 'workbox-build';
import { APPLICATION_DOCUMENT } from '../../deploy/sharedDocuments.ts';
import { documentOf, namesOf, pathOf, patternOf } from '../../src/ui/shell/routePaths.ts';
import { OWNER_ROUTES } from '../../src/ui/shell/routes.ts';
import { inFolder } from './inFolder.ts';
import { policyFile } from './admittedHashes.ts';

/** A document that owners' browsers precache. */
export interface PrecachedDocument {
  /**
   * The cache key, and the URL of the request. It needs a path that the document is served at, so that the response has
   * the policy of these paths. On a static host in a folder, which sends no policies, it is the path of the file. No
   * page links to it.
   */
  readonly url: string;
  /** The path of its file in the built site. */
  readonly file: string;
  /** The navigations that it is served for. */
  readonly urlPattern: RuntimeCaching['urlPattern'];
  /** True for the application's document. Offline it replaces the documents of other pages. */
  readonly isFallback?: boolean;
}

/**
 * Matches navigations to a path. Workbox writes the source text of the function into the service worker,
 * where the table of routes does not exist, so the text contains the pattern itself.
 */
function navigationTo(pattern: string): RuntimeCaching['urlPattern'] {
  const text = `({ request, url }) => request.mode === 'navigate' && /${pattern.replaceAll('/', String.raw`\/`)}/u.test(url.pathname)`;
  const matches: RuntimeCaching['urlPattern'] = ({ request, url }) =>
    request.mode === 'navigate' && new RegExp(pattern, 'u').test(url.pathname);
  return Object.assign(matches, { toString: () => text });
}

/** The document of each screen answers its own paths, the application's document all others. */
const documentsIn = (base: string): readonly PrecachedDocument[] => [
  ...namesOf(OWNER_ROUTES).map((name) => ({
    url: base === '/' ? `${pathOf(name, '0')}?precached` : `${base}${documentOf(name)}?precached`,
    file: documentOf(name),
    urlPattern: navigationTo(inFolder(base, patternOf(name))),
  })),
  {
    url: `${base}demo/sign-in.html?precached`,
    file: 'demo/sign-in.html',
    urlPattern: navigationTo(String.raw`^${base}demo/sign-in\.html$`),
  },
  {
    url: inFolder(base, `${APPLICATION_DOCUMENT}?precached`),
    file: APPLICATION_DOCUMENT.slice(1),
    urlPattern: navigationTo(`^${base}(?!demo/)`),
    isFallback: true,
  },
];

/** The documents that exist in a built site. The first one that matches a navigation applies. */
export function precachedDocuments(site: string, base: string): readonly PrecachedDocument[] {
  return documentsIn(base).filter(({ file }) => existsSync(join(site, file)));
}

/**
 * A hash of the document and of the inline code that its policy admits. Deployment adds the settings of the site to it,
 * because the policy depends on them too (deploy/settings/writeSettings.ts).
 */
export function revisionOf(site: string, { file }: PrecachedDocument): string {
  const hash = createHash('sha256');
  for (const name of [file, policyFile]) {
    const path = join(site, name);
    if (existsSync(path)) hash.update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}
