import type { Page } from '@playwright/test';

/** What does not fit into the window: the page itself when it scrolls sideways, and words cut off in what is pressed. */
export async function misfits(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const overflow = scrollWidth - clientWidth;
    const cut = Array.from(document.querySelectorAll('button, a, label, [role="menuitem"]'))
      .filter((element) => element.checkVisibility() && element.clientWidth > 1)
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map(({ textContent }) => `cut: ${textContent}`);
    return overflow > 0 ? [`${String(overflow)} pixels beyond the side`, ...cut] : cut;
  });
}
