import { expect, type Page } from '@playwright/test';
import type { Loading } from '../support/states';

/** In milliseconds; longer than the pause before a skeleton shows itself. */
const A_MOMENT = 300;

const LOADING: Readonly<Record<Loading, string>> = {
  page: '[role="status"] h1',
  part: 'main [aria-busy="true"]',
};

/** Waits for the page to be what it will stay: loaded, drawn in its own font, and standing still. */
export async function settle(page: Page, loading: Loading | undefined): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  if (loading !== undefined) await expect(page.locator(LOADING[loading]).first()).toBeAttached();
  else await expect(page.locator(Object.values(LOADING).join())).toHaveCount(0, { timeout: 20_000 });
  await page.waitForTimeout(A_MOMENT);
  await standStill(page);
}

/** Waits for pictures and for everything that moves once. */
export async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations === 1);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    /* Those further down would wait for somebody to come near. */
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled(Array.from(document.images, (image) => image.decode()));
  });
}

/** How many pixels of the page lie beyond the side of the window. */
export async function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
