import type { Page } from '@playwright/test';
import { COMPLETE_LANGUAGES } from '../../../src/domain/shared/language';
import { misfits } from '../support/fit';
import { ignorePrint, PAPER } from '../support/printing';
import { STATES } from '../support/states';
import type { LinkedState } from '../support/states/LinkedState';
import { expect, test } from '../support/test';
import { INTERACTIONS } from './interactions';
import { finishDrawing, settle } from './settle';
import { takeSmall } from './takeSmall';
import { VIEWS, type View } from './views';
import { withoutStrip } from './withoutStrip';

/** Pixels. Hundreds of thumbnails fit on one sheet. */
const THUMBNAIL_HEIGHT = 300;

/** Takes a screenshot of the same page in every theme of the view. */
async function take(page: Page, { name, isOverlay }: LinkedState, view: View, language: string) {
  for (const colorScheme of view.themes) {
    await page.emulateMedia({ colorScheme });
    if (isOverlay !== true) await growWindow(page, view);
    await finishDrawing(page);
    const file = `${name}.${view.name}.${colorScheme}`;
    await page.screenshot({ path: `pictures/${language}/${file}.png` });
    await page.setViewportSize(view.viewport);
    await takeSmall(page, THUMBNAIL_HEIGHT, `pictures/thumbnails/${language}/${file}.webp`);
  }
  expect.soft(await misfits(page), 'what does not fit').toEqual([]);
}

/** A printed state is taken in one view only, because paper has one width. */
function isTakenIn({ name, size }: View, state: LinkedState): boolean {
  if (state.isPrinted === true) return name === 'desktop';
  return state.size === undefined || state.size === size;
}

/** Makes the window as high as the page, so that sticky elements are where they are at the end of the page. */
async function growWindow(page: Page, { viewport: { width, height } }: View): Promise<void> {
  const needed = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, needed) });
}

for (const language of COMPLETE_LANGUAGES)
  for (const view of VIEWS)
    test.describe(`[${language}] [${view.name}]`, () => {
      test.use({
        language,
        size: view.size,
        viewport: view.viewport,
        /* Some states show an error on purpose and log it to the console. */
        expectedReport: /\[amin\] |Failed to load resource|The demo threw|Failed to execute '\w+' on 'Node'/u,
      });

      for (const state of STATES)
        if (isTakenIn(view, state))
          test(`[${state.name}]`, async ({ page, amin }) => {
            await view.prepare?.(page);
            await ignorePrint(page);
            await amin.open(withoutStrip(state.path));
            await settle(page, state);
            await take(page, state, state.isPrinted === true ? { ...view, viewport: PAPER } : view, language);
          });

      for (const state of INTERACTIONS)
        test(`[${state.name}]`, async ({ page, amin }) => {
          await view.prepare?.(page);
          await amin.open(withoutStrip(state.path));
          await settle(page, state);
          await state.act(amin, page);
          await take(page, state, view, language);
        });
    });
