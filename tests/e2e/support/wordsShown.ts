import type { Page } from '@playwright/test';

/**
 * The number of words that a person sees in the main content, on the screen or below it. Folded content and text that
 * is only for assistive technology does not count.
 */
export async function wordsShown(page: Page): Promise<number> {
  return page.getByRole('main').evaluate((main) => {
    const isVisible = (holder: Element): boolean => {
      if (!holder.checkVisibility({ visibilityProperty: true }) || holder.closest('svg') !== null)
        return false;
      for (let box: Element | null = holder; box !== null; box = box.parentElement)
        if (getComputedStyle(box).clipPath === 'inset(50%)') return false;
      return true;
    };
    let count = 0;
    const nodes = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
      const holder = node.parentElement;
      if (holder === null || !isVisible(holder)) continue;
      count += (node.textContent ?? '').split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    }
    return count;
  });
}
