import type { Page } from '@playwright/test';
import { arrive } from '../support/arrive';
import { standStill } from '../support/standStill';
import type { LinkedState } from '../support/states/LinkedState';

/** In milliseconds; longer than the pause before a skeleton shows itself. */
const A_MOMENT = 300;

/** Waits for the page to be what it will stay: arrived, drawn in its own font, and standing still. */
export async function settle(page: Page, state: LinkedState): Promise<void> {
  await arrive(page, state);
  await page.waitForTimeout(A_MOMENT);
  await drawn(page);
}

/** Waits for letters and pictures, and for everything that moves once. */
export async function drawn(page: Page): Promise<void> {
  await standStill(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    /* Those further down would wait for somebody to come near. */
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled(Array.from(document.images, (image) => image.decode()));
  });
}
