import type { Page } from '@playwright/test';

/**
 * Returns what does not fit into the window: the page when it scrolls sideways, and texts that are cut off by the
 * window, by a control, or by a box with hidden overflow.
 */
export async function misfits(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found =
      scrollWidth > clientWidth ? [`${String(scrollWidth - clientWidth)} pixels beyond the side`] : [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const words = text.textContent?.trim() ?? '';
      const holder = text.parentElement;
      if (words === '' || holder === null || !holder.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const drawn = range.getBoundingClientRect();
      const cutter = cutterOf(holder, drawn);
      if (cutter !== undefined) found.push(`cut by ${cutter}: ${words}`);
    }
    return [...new Set(found)];

    /** The box that cuts a text off. Undefined when the text is fully visible or visually hidden on purpose. */
    function cutterOf(holder: Element, drawn: DOMRect): string | undefined {
      for (let box: Element | null = holder; box !== null && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        /* Skips text that is shortened on purpose. It is complete on the page that it links to. */
        if (style.clipPath !== 'none' || style.webkitLineClamp !== 'none') return undefined;
        /* A line that scrolls sideways, such as the filters of a long list. */
        if (style.overflowX === 'auto' || style.overflowX === 'scroll') return undefined;
        if (cuts(box, style, drawn)) return nameOf(box);
        if (style.position === 'fixed') break;
      }
      return drawn.left < -1 || drawn.right > clientWidth + 1 ? 'the window' : undefined;
    }

    function cuts(box: Element, style: CSSStyleDeclaration, { left, right, top, bottom }: DOMRect): boolean {
      const edge = box.getBoundingClientRect();
      const isPressed = box.matches('button, a, label, [role="menuitem"]') && style.display !== 'inline';
      const cutsAcross = isPressed || style.overflowX !== 'visible';
      if (cutsAcross && (left < edge.left - 1 || right > edge.right + 1)) return true;
      const cutsDown = style.overflowY === 'hidden' || style.overflowY === 'clip';
      return cutsDown && (top < edge.top - 1 || bottom > edge.bottom + 1);
    }

    function nameOf({ tagName, className }: Element): string {
      return `${tagName.toLowerCase()}.${className}`;
    }
  });
}
