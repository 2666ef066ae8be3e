import type { Page } from '@playwright/test';

/**
 * Presses a button without a click. This changes nothing, and makes a public page load the application. The buttons of
 * the menu do not.
 */
export async function firstUse(page: Page): Promise<void> {
  await page.getByRole('banner').locator('button:not([popovertarget])').last().dispatchEvent('pointerdown');
}
