import { expect, type Locator, type Page } from '@playwright/test';

/** Further than this nobody tabs. */
const FARTHEST = 60;

/** Goes on with Tab until something has the focus, and makes sure that it can be seen to have it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < FARTHEST; step += 1) {
    if (await hasFocus(target)) return expectFocusVisible(target);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target.toString()}`);
}

/** Tab reaches it, Enter presses it. */
export async function pressEnterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Tab reaches it, and it takes what is typed. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.insertText(text);
}

/** In a group the arrows move and choose. */
export async function arrowTo(page: Page, from: Locator, target: Locator): Promise<void> {
  await tabTo(page, from);
  for (let step = 0; step < FARTHEST; step += 1) {
    if (await hasFocus(target)) return expect(target).toBeChecked();
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The arrows do not lead to ${target.toString()}`);
}

async function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

async function expectFocusVisible(target: Locator): Promise<void> {
  expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
}
