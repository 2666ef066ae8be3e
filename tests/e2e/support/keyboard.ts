import { expect, type Locator, type Page } from '@playwright/test';

/** The maximum number of key presses to reach a control. */
const MAX_PRESSES = 60;

/** Presses Tab until the target has the focus, and checks that the focus is visible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < MAX_PRESSES; step += 1) {
    if (await hasFocus(target)) return expectFocusVisible(target);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target.toString()}`);
}

/** Tabs to the target and presses Enter. */
export async function pressEnterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Tabs to the target and inserts the text. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.insertText(text);
}

/**
 * Moves through a group of options with the arrow key until the target has the focus, and checks that it is selected.
 */
export async function arrowTo(page: Page, from: Locator, target: Locator): Promise<void> {
  await tabTo(page, from);
  for (let step = 0; step < MAX_PRESSES; step += 1) {
    if (await hasFocus(target)) return expect(target).toBeChecked();
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The arrow keys do not lead to ${target.toString()}`);
}

async function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

async function expectFocusVisible(target: Locator): Promise<void> {
  expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
}
