import type { Page } from '@playwright/test';

/** Presses a button without a click, which changes nothing but makes a public page load the application. */
export async function firstUse(page: Page): Promise<void> {
  await page.getByRole('banner').locator('button').last().dispatchEvent('pointerdown');
}
