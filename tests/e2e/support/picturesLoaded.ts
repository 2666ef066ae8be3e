import type { Page } from '@playwright/test';
import { expect } from './test';

/** On a busy machine the network can be idle before the pictures are requested. */
export async function picturesLoaded(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect
    .poll(() =>
      page.evaluate(() =>
        Array.from(document.images).every((image) => image.complete || !image.checkVisibility()),
      ),
    )
    .toBe(true);
}
