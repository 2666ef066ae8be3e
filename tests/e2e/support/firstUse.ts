import type { Page } from '@playwright/test';

/** A first use that changes nothing. A public page then loads the application. */
export async function firstUse(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
}
