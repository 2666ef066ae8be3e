import { LATER_FILES, OPENED_FILES } from './cachedFiles';
import { BASE_URL } from './publicPages';
import { whenNetworkIdle } from './whenNetworkIdle';

/** Milliseconds without a finished resource before files are cached that were not opened. */
const LONG_PAUSE = 20_000;

/** The number of files that load at the same time. A page that opens waits for no more than these. */
const BATCH_SIZE = 8;

/** The part of `navigator.serviceWorker` that is used. */
export interface ServiceWorkers extends Pick<EventTarget, 'addEventListener'> {
  readonly controller: Controller | null;
  readonly ready: Promise<{ readonly waiting: object | null }>;
}

interface Controller {
  postMessage(message: unknown, transfer: MessagePort[]): void;
}

/**
 * Caches what the installation of the service worker leaves out: at once the files that this page has opened, which are
 * in the HTTP cache, and the others in small batches once the network has been idle for long. It ends with the page, and
 * the next page continues. Files of other releases are deleted.
 */
export async function fillPrecache(serviceWorkers: ServiceWorkers): Promise<void> {
  const worker = await controllerOf(serviceWorkers);
  const { waiting } = await serviceWorkers.ready;
  /* The page may belong to the release that waits, whose files are not in the list of the active one. */
  if (waiting !== null) return;
  const later = await laterFiles();
  const cache = await caches.open(OPENED_FILES);
  const cached = new Set((await cache.keys()).map(({ url }) => url));
  await Promise.all([...cached].filter((url) => !later.has(url)).map(async (url) => cache.delete(url)));
  const opened = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  const missing = [...later].filter((url) => !cached.has(url));
  await cacheFiles(
    worker,
    missing.filter((url) => opened.has(url)),
  );
  const others = missing.filter((url) => !opened.has(url));
  for (let start = 0; start < others.length; start += BATCH_SIZE) {
    await networkIdle(start === 0 ? LONG_PAUSE : undefined);
    await cacheFiles(worker, others.slice(start, start + BATCH_SIZE));
  }
}

/** The service worker that controls this page. On a first visit it does so once it is installed. */
async function controllerOf(serviceWorkers: ServiceWorkers): Promise<Controller> {
  while (serviceWorkers.controller === null)
    await new Promise((controlled) => {
      serviceWorkers.addEventListener('controllerchange', controlled, { once: true });
    });
  return serviceWorkers.controller;
}

/** The URLs in the list. The service worker has precached the list, so that both belong to the same release. */
async function laterFiles(): Promise<ReadonlySet<string>> {
  const paths: readonly string[] = await (await fetch(BASE_URL + LATER_FILES)).json();
  return new Set(paths.map((path) => new URL(path, location.href).href));
}

async function networkIdle(pause: number | undefined): Promise<void> {
  await new Promise<void>((resolve) => {
    whenNetworkIdle(resolve, pause);
  });
}

/** Makes Workbox fetch the files, which caches them. Resolves when all are cached, and never when one fails. */
async function cacheFiles(worker: Controller, urls: readonly string[]): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  await new Promise((answered) => {
    port1.addEventListener('message', answered, { once: true });
    port1.start();
    worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: urls } }, [port2]);
  });
  port1.close();
}
