import { readdirSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { generateSW, type RuntimeCaching } from 'workbox-build';
import { serviceWorkerFile } from '../../deploy/securityHeaders.ts';
import { revisionWithSettings } from '../../deploy/settings/settingsRevision.ts';
import { LATER_FILES, openedFilesIn, SETTINGS_PATH } from '../../src/ui/shell/cachedFiles.ts';
import { writeCompressed } from './compressedAssets.ts';
import { precachedDocuments, revisionOf, type PrecachedDocument } from './precachedDocuments.ts';
import { assetsReferencedBy, isTexts, precachedFiles } from './precachedFiles.ts';

interface BuiltSite {
  readonly site: string;
  /** The folder of the site on its host, with a slash at both ends. */
  readonly base: string;
  readonly bundle: Rolldown.OutputBundle;
}

/**
 * Writes the service worker of a built site, and the list of the files that it caches later. It never handles requests to
 * the API or to other origins.
 */
async function writeServiceWorker({ site, base, bundle }: BuiltSite, hasSettings: boolean): Promise<void> {
  const documents = precachedDocuments(site, base);
  const kept = documents.map((document) => ({ url: document.url, revision: revisionOf(site, document) }));
  const { first, later } = filesToPrecache(site, documents, bundle);
  const assets = `${base}assets/`;
  const swDest = join(site, serviceWorkerFile);
  const laterFiles = JSON.stringify([...later].toSorted().map((file) => base + file));
  await writeFile(join(site, LATER_FILES), laterFiles);
  await writeCompressed(join(site, LATER_FILES));
  await generateSW({
    swDest,
    globDirectory: site,
    globPatterns: ['assets/**/*.js', '*.svg', LATER_FILES],
    dontCacheBustURLsMatching: new RegExp(`^${assets}`, 'u'),
    modifyURLPrefix: { '': base },
    manifestTransforms: [
      (manifest) => ({
        manifest: manifest.filter(({ url }) => !url.startsWith(assets) || first.has(url.slice(base.length))),
      }),
    ],
    additionalManifestEntries: hasSettings
      ? [...kept, SETTINGS].map(({ url, revision }) => ({ url, revision: revisionWithSettings(revision) }))
      : kept,
    /* The precache responds to exact URLs only. */
    directoryIndex: null,
    ignoreURLParametersMatching: [],
    runtimeCaching: [
      ...(hasSettings ? [runtimeCachingOf(SETTINGS, FOR_SETTINGS)] : []),
      ...documents.map((document) => runtimeCachingOf(document, FOR_DOCUMENTS)),
      openedFiles(base),
    ],
    /* Most documents are precached, so most navigation preloads would be unused. */
    navigationPreload: false,
    cacheId: 'amin',
    /* An update waits until every tab is closed, so that an open page keeps its files after a deployment. */
    skipWaiting: false,
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    mode: 'production',
  });
  await writeCompressed(swDest);
}

/**
 * The settings of a live site are precached together with the documents, whose policies admit the origins in the
 * settings. So an owner can start offline, and no document gets settings that its policy refuses.
 */
const SETTINGS = {
  url: `${SETTINGS_PATH}?precached`,
  revision: '0'.repeat(16),
  urlPattern: Object.assign<NonNullable<RuntimeCaching['urlPattern']>, { toString: () => string }>(
    ({ request, sameOrigin, url }) =>
      request.mode !== 'navigate' && sameOrigin && url.pathname === SETTINGS_PATH,
    {
      toString: () =>
        `({ request, sameOrigin, url }) => request.mode !== 'navigate' && sameOrigin && url.pathname === '${SETTINGS_PATH}'`,
    },
  ),
};

/**
 * Serves a navigation from the precache, so that a returning owner does not wait for the network. The
 * documents contain no personal data and their assets are precached too. The browser looks for a new release
 * at every navigation. While a new service worker waits, documents come from the network, so that they are those of
 * the new release, unless the server fails.
 */
function runtimeCachingOf(
  { url, urlPattern, isFallback }: Pick<PrecachedDocument, 'url' | 'urlPattern' | 'isFallback'>,
  plugin: WorkerPlugin,
): RuntimeCaching {
  /*
   * CacheOnly finds nothing, because its cache is always empty. The fallback is the precached file, unless the
   * plugin fetches a newer one.
   */
  const options = { precacheFallback: { fallbackURL: url }, plugins: [plugin] };
  return { urlPattern, handler: isFallback === true ? 'NetworkOnly' : 'CacheOnly', options };
}

/**
 * Caches a script, a style sheet or a font when it is opened for the first time. The name of each changes with its
 * content. Workbox also opens the files that a page names in a message (src/ui/shell/fillPrecache.ts).
 */
function openedFiles(base: string): RuntimeCaching {
  const assets = `${base}assets/`;
  const isFile: RuntimeCaching['urlPattern'] = ({ sameOrigin, url }) =>
    sameOrigin && url.pathname.startsWith(assets) && /\.(?:js|css|woff2)$/u.test(url.pathname);
  const text = String.raw`({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('${assets}') && /\.(?:js|css|woff2)$/u.test(url.pathname)`;
  return {
    urlPattern: Object.assign(isFile, { toString: () => text }),
    handler: 'CacheFirst',
    options: { cacheName: openedFilesIn(base) },
  };
}

/* The globals of the service worker. */
declare global {
  var registration: { readonly waiting: object | null };
  /** By the id of a client, whether its document came from the network, because its settings come from there too. */
  var networkAnswers: Map<string, boolean> | undefined;
}

type WorkerPlugin = NonNullable<NonNullable<RuntimeCaching['options']>['plugins']>[number];

/**
 * Workbox writes the source text of these functions into the service worker, so they may use only their
 * arguments and the worker's globals.
 */
export const FOR_DOCUMENTS: WorkerPlugin = {
  cachedResponseWillBeUsed: async ({ event, request }) => {
    const documents = (globalThis.networkAnswers ??= new Map());
    documents.set(event.resultingClientId, false);
    if (globalThis.registration.waiting === null) return undefined;
    /* On a connection without data the precached document opens after four seconds. */
    const limit = new Promise<undefined>((end) => setTimeout(end, 4000));
    const response = await Promise.race([fetch(request), limit]).catch(() => undefined);
    /* A redirect has the status 0. */
    if (response === undefined || response.status >= 400) return undefined;
    documents.set(event.resultingClientId, true);
    return response;
  },
  fetchDidSucceed: async ({ event, response }) => {
    (globalThis.networkAnswers ??= new Map()).set(event.resultingClientId, true);
    return response;
  },
  /* A document that is not read from the precache at first comes from it without a connection. */
  fetchDidFail: async ({ event }) => {
    (globalThis.networkAnswers ??= new Map()).set(event.resultingClientId, false);
  },
  /* The browser can have evicted the precache. */
  handlerDidError: async ({ event, request }) => {
    (globalThis.networkAnswers ??= new Map()).set(event.resultingClientId, true);
    return fetch(request);
  },
};

export const FOR_SETTINGS: WorkerPlugin = {
  cachedResponseWillBeUsed: async ({ event, request }) => {
    const isNew = globalThis.networkAnswers?.get(event.clientId);
    if (!(isNew ?? globalThis.registration.waiting !== null)) return undefined;
    const response = await fetch(request).catch(() => Response.error());
    /* The policy of a new document may refuse the precached settings. Without them the page tries again. */
    return isNew === true || response.ok ? response : undefined;
  },
  handlerDidError: async ({ request }) => fetch(request),
};

/** In Brotli bytes. Smaller files of public pages are precached too, so that these pages open offline. */
const SMALL = 4096;

/**
 * The files of this build that owners' browsers cache: first the scripts that the documents start with, so that a document
 * never opens without them, and later all others. The texts are later ones, because an owner reads one language.
 */
function filesToPrecache(
  site: string,
  documents: readonly PrecachedDocument[],
  bundle: Rolldown.OutputBundle,
): { readonly first: ReadonlySet<string>; readonly later: ReadonlySet<string> } {
  const textOf = (file: string): string => readFileSync(join(site, file), 'utf8');
  const shells = assetsReferencedBy(documents.map(({ file }) => textOf(file)));
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map(textOf)
    .filter((html) => html.includes(' data-page="'));
  const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'));
  const small = Object.keys(bundle).filter(
    (name) => /\.(?:js|css)$/u.test(name) && statSync(join(site, `${name}.br`)).size <= SMALL,
  );
  const all = new Set([...precachedFiles(bundle, shells, assetsReferencedBy(pages)), ...small, ...fonts]);
  const first = new Set([...shells].filter((name) => name.endsWith('.js') && !isTexts(bundle[name])));
  return { first, later: new Set([...all].filter((name) => !first.has(name))) };
}

/** Generates the service worker. Runs last, because it lists the files of the finished build. */
export function serviceWorker(hasSettings: boolean): Plugin {
  let built: BuiltSite | undefined;
  return {
    name: 'amin:service-worker',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      if (this.environment.name === 'client' && dir !== undefined)
        built = { site: dir, base: this.environment.config.base, bundle };
    },
    buildApp: {
      order: 'post',
      async handler() {
        if (built !== undefined) await writeServiceWorker(built, hasSettings);
      },
    },
  };
}
