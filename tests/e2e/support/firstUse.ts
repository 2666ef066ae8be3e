import type { Page } from '@playwright/test';

/** A first use that changes nothing. A public page then loads the application: a pointer is over a button. */
export async function firstUse(page: Page): Promise<void> {
  await page.getByRole('banner').locator('button').last().dispatchEvent('pointerdown');
}
