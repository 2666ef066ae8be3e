import type { Page } from '@playwright/test';
import { LATER_FILES, openedFilesIn } from '../../../src/ui/shell/cachedFiles';
import { expect } from './test';

/** Waits until the service worker is installed and controls the page. */
export async function whenControlled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      });
  });
}

/** Waits until all files are cached. The test has to install `page.clock`, because the page caches most of them late. */
export async function whenAllCached(page: Page): Promise<void> {
  await whenControlled(page);
  /* Each request of the page ends a pause, so that the list is read only once. */
  const count = await page.evaluate(async (list) => {
    const paths: readonly string[] = await (await fetch(`/${list}`)).json();
    return paths.length;
  }, LATER_FILES);
  const cached = async (): Promise<number> => {
    await page.clock.runFor(25_000);
    return page.evaluate(async (name) => (await (await caches.open(name)).keys()).length, openedFilesIn('/'));
  };
  await expect.poll(cached).toBe(count);
}

/** Waits until the browser has fetched the release, which stays waiting while a page of the previous one is open. */
export async function updateWaits(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null))
    .toBe(true);
}

/**
 * Waits until the waiting release is active. The browser activates it a moment after the last page of the previous
 * release has closed.
 */
export async function updateActivates(blank: Page): Promise<void> {
  const devTools = await blank.context().newCDPSession(blank);
  const statuses = new Map<string, string>();
  devTools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) statuses.set(versionId, status);
  });
  await devTools.send('ServiceWorker.enable');
  await expect
    .poll(() => [...statuses.values()].filter((status) => status !== 'redundant'))
    .toEqual(['activated']);
  await devTools.detach();
}
