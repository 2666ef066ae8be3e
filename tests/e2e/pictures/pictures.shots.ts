import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../../src/domain/shared/language';
import { STATES, type Loading } from '../support/states';
import { expect, test } from '../support/test';
import { INTERACTIONS } from './interactions';
import { withoutStrip } from './withoutStrip';
import { settle, sidewaysOverflow, standStill } from './settle';
import { takeSmall } from './takeSmall';
import { VIEWS, type View } from './views';

/** In pixels; small enough for hundreds of them to stand on one sheet. */
const THUMBNAIL_HEIGHT = 300;

interface Picture {
  readonly name: string;
  readonly loading: Loading | undefined;
  readonly takesWindow: boolean;
}

async function take(page: Page, { name, loading, takesWindow }: Picture, view: View, language: string) {
  for (const colorScheme of view.themes) {
    await page.emulateMedia({ colorScheme });
    await settle(page, loading);
    if (!takesWindow) await growWindow(page, view);
    const file = `${name}.${view.name}.${colorScheme}`;
    await page.screenshot({ path: `pictures/${language}/${file}.png` });
    await page.setViewportSize(view.viewport);
    await takeSmall(page, THUMBNAIL_HEIGHT, `pictures/thumbnails/${language}/${file}.webp`);
  }
  expect.soft(await sidewaysOverflow(page), 'pixels beyond the side of the window').toBe(0);
}

/** Makes the window as high as the page: what sticks to its edges is where somebody at the end would see it. */
async function growWindow(page: Page, { viewport: { width, height } }: View): Promise<void> {
  const needed = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, needed) });
  await standStill(page);
}

for (const language of LANGUAGES)
  for (const view of VIEWS)
    test.describe(`[${language}] [${view.name}]`, () => {
      test.use({
        language,
        size: view.size,
        viewport: view.viewport,
        /* States in which something is wrong are reported, as they should be. */
        expectedReport: /^(?:warning: \[amin\]|error: Failed to load resource)/u,
      });

      for (const { name, path, loading, isEndless = false } of STATES)
        test(`[${name}]`, async ({ page, amin }) => {
          await view.prepare?.(page);
          await amin.open(withoutStrip(path));
          await take(page, { name, loading, takesWindow: isEndless }, view, language);
        });

      for (const { name, path, act, size, isOverlay = false, loading } of INTERACTIONS)
        if (size === undefined || size === view.size)
          test(`[${name}]`, async ({ page, amin }) => {
            await view.prepare?.(page);
            await amin.open(withoutStrip(path));
            await expect(page.locator('h1').first()).toBeVisible();
            await act(amin, page);
            await take(page, { name, loading, takesWindow: isOverlay }, view, language);
          });
    });
