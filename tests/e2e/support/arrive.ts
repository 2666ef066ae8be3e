import { expect, type Page } from '@playwright/test';
import { NOTICE, type LinkedState, type Loading } from './states/LinkedState';

const LOADING: Readonly<Record<Loading, string>> = {
  page: '[role="status"] h1',
  part: 'main [aria-busy="true"]',
};

/** Waits for a state to be there: everything done that its link asks for, and loaded what can load. */
export async function arrive(page: Page, { loading, shows }: LinkedState): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('html[data-steps-left]')).toHaveCount(0, { timeout: 30_000 });
  if (shows !== undefined) await expect(page.locator(shows).first()).toBeVisible({ timeout: 30_000 });
  /* What is closing is no part of the state any more. */
  await expect(page.locator('[data-exiting]')).toHaveCount(0);
  if (shows === NOTICE) await keepNotices(page);
  if (loading !== undefined) await expect(page.locator(LOADING[loading]).first()).toBeAttached();
  else if (shows === undefined) await expect(page.locator(Object.values(LOADING).join())).toHaveCount(0);
}

/** A notice stays as long as somebody points at it. */
async function keepNotices(page: Page): Promise<void> {
  await page.locator(NOTICE).first().dispatchEvent('pointerover', { bubbles: true });
}
