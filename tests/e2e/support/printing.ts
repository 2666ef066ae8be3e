import type { Page } from '@playwright/test';

const MARK = 'printed';

/** Makes `window.print()` return at once, because its dialog blocks the page. Each call leaves a mark. */
export async function ignorePrint(page: Page): Promise<void> {
  await page.addInitScript((mark) => {
    Object.assign(window, { print: () => void performance.mark(mark) });
  }, MARK);
}

/** How often the document was printed. */
export async function printsOf(page: Page): Promise<number> {
  return page.evaluate((mark) => performance.getEntriesByName(mark).length, MARK);
}
