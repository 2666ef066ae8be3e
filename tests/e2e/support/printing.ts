import type { Page } from '@playwright/test';

const MARK = 'printed';

/** In pixels: A4 without the margins of 15 mm (`@page` in printed-sheet.module.scss). */
export const PAPER = { width: 680, height: 1009 };

/** Makes `window.print()` return at once, because its dialog blocks the page. Each call adds a performance mark. */
export async function ignorePrint(page: Page): Promise<void> {
  await page.addInitScript((mark) => {
    Object.assign(window, { print: () => void performance.mark(mark) });
  }, MARK);
}

/** How often the document was printed. */
export async function printsOf(page: Page): Promise<number> {
  return page.evaluate((mark) => performance.getEntriesByName(mark).length, MARK);
}
