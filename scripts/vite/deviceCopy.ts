import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';
import { generateSW, type RuntimeCaching } from 'workbox-build';
import { serviceWorkerFile } from '../../deploy/securityHeaders.ts';
import { APPLICATION_DOCUMENT } from '../../deploy/sharedDocuments.ts';
import { policyFile } from './admittedHashes.ts';
import { originsFile } from './admittedOrigins.ts';

const compress = promisify(brotliCompress);

/* The documents as they are kept, each under an address that nobody opens: what is opened comes from the network. */
const ANY_DOCUMENT = '/dashboard?kept';
const PAYMENT_DOCUMENT = '/dashboard/business/0/subscription?kept';
const SIGN_IN_DOCUMENT = '/demo/sign-in.html?kept';

/**
 * Documents always come from the network, and only without one from the device: there they hold nothing of anybody.
 * Each keeps the policy it was sent with. The functions are written into the service worker as they stand.
 */
const DOCUMENTS: readonly (RuntimeCaching & { readonly kept: string })[] = [
  {
    kept: PAYMENT_DOCUMENT,
    urlPattern: ({ request, url }) =>
      request.mode === 'navigate' && /^\/dashboard\/business\/[^/]+\/subscription\/?$/u.test(url.pathname),
    handler: 'NetworkOnly',
  },
  {
    kept: SIGN_IN_DOCUMENT,
    urlPattern: ({ request, url }) => request.mode === 'navigate' && url.pathname === '/demo/sign-in.html',
    handler: 'NetworkOnly',
  },
  {
    kept: ANY_DOCUMENT,
    urlPattern: ({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith('/demo/'),
    handler: 'NetworkOnly',
  },
];

/** The files behind the documents that are kept, and the one that stands in where they are not. */
const KEPT_FILES = [
  APPLICATION_DOCUMENT,
  'dashboard/index.html',
  'dashboard/business/subscription/index.html',
  'demo/sign-in.html',
  'index.html',
];

/** Changes with the documents and with the policies they are sent with. */
function revisionOf(site: string): string {
  const hash = createHash('sha256');
  for (const name of [...KEPT_FILES, policyFile, originsFile]) {
    const file = join(site, name);
    if (existsSync(file)) hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The service worker of a built site. Answers of the API, and of anybody else, never pass through it. */
async function writeServiceWorker(site: string): Promise<void> {
  const documents = DOCUMENTS.filter(
    ({ kept }) => kept !== SIGN_IN_DOCUMENT || existsSync(join(site, 'demo/sign-in.html')),
  );
  const revision = revisionOf(site);
  const swDest = join(site, serviceWorkerFile);
  await generateSW({
    swDest,
    globDirectory: site,
    globPatterns: ['assets/**/*.{js,css,woff2}', '*.svg'],
    dontCacheBustURLsMatching: /^\/assets\//u,
    modifyURLPrefix: { '': '/' },
    additionalManifestEntries: documents.map(({ kept }) => ({ url: kept, revision })),
    /* Nothing but the exact address is answered from the device. */
    directoryIndex: null,
    ignoreURLParametersMatching: [],
    runtimeCaching: documents.map(({ kept, ...route }) => ({
      ...route,
      options: { precacheFallback: { fallbackURL: kept } },
    })),
    navigationPreload: true,
    cacheId: 'amin',
    /* An update waits until every tab is gone: the files of an open page stay, whatever is deployed. */
    skipWaiting: false,
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    mode: 'production',
  });
  await writeFile(`${swDest}.br`, await compress(await readFile(swDest)));
}

/** Lets the browsers of owners keep the product's own files, once they have used it. Last of all: it counts what is there. */
export function deviceCopy(): Plugin {
  let site: string | undefined;
  return {
    name: 'amin:device-copy',
    apply: 'build',
    writeBundle({ dir }) {
      if (this.environment.name === 'client') site = dir;
    },
    buildApp: {
      order: 'post',
      async handler() {
        if (site !== undefined) await writeServiceWorker(site);
      },
    },
  };
}
