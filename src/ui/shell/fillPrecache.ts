import { LATER_FILES, openedFilesIn } from './cachedFiles';
import { BASE_URL } from './publicPages';
import { whenNetworkIdle } from './whenNetworkIdle';

/** Milliseconds without a finished resource before files are cached that were not opened. */
const LONG_PAUSE = 20_000;

/** The number of files that load at the same time. A page that opens waits for no more than these. */
const BATCH_SIZE = 8;

/** The part of `navigator.serviceWorker` that is used. */
export interface ServiceWorkers extends Pick<EventTarget, 'addEventListener'> {
  readonly controller: Controller | null;
  readonly ready: Promise<Registration>;
}

interface Controller {
  postMessage(message: unknown, transfer: MessagePort[]): void;
}

interface Registration extends Pick<EventTarget, 'addEventListener'> {
  readonly waiting: object | null;
  readonly installing: (Pick<EventTarget, 'addEventListener'> & { readonly state: string }) | null;
}

/**
 * Caches what the installation of the service worker leaves out: at once the files that this page has opened, which are
 * in the HTTP cache, and the others in small batches once the network has been idle for long. It ends with the page, and
 * the next page continues. Files of other releases are deleted, unless a new release is being installed or waits. Then the files of that release are cached once it waits, because it takes over when the last page is closed, and its first start can be offline.
 */
export async function fillPrecache(serviceWorkers: ServiceWorkers): Promise<void> {
  const worker = await controllerOf(serviceWorkers);
  const registration = await serviceWorkers.ready;
  const cache = await caches.open(openedFilesIn(BASE_URL));
  const fillNext = async (): Promise<void> => {
    await whenInstalled(registration.installing);
    if (registration.waiting !== null) await cacheLater(worker, cache, await laterFiles('?next'), nameOf);
  };
  registration.addEventListener('updatefound', () => void fillNext().catch(() => undefined));
  if (registration.waiting !== null || registration.installing !== null) return fillNext();
  const later = await laterFiles();
  const others = (await cache.keys()).filter(({ url }) => !later.has(url));
  await Promise.all(others.map(async (request) => cache.delete(request)));
  await cacheLater(worker, cache, later);
}

async function whenInstalled(worker: Registration['installing']): Promise<void> {
  if (worker?.state === 'installing')
    await new Promise((changed) => {
      worker.addEventListener('statechange', changed, { once: true });
    });
}

/** @param keyOf Files with the same key as one that this page has opened are cached at once. */
async function cacheLater(
  worker: Controller,
  cache: Cache,
  later: ReadonlySet<string>,
  keyOf = (url: string) => url,
): Promise<void> {
  const cached = new Set((await cache.keys()).map(({ url }) => url));
  const opened = new Set(performance.getEntriesByType('resource').map(({ name }) => keyOf(name)));
  const missing = [...later].filter((url) => !cached.has(url));
  await cacheFiles(
    worker,
    missing.filter((url) => opened.has(keyOf(url))),
  );
  const others = missing.filter((url) => !opened.has(keyOf(url)));
  for (let start = 0; start < others.length; start += BATCH_SIZE) {
    await networkIdle(start === 0 ? LONG_PAUSE : undefined);
    await cacheFiles(worker, others.slice(start, start + BATCH_SIZE));
  }
}

/** The name of a file in every release. Texts have the same name in each language. */
const nameOf = (url: string): string => url.slice(url.lastIndexOf('/')).replace(/-[\w-]{8}(?=\.\w+$)/u, '');

/** The service worker that controls this page. On a first visit it does so once it is installed. */
async function controllerOf(serviceWorkers: ServiceWorkers): Promise<Controller> {
  while (serviceWorkers.controller === null)
    await new Promise((controlled) => {
      serviceWorkers.addEventListener('controllerchange', controlled, { once: true });
    });
  return serviceWorkers.controller;
}

/**
 * The URLs in the list. The service worker has precached the list, so that both belong to the same release.
 * @param query With one, the list comes from the server and is that of the newest release.
 */
async function laterFiles(query = ''): Promise<ReadonlySet<string>> {
  const list = await fetch(BASE_URL + LATER_FILES + query, { cache: 'no-store' });
  const paths: readonly string[] = await list.json();
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
