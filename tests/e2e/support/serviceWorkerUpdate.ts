import type { Page } from '@playwright/test';
import { expect } from './test';

/** Waits until the precache is complete and the service worker controls the page. */
export async function whenPrecached(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      });
  });
}

/** Waits until the browser has fetched the release, which stays waiting while a page of the previous one is open. */
export async function updateWaits(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null))
    .toBe(true);
}

/**
 * Waits until the release that waited is used. The browser lets it start a moment after the last page of the previous
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
