import type { Page } from '@playwright/test';
import { arrive } from '../support/arrive';
import { finishAnimations } from '../support/finishAnimations';
import type { LinkedState } from '../support/states/LinkedState';

/** Milliseconds. Longer than the delay before a skeleton is shown. */
const DELAY = 300;

/** Waits until the page is final: loaded, with its fonts, and without running animations. */
export async function settle(page: Page, state: LinkedState): Promise<void> {
  await arrive(page, state);
  await page.waitForTimeout(DELAY);
  await finishDrawing(page);
}

/** Waits for fonts, pictures and animations. */
export async function finishDrawing(page: Page): Promise<void> {
  await finishAnimations(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    /* Pictures with lazy loading would otherwise wait for scrolling. */
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled(Array.from(document.images, (image) => image.decode()));
  });
}
