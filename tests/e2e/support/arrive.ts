import { expect, type Page } from '@playwright/test';
import { TOAST, type LinkedState, type Loading } from './states/LinkedState';

const LOADING: Readonly<Record<Loading, string>> = {
  page: '[role="status"] h1',
  part: 'main [aria-busy="true"]',
};

/** Waits until the page is in the state: the steps of its link are done and loading has ended. */
export async function arrive(
  page: Page,
  { loading, shows, isPrinted, isOverlay }: LinkedState,
): Promise<void> {
  const heading = page.locator('h1').first();
  /* The open menu hides the page. */
  await (isOverlay === true ? expect(heading).toBeAttached() : expect(heading).toBeVisible());
  await expect(page.locator('html[data-steps-left]')).toHaveCount(0, { timeout: 30_000 });
  if (isPrinted === true) await page.emulateMedia({ media: 'print' });
  if (shows !== undefined) await expect(page.locator(shows).first()).toBeVisible({ timeout: 30_000 });
  /* Elements that animate out are not part of the state. */
  await expect(page.locator('[data-exiting]')).toHaveCount(0);
  if (shows === TOAST) await keepToastsVisible(page);
  if (loading !== undefined) await expect(page.locator(LOADING[loading]).first()).toBeAttached();
  else if (shows === undefined) await expect(page.locator(Object.values(LOADING).join())).toHaveCount(0);
}

/** A toast stays visible while the pointer is over it. */
async function keepToastsVisible(page: Page): Promise<void> {
  await page.locator(TOAST).first().dispatchEvent('pointerover', { bubbles: true });
}
