import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../../src/domain/shared/language';
import { STATES, type Loading } from '../support/states';
import { expect, test } from '../support/test';
import { INTERACTIONS } from './interactions';
import { settle, sidewaysOverflow, standStill } from './settle';
import { VIEWS, type View } from './views';

interface Picture {
  readonly name: string;
  readonly loading: Loading | undefined;
  readonly takesWindow: boolean;
}

/** Hides the strip of the demo, unless it is what is to be seen. */
function without(strip: string, path: string): string {
  if (path.includes(strip)) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${strip}=hidden`;
}

async function take(page: Page, { name, loading, takesWindow }: Picture, view: View, language: string) {
  for (const colorScheme of view.themes) {
    await page.emulateMedia({ colorScheme });
    await settle(page, loading);
    if (!takesWindow) await growWindow(page, view);
    await page.screenshot({ path: `pictures/${language}/${name}.${view.name}.${colorScheme}.png` });
    await page.setViewportSize(view.viewport);
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
          await amin.open(without('demo.strip', path));
          await take(page, { name, loading, takesWindow: isEndless }, view, language);
        });

      for (const { name, path, act, size, isOverlay = false, loading } of INTERACTIONS)
        if (size === undefined || size === view.size)
          test(`[${name}]`, async ({ page, amin }) => {
            await view.prepare?.(page);
            await amin.open(without('demo.strip', path));
            await expect(page.locator('h1').first()).toBeVisible();
            await act(amin, page);
            await take(page, { name, loading, takesWindow: isOverlay }, view, language);
          });
    });
