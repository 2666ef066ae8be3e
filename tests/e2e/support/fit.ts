import type { Page } from '@playwright/test';

/** What does not fit into the window: the page itself when it scrolls sideways, and words cut off in what is pressed. */
export async function misfits(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const overflow = scrollWidth - clientWidth;
    const cut: string[] = [];
    for (const element of document.querySelectorAll('button, a, label, [role="menuitem"]')) {
      if (!element.checkVisibility()) continue;
      const box = element.getBoundingClientRect();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        /* What is there for assistive technology alone is one pixel wide. */
        if (text.textContent?.trim() === '' || (text.parentElement?.offsetWidth ?? 0) < 2) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right } = range.getBoundingClientRect();
        if (left < box.left - 1 || right > box.right + 1) cut.push(`cut: ${text.textContent ?? ''}`);
      }
    }
    return overflow > 0 ? [`${String(overflow)} pixels beyond the side`, ...cut] : cut;
  });
}
