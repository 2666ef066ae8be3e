import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { generateSW, type RuntimeCaching } from 'workbox-build';
import { serviceWorkerFile } from '../../deploy/securityHeaders.ts';
import { writeCompressed } from './compressedAssets.ts';
import { keptDocuments, revisionOf, type KeptDocument } from './keptDocuments.ts';
import { namedBy, ownersFiles } from './ownersFiles.ts';

/** The service worker of a built site. Answers of the API, and of anybody else, never pass through it. */
async function writeServiceWorker(site: string, bundle: Rolldown.OutputBundle): Promise<void> {
  const documents = keptDocuments(site);
  const wanted = filesToKeep(site, bundle);
  const swDest = join(site, serviceWorkerFile);
  await generateSW({
    swDest,
    globDirectory: site,
    globPatterns: ['assets/**/*.{js,css,woff2}', '*.svg'],
    dontCacheBustURLsMatching: /^\/assets\//u,
    modifyURLPrefix: { '': '/' },
    /* An older build may have left its files where this one came. */
    manifestTransforms: [
      (manifest) => ({
        manifest: manifest.filter(({ url }) => !url.startsWith('/assets/') || wanted.has(url.slice(1))),
      }),
    ],
    additionalManifestEntries: documents.map((kept) => ({
      url: kept.address,
      revision: revisionOf(site, kept),
    })),
    /* Nothing but the exact address is answered from the device. */
    directoryIndex: null,
    ignoreURLParametersMatching: [],
    runtimeCaching: documents.map(answering),
    /* Most documents are on the device: what would be asked for ahead would come for nothing. */
    navigationPreload: false,
    cacheId: 'amin',
    /* An update waits until every tab is gone: the files of an open page stay, whatever is deployed. */
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
 * Who comes back is not kept waiting for the network: a document is opened from the device, where it holds nothing of
 * anybody, with the files it names beside it. Once the browser has fetched a release, which it looks for at every
 * opening, the documents come from the network again, and with them the release.
 */
function answering({ address, answers, isStandIn }: KeptDocument): RuntimeCaching {
  const precacheFallback = { fallbackURL: address };
  if (isStandIn === true)
    return { urlPattern: answers, handler: 'NetworkOnly', options: { precacheFallback } };
  /* Nothing is ever put into the cache it looks in first; so the kept document answers, unless the release does. */
  const options = { precacheFallback, plugins: [RELEASE] };
  return { urlPattern: answers, handler: 'CacheOnly', options };
}

/** In the worker: that of the site. */
declare const registration: { readonly waiting: object | null };

type WorkerPlugin = NonNullable<NonNullable<RuntimeCaching['options']>['plugins']>[number];

/** Written into the service worker as it stands, so it knows nothing but its arguments and the worker it is in. */
const RELEASE: WorkerPlugin = {
  cachedResponseWillBeUsed: async ({ request }) =>
    registration.waiting === null ? undefined : fetch(request).catch(() => undefined),
  /* The device may have lost what it kept. */
  handlerDidError: async ({ request }) => fetch(request),
};

/** In brotli bytes. What only public pages show is kept up to that size: they open without a connection as well. */
const SMALL = 4096;

/** The files of this build that the device of an owner keeps. */
function filesToKeep(site: string, bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const textOf = (file: string): string => readFileSync(join(site, file), 'utf8');
  const frames = keptDocuments(site).map(({ file }) => textOf(file));
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map(textOf)
    .filter((html) => html.includes(' data-page="'));
  const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'));
  const small = Object.keys(bundle).filter(
    (name) => /\.(?:js|css)$/u.test(name) && statSync(join(site, `${name}.br`)).size <= SMALL,
  );
  return new Set([...ownersFiles(bundle, namedBy(frames), namedBy(pages)), ...small, ...fonts]);
}

/** Lets the browsers of owners keep the product's own files, once they have used it. Last of all: it counts what is there. */
export function deviceCopy(): Plugin {
  let built: { readonly site: string; readonly bundle: Rolldown.OutputBundle } | undefined;
  return {
    name: 'amin:device-copy',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      if (this.environment.name === 'client' && dir !== undefined) built = { site: dir, bundle };
    },
    buildApp: {
      order: 'post',
      async handler() {
        if (built !== undefined) await writeServiceWorker(built.site, built.bundle);
      },
    },
  };
}
